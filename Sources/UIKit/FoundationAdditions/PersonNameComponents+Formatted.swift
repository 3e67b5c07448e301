public import Foundation

extension PersonNameComponents {
    /// How `formatted(_:)` writes a name.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            case short, medium, long, abbreviated
        }

        /// How much of the name is written.
        public var style: Style
        /// Whose order the parts have.
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        public func format(_ value: PersonNameComponents) -> String {
            let parts = NameParts(value, locale: locale)
            return switch style {
            case .short: parts.short
            case .medium: parts.medium
            case .long: parts.long
            case .abbreviated: parts.initials
            }
        }

        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }

    /// Given name and family name.
    public func formatted() -> String { FormatStyle().format(self) }
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A name as it is written in the machine's language.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}
