import Appearance
import Foundation

/// Where the card of a presented controller is in its window: points, in the window's space.
@MainActor
struct PresentationPlace {
    var frame: CGRect
    /// What covers the edges of the controller's view; `nil` is what the window's safe area reaches.
    var cover: UIEdgeInsets?
    var cornerRadius: CGFloat = 0
    var corners = CACornerMask.all
    /// Black over the window behind the card.
    var dimming: CGFloat = 0
    /// Whether the presenter becomes a card behind this one.
    var recedes = false
    var showsGrabber = false

    private let controller: UIViewController
    private let bounds: CGRect
    private let safe: UIEdgeInsets
    private let metrics: SheetMetrics

    init(of controller: UIViewController, _ form: PresentationForm, in window: UIWindow) {
        self.controller = controller
        bounds = window.bounds
        safe = window.safeAreaInsets
        metrics = SheetMetrics(window.traitCollection.generation)
        frame = window.bounds
        switch form {
        case .cover, .alert: break
        case .sheet: placeSheet()
        case .card(let isPage): placeCard(isPage: isPage)
        case .popover: placePopover(in: window)
        }
    }

    // MARK: Sheets

    private mutating func placeSheet() {
        let sheet = controller.sheetController
        let isEdgeToEdge = bounds.width <= bounds.height
        let top = SheetMetrics.presenterTop(safeAreaTop: safe.top) + SheetMetrics.presenterReach
        let full = max(0, bounds.height - top)
        let medium = (bounds.height * SheetMetrics.mediumShare).rounded()
        let detent = sheet.shownDetent(
            SheetContext(
                containerTraitCollection: controller.traitCollection, maximumDetentValue: full - safe.bottom,
                mediumValue: medium - safe.bottom))
        let height = min(full, detent.value + safe.bottom)
        let isFull = height >= full - 0.001
        let inset = isFull ? 0 : metrics.floatingInset
        frame = CGRect(x: inset, y: bounds.height - height, width: bounds.width - 2 * inset, height: height - inset)
        cover = UIEdgeInsets(
            top: 0, left: isEdgeToEdge ? safe.left : 0, bottom: max(0, safe.bottom - inset),
            right: isEdgeToEdge ? safe.right : 0)
        cornerRadius = sheet.preferredCornerRadius ?? metrics.cornerRadius
        if inset == 0 { corners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
        recedes = isFull && metrics.presenterRecedes && isEdgeToEdge
        dimming = sheet.isUndimmed(at: detent.identifier) ? 0 : SheetMetrics.dimming
        showsGrabber = sheet.prefersGrabberVisible
    }

    // MARK: Cards

    private mutating func placeCard(isPage: Bool) {
        let asked = isPage ? .zero : controller.preferredContentSize
        let room = bounds.insetBy(dx: SheetMetrics.cardMargin, dy: SheetMetrics.cardMargin)
        let size = CGSize(
            width: min(
                asked.width > 0 ? asked.width : isPage ? SheetMetrics.pageWidth : SheetMetrics.formWidth, room.width),
            height: min(asked.height > 0 ? asked.height : isPage ? room.height : SheetMetrics.formHeight, room.height))
        frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        cover = .zero
        cornerRadius = controller.sheetController.preferredCornerRadius ?? metrics.cornerRadius
        dimming = SheetMetrics.dimming
        showsGrabber = controller.sheetController.prefersGrabberVisible
    }

    // MARK: Popovers

    private mutating func placePopover(in window: UIWindow) {
        let popover = controller.popoverController
        let asked = controller.preferredContentSize
        let size = CGSize(
            width: asked.width > 0 ? asked.width : SheetMetrics.popoverWidth,
            height: asked.height > 0 ? asked.height : SheetMetrics.popoverHeight)
        frame = Self.beside(popover.source(in: window), size, in: bounds.inset(by: safe))
        cover = .zero
        cornerRadius = metrics.popoverRadius
    }

    /// Below what it comes from, or above it where there is more room, as far as there is room at all.
    static func beside(_ source: CGRect, _ wanted: CGSize, in bounds: CGRect) -> CGRect {
        let margin = SheetMetrics.popoverMargin
        let room = bounds.insetBy(dx: margin, dy: margin)
        let (above, below) = (source.minY - margin - room.minY, room.maxY - source.maxY - margin)
        let isBelow = wanted.height <= below || below >= above
        let size = CGSize(
            width: min(wanted.width, room.width), height: max(0, min(wanted.height, isBelow ? below : above)))
        let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
        return CGRect(
            x: x.rounded(), y: isBelow ? source.maxY + margin : source.minY - margin - size.height, width: size.width,
            height: size.height)
    }
}

/// What a sheet's height depends on in a window.
struct SheetContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// Of the medium height, above the safe area.
    let mediumValue: CGFloat
}
