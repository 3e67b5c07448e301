public import Foundation

/// Writes names of people.
open class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// `medium`.
        case `default`
        /// The nickname, or the given name.
        case short
        /// Given name and family name.
        case medium
        /// All of it.
        case long
        /// Initials.
        case abbreviated
    }

    /// Nothing that could be chosen.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No effect on a picture.
        public static let phonetic = Options(rawValue: 2)
    }

    open var style = Style.default
    /// No effect on a picture.
    open var isPhonetic = false
    /// `nil` is the machine's.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let parts = NameParts(components, locale: locale ?? .current)
        switch style {
        case .short: return parts.short
        case .default, .medium: return parts.medium
        case .long: return parts.long
        case .abbreviated: return parts.initials
        }
    }

    /// The first word is the given name, the last one of several the family name, and what is between them the middle name; `nil`
    /// without words.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = first
        if words.count > 1 { components.familyName = words[words.count - 1] }
        if words.count > 2 { components.middleName = words[1..<words.count - 1].joined(separator: " ") }
        return components
    }

    /// Of `PersonNameComponents`; `nil` of anything else.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}
