import Appearance
import DisplayLists
import Foundation

extension UIWindow {
    /// Shows what the root controller and those above it present, and nothing else.
    func showPresented() {
        let wanted = rootViewController?.presentedChain ?? []
        let kept = zip(presentations, wanted).prefix { $0.controller === $1 }.count
        for view in presentations[kept...] { view.takeAway() }
        presentations.removeSubrange(kept...)
        for controller in wanted.dropFirst(kept) {
            let view = PresentationView(controller, in: self, index: presentations.count)
            presentations.append(view)
            addSubview(view)
            view.layoutIfNeeded()
            controller.appear()
        }
    }

    /// Whether something is presented that is not shown, or shown that is not presented.
    package var lacksPresentations: Bool {
        let wanted = rootViewController?.presentedChain ?? []
        return !wanted.elementsEqual(presentations) { $0 === $1.controller }
    }

    /// Tells what is shown above the root controller that it has appeared.
    package func presentationsDidAppear() {
        for view in presentations { view.controller.didAppear() }
    }

    // MARK: Listing

    /// Adds what is not behind an opaque cover, and as a card what recedes behind a sheet.
    func listShown(into listing: inout Listing) {
        let first = presentations.lastIndex(where: \.isOpaqueCover) ?? 0
        let covered = presentations.indices.contains(first) && presentations[first].isOpaqueCover
        let root = rootViewController?.viewIfLoaded
        let receding = presentations[first...].firstIndex(where: \.recedesPresenter)
        var behind = covered ? [] : [root].compactMap { $0 }
        for view in presentations[first..<(receding ?? first)] { behind.append(view) }
        for view in subviews where view !== root && !(view is PresentationView) { listing.add(view) }
        if receding == nil {
            for view in behind { listing.add(view) }
        } else {
            listReceded(behind, into: &listing)
        }
        for view in presentations[(receding ?? first)...] { listing.add(view) }
    }

    /// A card that is as narrow as a list's content, below the safe area and darker.
    private func listReceded(_ views: [UIView], into listing: inout Listing) {
        if backgroundColor == nil { listing.fill(.rectangle(bounds), .black) }
        let inset = SheetMetrics.presenterInset(width: bounds.width)
        let scale = (bounds.width - 2 * inset) / bounds.width
        let top = pixelGrid.round(SheetMetrics.presenterTop(safeAreaTop: safeAreaInsets.top))
        let card = Shape.roundedRectangle(
            RoundedRectangle(rect: bounds, radius: SheetMetrics.presenterRadius / scale, curve: .continuous))
        listing.group(Group(transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: inset, ty: top))) { listing in
            listing.group(Group(clip: card)) { listing in
                for view in views { listing.add(view) }
                listing.fill(.rectangle(bounds), ResolvedColor(red: 0, green: 0, blue: 0, alpha: SheetMetrics.dimming))
            }
        }
    }
}
