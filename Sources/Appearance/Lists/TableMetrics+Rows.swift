import DisplayLists

extension TableMetrics {
    /// How a row that shows the labels of a cell style is laid out. Lengths are points; heights hold the separator.
    package struct LabelRow: Hashable, Sendable {
        package var minimumHeight: Double
        /// Above and below a lone label together.
        package var around: Double
        /// Above the first of two labels, between them, and below the second.
        package var top: Double
        package var between: Double
        package var bottom: Double
    }

    /// Between an image and the labels. Source: uikit-metrics §3.3, as in row contents.
    package static let imageToText = 16.0
    /// Between a label and the value at the row's end, as in row contents. Source: uikit-rules §2.1.
    package static let textToValue = 8.0
    /// The column that a contact's label ends at (`value2`), from the leading margin, and the gap after it. Known from use.
    package static let contactColumn = 91.0
    package static let contactGap = 6.0

    /// A row of labels.
    ///
    /// iOS 15 to 18: 44 points; two lines of Body in 65, measured in a picture (ios-references 12). A subtitle's 17 and 12 points
    /// stand at 10 and 31½ in a content of 55½ points at 2×, as Interface Builder of those years saved the frames of such cells in
    /// public storyboards (20½ and 14½ tall, margin 20); the row has its separator below that. Picture 11 of ios-references,
    /// whose rows are 46⅔, shows a SwiftUI form (QuickTableViewController's example `SettingsView`), whose row insets are its own.
    /// iOS 26: 52, 59 and 80 points for one line at 17, 23 and 33 points, 62, 83 and 117 for a
    /// subtitle's two, with what is between known at those three sizes (uikit-rules §13); further lines
    /// as in row contents.
    package var labelRow: LabelRow {
        let minimum = ContentStyle.cell.minimumHeight(
            StyleContext(generation: list.generation, category: list.category))
        guard list.generation == .iOS26 else {
            return LabelRow(minimumHeight: minimum, around: 22 + 2.0 / 3, top: 10, between: 1, bottom: 10)
        }
        let size = TextStyle.body.attributes(list.category).size
        func at(_ values: (Double, Double, Double)) -> Double {
            let (low, high, from, to) =
                size <= 23 ? (17.0, 23.0, values.0, values.1) : (23.0, 33.0, values.1, values.2)
            return ((from + (to - from) * (size - low) / (high - low)) * 2).rounded() / 2
        }
        return LabelRow(
            minimumHeight: minimum, around: at((31, 31, 40.5)), top: at((9, 11, 15)), between: at((3, 4, 6)),
            bottom: at((11.5, 15, 20.5)))
    }
}
