import Foundation

/// The boxes of symbols' families, in points at 17 points. Sources: uikit-metrics §12.2 and, for the semibold chevron and
/// checkmark, uikit-rules §5.1; those of plus and xmark are built with the margins of minus.
struct SymbolFrame: Hashable, Sendable {
    /// (width, height) at the scales small, medium, large.
    private let regular: [CGSize]
    private let bold: [CGSize]

    private init(_ regular: [(Double, Double)], bold: [(Double, Double)]? = nil) {
        self.regular = regular.map { CGSize(width: $0.0, height: $0.1) }
        self.bold = (bold ?? regular).map { CGSize(width: $0.0, height: $0.1) }
    }

    static let circle = SymbolFrame(
        [(15.5, 15.5), (20, 20), (26, 26)], bold: [(16, 16), (21, 21), (26.5, 26.5)])
    static let chevron = SymbolFrame(
        [(10.4, 14), (12.5, 17.5), (16, 22.5)], bold: [(10.4, 14.2), (14, 18.5), (17, 23.5)])
    static let flatChevron = SymbolFrame([(15, 9), (18.5, 11.5), (23.5, 14.5)])
    static let doubleChevron = SymbolFrame(
        [(12, 15), (15.5, 19), (19.5, 24.5)], bold: [(13, 16.5), (17, 21), (21, 26.5)])
    static let checkmark = SymbolFrame(
        [(14.5, 13.5), (18.5, 17.5), (23.5, 22.5)], bold: [(15.5, 14), (19.5, 18), (24.5, 23)])
    static let minus = SymbolFrame([(14, 3.5), (18, 4.5), (22.5, 6)])
    static let plus = SymbolFrame([(14, 13.5), (18, 17.5), (22.5, 22)])
    static let xmark = SymbolFrame([(13, 12.5), (16.5, 16), (21, 20.5)])
    static let ellipsis = SymbolFrame([(14.5, 5), (18.5, 6.5), (23.5, 8)])
    /// The large one measured with `reorder` (uikit-rules §5.6).
    static let grip = SymbolFrame([(16.5, 9), (21, 11.5), (27, 15)])

    /// In points: linear in the point size, and between regular and bold in the weight.
    func size(_ style: SymbolStyle) -> CGSize {
        let index = style.scale.rawValue - 1
        let factor = style.pointSize / 17
        func blend(_ first: Double, _ second: Double) -> Double { (first + (second - first) * style.boldness) * factor }
        return CGSize(
            width: blend(regular[index].width, bold[index].width),
            height: blend(regular[index].height, bold[index].height))
    }
}
