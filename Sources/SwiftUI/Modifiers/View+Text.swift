public import Foundation

extension View {
    /// `nil` is body.
    public func font(_ font: Font?) -> some View { inEnvironment { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> some View { fontChange(weight.map { .weight($0) }) }
    public func fontDesign(_ design: Font.Design?) -> some View { fontChange(design.map { .design($0) }) }
    public func bold(_ isActive: Bool = true) -> some View { fontChange(isActive ? .bold : nil) }
    public func italic(_ isActive: Bool = true) -> some View { fontChange(isActive ? .italic : nil) }
    public func monospaced(_ isActive: Bool = true) -> some View { fontChange(isActive ? .monospaced : nil) }
    public func monospacedDigit() -> some View { fontChange(.monospacedDigit) }

    private func fontChange(_ change: Font.Change?) -> some View {
        inEnvironment { if let change { $0[storage: \.text.changes].append(change) } }
    }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let style: Text.LineStyle? = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        return inEnvironment { $0[storage: \.text.decoration].underline = .some(style) }
    }
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let style: Text.LineStyle? = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        return inEnvironment { $0[storage: \.text.decoration].strikethrough = .some(style) }
    }
    /// - Parameter kerning: Points after each character.
    public func kerning(_ kerning: CGFloat) -> some View {
        inEnvironment { $0[storage: \.text.decoration].kerning = kerning }
    }
    /// - Parameter tracking: Points after each character.
    public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
    /// - Parameter baselineOffset: Points, upwards.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        inEnvironment { $0[storage: \.text.decoration].baselineOffset = baselineOffset }
    }

    /// The most lines; `nil` is no limit.
    public func lineLimit(_ number: Int?) -> some View { inEnvironment { $0.lineLimit = number } }
    /// - Parameter reservesSpace: Whether room is kept for all of the lines.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        inEnvironment {
            $0.lineLimit = limit
            if reservesSpace { $0[storage: \.text.reservedLines] = limit }
        }
    }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        inEnvironment {
            $0.lineLimit = limit.upperBound
            $0[storage: \.text.reservedLines] = limit.lowerBound
        }
    }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        inEnvironment {
            $0.lineLimit = nil
            $0[storage: \.text.reservedLines] = limit.lowerBound
        }
    }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    /// - Parameter lineSpacing: On top of the font's, points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { inEnvironment { $0.lineSpacing = lineSpacing } }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        inEnvironment { $0.multilineTextAlignment = alignment }
    }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { inEnvironment { $0.truncationMode = mode } }
    /// How far text may shrink to fit its lines, 0…1.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        inEnvironment { $0.minimumScaleFactor = factor }
    }
    public func allowsTightening(_ flag: Bool) -> some View { inEnvironment { $0.allowsTightening = flag } }
    public func textCase(_ textCase: Text.Case?) -> some View { inEnvironment { $0.textCase = textCase } }
    /// How wide letters are. Not drawn yet.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    /// Whether text is that of small print. Not drawn yet.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}
