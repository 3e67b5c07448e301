import CollectionLayout
import DisplayLists
import Foundation

extension UICollectionView {
    /// Asks the layout for the sections again when the data, the size or the traits are others. A layout that places
    /// everything itself gets no solver.
    func prepareSolver() {
        guard dataSource != nil, bounds.width > 0 else {
            (solver, isPrepared) = (nil, false)
            return
        }
        let solvedFor = SolvedFor(
            size: bounds.size, traits: traitCollection, margins: layoutMargins, safeArea: restingSafeArea)
        guard needsSections || !isPrepared || self.solvedFor != solvedFor else { return }
        collectionViewLayout.prepare()
        let arrangement = collectionViewLayout.arrangement(in: self)
        // Preparing may have invalidated what is prepared now.
        (needsSections, isPrepared) = (false, true)
        solver = arrangement.map { solver(for: $0, solvedFor) }
        sections = arrangement?.sections ?? []
        self.solvedFor = solvedFor
        refreshListContexts()
    }

    private func solver(for arrangement: SolverArrangement, _ solvedFor: SolvedFor) -> CollectionSolver {
        // Only the height may be another one for what was measured to hold.
        var sameHeight = solvedFor
        sameHeight.size.height = self.solvedFor?.size.height ?? bounds.height
        let scale = pixelGrid.scale
        var next: CollectionSolver
        if let previous = solver, self.solvedFor == sameHeight {
            next = CollectionSolver(
                sections: arrangement.specs, containerSize: arrangement.container, scale: scale,
                configuration: arrangement.configuration, carrying: previous, map: { $0 })
        } else {
            next = CollectionSolver(
                sections: arrangement.specs, containerSize: arrangement.container, scale: scale,
                configuration: arrangement.configuration)
        }
        for (section, offset) in orthogonalOffsets { next.scroll(section: section, toOrthogonalOffset: offset) }
        return next
    }

    /// What a content insets reference can name.
    var environmentInsets: LayoutConfiguration.EnvironmentInsets {
        let safe = directional(safeAreaInsets)
        let margins = directionalLayoutMargins
        // Up and down the safe area is the scroll view's matter.
        return LayoutConfiguration.EnvironmentInsets(
            safeArea: DirectionalInsets(leading: safe.leading, trailing: safe.trailing),
            layoutMargins: DirectionalInsets(leading: margins.leading, trailing: margins.trailing),
            readableContent: DirectionalInsets(leading: margins.leading, trailing: margins.trailing))
    }
}

extension ListSectionSpec {
    /// A section that shows nothing.
    static let empty = ListSectionSpec(itemCount: 0, rowEstimate: 0)
}

extension DirectionalInsets {
    func adding(_ insets: NSDirectionalEdgeInsets) -> DirectionalInsets {
        DirectionalInsets(
            top: top + insets.top, leading: leading + insets.leading, bottom: bottom + insets.bottom,
            trailing: trailing + insets.trailing)
    }
}
