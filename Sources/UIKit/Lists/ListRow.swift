import Appearance
import DisplayLists
import Foundation

/// A row of a list or a table, as its separators, its card and its swipe actions see it.
@MainActor
protocol ListRow: UIView {
    var configurationState: UICellConfigurationState { get }
    /// The card corners that the row's place in its section rounds; `nil` keeps it square.
    var cardShape: RoundedRectangle? { get set }
    /// Where separators start, from the leading edge, points.
    var separatorLeading: Double { get }
    /// How far before the trailing edge separators end, points; `nil` leaves it to the look.
    var separatorTrailing: Double? { get }
    /// Whether the row looks selected, so that the lines beside it give way.
    var hidesSeparators: Bool { get }
    /// Whether the row belongs to what is selected.
    var looksSelected: Bool { get }
    /// From the row's trailing side to its outermost accessory, points; `nil` is the row's layout margin.
    var trailingAccessoryMargin: Double? { get }
    /// How far indentation moves the content, points. It counts as a wider leading margin.
    var indentation: CGFloat { get }
}

extension ListRow {
    var hidesSeparators: Bool {
        let state = configurationState
        return state.isSelected || state.isHighlighted
    }

    var looksSelected: Bool { configurationState.isSelected }
    var trailingAccessoryMargin: Double? { nil }
}

/// Views that a row places itself and that never reach into a card's corners.
@MainActor
protocol RowFurniture: UIView {}
