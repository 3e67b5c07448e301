import Appearance
import DisplayLists
import Foundation

/// The view of an alert: darkens what it is over, and places its cards.
final class AlertView: UIView {
    private weak var controller: UIAlertController?
    private var cards: [AlertCard] = []
    private var isStale = true
    private var metrics = AlertMetrics(.iOS26, isSheet: false)

    init(_ controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        listingName = ListingName("", role: "alert")
    }

    required init?(coder: NSCoder) { nil }

    func contentChanged() {
        isStale = true
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentChanged()
    }

    // MARK: Cards

    private var isSheet: Bool { controller?.preferredStyle == .actionSheet }
    private var isPopover: Bool { isSheet && traitCollection.userInterfaceIdiom == .pad }

    private func makeCards() {
        for card in cards { card.removeFromSuperview() }
        cards = []
        guard let controller else { return }
        metrics = AlertMetrics(traitCollection.generation, isSheet: isSheet)
        let cancel = controller.actions.filter { $0.style == .cancel }
        let others = controller.actions.filter { $0.style != .cancel }
        let standsApart = metrics.cancelStandsApart || isPopover
        var content = AlertCard.Content(title: controller.title, message: controller.message)
        content.fields = isSheet ? [] : controller.textFields ?? []
        content.actions = standsApart ? others : others + cancel
        content.preferred = controller.preferredAction ?? (metrics.isGlass || isSheet ? nil : cancel.first)
        cards = [AlertCard(content, metrics, name: "alert")]
        if standsApart, !isPopover, !cancel.isEmpty {
            let content = AlertCard.Content(actions: cancel, preferred: cancel.first)
            cards.append(AlertCard(content, metrics, name: "cancel"))
        }
        for card in cards { addSubview(card) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isStale {
            isStale = false
            makeCards()
        }
        guard !cards.isEmpty else { return }
        isPopover ? placePopover() : isSheet ? placeSheet() : placeAlert()
    }

    private func placeAlert() {
        let width = min(metrics.width, bounds.width)
        let height = cards[0].height(width: width)
        let grid = pixelGrid
        cards[0].frame = CGRect(
            x: grid.round((bounds.width - width) / 2), y: grid.round((bounds.height - height) / 2), width: width,
            height: height)
    }

    private func placeSheet() {
        let width = min(bounds.width - 2 * metrics.sheetMargin, metrics.mostSheetWidth)
        let x = pixelGrid.round((bounds.width - width) / 2)
        var bottom = bounds.height - max(safeAreaInsets.bottom, metrics.sheetMargin)
        for card in cards.reversed() {
            let height = card.height(width: width)
            card.frame = CGRect(x: x, y: bottom - height, width: width, height: height)
            bottom -= height + metrics.cardGap
        }
    }

    private func placePopover() {
        guard let controller, let window else { return }
        let size = CGSize(width: metrics.width, height: cards[0].height(width: metrics.width))
        let source = controller.popoverController.source(in: window)
        cards[0].frame = PresentationPlace.beside(
            convert(source, from: window), size, in: bounds.inset(by: safeAreaInsets))
    }

    // MARK: Listing

    package override func listContent(into listing: inout Listing) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        guard !isPopover else { return }
        listing.fill(
            .rectangle(bounds), ResolvedColor(red: 0, green: 0, blue: 0, alpha: metrics.dimming(isDark: isDark)))
    }
}
