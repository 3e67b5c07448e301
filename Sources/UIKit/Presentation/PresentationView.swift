import Appearance
import DisplayLists
import Foundation

/// What a window shows of one presented controller: what lies over its presenter, and a card with the controller's view.
final class PresentationView: UIView {
    let controller: UIViewController
    let form: PresentationForm
    private let dimmingView = UIView()
    private let card = UIView()
    private let grabber = UIView()

    /// Whether the presenter becomes a card behind this one.
    private(set) var recedesPresenter = false
    var isOpaqueCover: Bool { form == .cover(isOpaque: true) }

    /// - Parameter index: How many others are shown below.
    init(_ controller: UIViewController, in window: UIWindow, index: Int) {
        self.controller = controller
        form = controller.presentationForm(window.traitCollection)
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        listingName = ListingName(index == 0 ? "presented" : "presented \(index + 1)", role: "presentation")
        dimmingView.listingName = ListingName("dimming")
        card.listingName = ListingName("", role: "card")
        grabber.listingName = ListingName("grabber")
        setTraits()
        if isOpaqueCover { backgroundColor = .black }
        addSubview(dimmingView)
        addSubview(card)
        card.clipsToBounds = true
        card.layer.cornerCurve = .continuous
        // What glass comes to where the controller's own view shows nothing.
        if window.traitCollection.generation == .iOS26, isCard { card.backgroundColor = .systemBackground }
        // A guess: the colour of the grabber.
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = SheetMetrics.grabberHeight / 2
    }

    required init?(coder: NSCoder) { nil }

    private var isCard: Bool {
        switch form {
        case .cover, .alert: false
        case .sheet, .card, .popover: true
        }
    }

    /// Whether bars inside are those of a sheet.
    var hasSheetBars: Bool { form == .sheet || form == .card(isPage: true) || form == .card(isPage: false) }

    /// Sheets stand above the window's level; what is narrow in a wide window is laid out as in a narrow one.
    private func setTraits() {
        guard isCard else { return }
        traitOverrides.userInterfaceLevel = .elevated
        if form != .sheet, form != .card(isPage: true) { traitOverrides.horizontalSizeClass = .compact }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let window, let view = controller.view else { return }
        let place = PresentationPlace(of: controller, form, in: window)
        recedesPresenter = place.recedes
        dimmingView.frame = bounds
        dimmingView.backgroundColor = UIColor(white: 0, alpha: place.dimming)
        dimmingView.isHidden = place.dimming == 0 || place.recedes
        card.frame = place.frame
        card.layer.cornerRadius = place.cornerRadius
        card.layer.maskedCorners = place.corners
        if view.superview !== card {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.listingName = view.listingName ?? ListingName("", role: "view")
            card.insertSubview(view, at: 0)
        }
        if view.frame != card.bounds { view.frame = card.bounds }
        if let cover = place.cover { view.cover(cover) }
        placeGrabber(isShown: place.showsGrabber)
    }

    /// A popover stands out by its shadow, for which other floating things' stands in: no picture shows one.
    package override func listContent(into listing: inout Listing) {
        super.listContent(into: &listing)
        guard form == .popover else { return }
        let paint = BarInk.paint(traitCollection)
        let card = RoundedRectangle(rect: card.frame, radius: card.layer.cornerRadius, curve: .continuous)
        let shadow = Shadow(
            shape: .roundedRectangle(card), color: ResolvedColor(paint.shadow),
            offset: CGSize(width: 0, height: paint.shadowOffset), radius: paint.shadowRadius)
        listing.group(Group(shadow: shadow)) { _ in }
    }

    private func placeGrabber(isShown: Bool) {
        guard isShown else { return grabber.removeFromSuperview() }
        if grabber.superview == nil { card.addSubview(grabber) }
        grabber.frame = CGRect(
            x: (card.bounds.width - SheetMetrics.grabberWidth) / 2, y: SheetMetrics.grabberInset,
            width: SheetMetrics.grabberWidth, height: SheetMetrics.grabberHeight)
    }

    /// Gives the controller's view back as it was.
    func takeAway() {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.viewIfLoaded?.ownSafeAreaInsets = nil
        removeFromSuperview()
    }
}

extension UIView {
    /// Whether the view is in a sheet, whose bars are higher.
    var isInSheet: Bool {
        var view = superview
        while let current = view {
            if let presentation = current as? PresentationView { return presentation.hasSheetBars }
            view = current.superview
        }
        return false
    }
}
