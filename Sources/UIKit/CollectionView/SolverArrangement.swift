import CollectionLayout
import Foundation

/// What a layout gives the solver.
@MainActor
struct SolverArrangement {
    /// What sections are laid out in, points.
    var container: CGSize
    var configuration: LayoutConfiguration
    var specs: [SectionSpec]
    /// What the collection view keeps of each section.
    var sections: [SolvedSection]
}
