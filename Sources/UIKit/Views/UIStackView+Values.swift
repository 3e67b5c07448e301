public import Foundation

extension UIStackView {
    /// How arranged views share the length along the axis.
    public enum Distribution: Int, Hashable, Sendable {
        /// The whole length, by the views' own lengths; one of them gives way.
        case fill
        /// The whole length, all the same.
        case fillEqually
        /// The whole length, in proportion to the views' own lengths.
        case fillProportionally
        /// The views' own lengths, with the same gaps, none smaller than the spacing.
        case equalSpacing
        /// The views' own lengths, with the same distances of centres where the spacing leaves room for it.
        case equalCentering
    }

    /// Where arranged views stand across the axis.
    public enum Alignment: Int, Hashable, Sendable {
        /// From edge to edge.
        case fill
        /// At the leading edge of a vertical stack, the top of a horizontal one.
        case leading
        /// The first lines of text on one line; in a horizontal stack only.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge of a vertical stack, the bottom of a horizontal one.
        case trailing
        /// The last lines of text on one line; in a horizontal stack only.
        case lastBaseline

        /// The same as `leading`, said of a horizontal stack.
        public static let top = Alignment.leading
        /// The same as `trailing`, said of a horizontal stack.
        public static let bottom = Alignment.trailing
    }

    /// As a custom spacing: the stack's own.
    nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The system's space between neighbours: 8 points.
    nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
