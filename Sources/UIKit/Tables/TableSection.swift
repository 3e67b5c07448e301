import Appearance
import CollectionLayout
import DisplayLists
import Foundation

/// One section of a table in its place.
@MainActor
struct TableSection {
    /// What stands above or below the rows.
    enum Boundary: Equatable {
        /// Space, whose height may be none.
        case gap(Double)
        /// A title or a view; `nil` fits the height to it.
        case shown(fixedHeight: Double?)

        var isShown: Bool { if case .shown = self { true } else { false } }
    }

    let section: Int
    let itemCount: Int
    let header: Boundary
    let footer: Boundary
    let headerPlace: TableMetrics.HeaderPlace
    let frame: TableFrame
    /// What a row is taken to be tall before it is asked for or measured.
    let rowEstimate: Double

    private var metrics: TableMetrics { frame.metrics }

    /// What the solver needs.
    var spec: ListSectionSpec {
        ListSectionSpec(
            itemCount: itemCount, rowEstimate: rowEstimate,
            header: spec(header) { height in
                .header(
                    estimate: height, topPadding: frame.headerTopPadding, pins: metrics.list.pinsSupplementaries,
                    followsInsets: metrics.list.supplementariesFollowSectionInsets)
            },
            footer: spec(footer) { height in
                .footer(
                    estimate: height, pins: metrics.list.pinsSupplementaries,
                    followsInsets: metrics.list.supplementariesFollowSectionInsets)
            },
            insets: DirectionalInsets(
                top: gap(header), leading: frame.sideInsets.leading, bottom: gap(footer),
                trailing: frame.sideInsets.trailing))
    }

    private func spec(
        _ boundary: Boundary, _ make: (Double) -> ListSectionSpec.Boundary
    ) -> ListSectionSpec.Boundary? {
        guard case .shown(let height) = boundary else { return nil }
        return make(height ?? metrics.list.supplementaryEstimate)
    }

    private func gap(_ boundary: Boundary) -> Double {
        if case .gap(let height) = boundary { height } else { 0 }
    }

    // MARK: Rows

    /// The card corners that a row rounds; `nil` for none.
    func card(of item: Int, size: CGSize) -> RoundedRectangle? {
        guard metrics.list.roundsSections else { return nil }
        var corners: RoundedRectangle.Corners = []
        if item == 0 { corners.formUnion([.topLeft, .topRight]) }
        if item == itemCount - 1 { corners.formUnion([.bottomLeft, .bottomRight]) }
        guard !corners.isEmpty else { return nil }
        return RoundedRectangle(
            rect: CGRect(origin: .zero, size: size), radius: metrics.list.cornerRadius(height: size.height),
            corners: corners, curve: .continuous)
    }

    /// - Parameter isBeforeHeader: Whether a section with a header follows.
    func position(of item: Int, isBeforeHeader: Bool) -> ListMetrics.RowPosition {
        ListMetrics.RowPosition(
            isFirst: item == 0, isLast: item == itemCount - 1, hasHeader: header.isShown, hasFooter: footer.isShown,
            isBeforeHeader: isBeforeHeader)
    }
}

/// What all sections of a table have in common across it, in points.
struct TableFrame: Hashable {
    var metrics: TableMetrics
    /// From the table's sides to its rows.
    var sideInsets: (leading: Double, trailing: Double) { (leadingInset, trailingInset) }
    var leadingInset: Double
    var trailingInset: Double
    /// From a row's sides to what it holds, without the safe area.
    var margin: Double
    /// From a row's trailing side to its outermost accessory, without the safe area.
    var accessoryMargin: Double
    /// How far the screen's edges reach into rows.
    var safeArea: NSDirectionalEdgeInsets
    /// Above each header.
    var headerTopPadding: Double

    func context(_ role: ListContext.Role) -> ListContext {
        ListContext(
            appearance: metrics.list.appearance, role: role, margin: margin, accessoryMargin: accessoryMargin,
            safeArea: safeArea,
            generation: metrics.list.generation)
    }
}

extension ListMetrics {
    var appearance: UICollectionLayoutListConfiguration.Appearance {
        switch environment {
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        default: .plain
        }
    }
}
