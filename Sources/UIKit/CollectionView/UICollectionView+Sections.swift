import CollectionLayout
import DisplayLists
import Foundation

extension UICollectionView {
    /// Asks for the sections again when the data, the size or the traits are others.
    func prepareSolver() {
        guard dataSource != nil, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            bounds.width > 0
        else {
            solver = nil
            return
        }
        let solvedFor = SolvedFor(
            size: bounds.size, traits: traitCollection, margins: layoutMargins, safeArea: restingSafeArea)
        guard needsSections || solver == nil || self.solvedFor != solvedFor else { return }
        needsSections = false
        let specs = askForSections(layout)
        let scale = pixelGrid.scale
        let configuration = layout.configuration.spec(environment: environmentInsets)
        // Only the height may be another one for what was measured to hold.
        var sameHeight = solvedFor
        sameHeight.size.height = self.solvedFor?.size.height ?? bounds.height
        if let previous = solver, self.solvedFor == sameHeight {
            solver = CollectionSolver(
                sections: specs, containerSize: bounds.size, scale: scale, configuration: configuration,
                carrying: previous, map: { $0 })
        } else {
            solver = CollectionSolver(
                sections: specs, containerSize: bounds.size, scale: scale, configuration: configuration)
        }
        self.solvedFor = solvedFor
        refreshListContexts()
    }

    /// What the layout's provider says of each section.
    private func askForSections(_ layout: UICollectionViewCompositionalLayout) -> [SectionSpec] {
        let surroundings = LayoutSurroundings(size: bounds.size, traitCollection: traitCollection)
        let count = numberOfSections
        var specs: [SectionSpec] = []
        sections = []
        for section in 0..<count {
            let items = max(0, numberOfItems(inSection: section))
            let declared = layout.sectionProvider(section, surroundings)
            switch declared?.kind {
            case .list(let configuration):
                let list = ListSection(
                    configuration: configuration, section: section, sectionCount: count, itemCount: items, in: self)
                var spec = list.spec
                if let own = declared?.contentInsets { spec.insets = spec.insets.adding(own) }
                sections.append(SolvedSection(itemCount: items, list: list))
                specs.append(.list(spec))
            case .group(let group):
                let spec = declared?.spec(group, itemCount: items, in: surroundings)
                sections.append(SolvedSection(itemCount: items))
                specs.append(spec.map { .compositional($0) } ?? .list(.empty))
            case nil:
                precondition(
                    items == 0,
                    "Invalid section definition. Please specify a valid section definition when content is to be "
                        + "rendered for a section.")
                sections.append(SolvedSection(itemCount: 0))
                specs.append(.list(.empty))
            }
        }
        return specs
    }

    private var environmentInsets: LayoutConfiguration.EnvironmentInsets {
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
