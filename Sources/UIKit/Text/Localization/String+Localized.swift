public import Foundation

extension String {
    /// A text to look up, with values put in between: `"\(count) files"` is the key `%lld files`.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        let key: String
        let arguments: [LocalizedArgument]

        public init(_ value: String) {
            key = value
            arguments = []
        }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Collects the key and the values of a literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [LocalizedArgument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            }

            private mutating func append(_ argument: LocalizedArgument, _ specifier: String? = nil) {
                key += specifier ?? argument.specifier
                arguments.append(argument)
            }

            public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }
            public mutating func appendInterpolation(_ string: String) { append(.text(string)) }
            public mutating func appendInterpolation(_ string: Substring) { append(.text(String(string))) }
            /// Written with the locale's signs.
            public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
                append(LocalizedArgument(value))
            }
            /// Written with six digits after the point and the locale's signs.
            public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
                append(.number(Double(value)))
            }
            public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
                append(.text(String(format: specifier, value)), specifier)
            }
            public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
            where Style.FormatInput: Equatable, Style.FormatOutput == String {
                append(.text(format.format(input)))
            }
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(.text(String(localized: resource)))
            }
        }
    }

    /// A text of the string tables in the language of the interface; the key itself, filled, where no table has it.
    ///
    /// - Parameters:
    ///   - table: without its type; `nil` is `Localizable`.
    ///   - bundle: whose tables are looked through; `nil` and the main one are those of all targets.
    ///   - locale: what numbers are written for; the current one is that of the interface's language.
    ///   - comment: Changes nothing in a picture.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedTexts.string(
            keyAndValue.key, keyAndValue.arguments, table: table, bundle: bundle, language: LocalizedTexts.language,
            locale: LocalizedTexts.locale(locale))
    }

    /// A text of the string tables by a key of its own.
    ///
    /// - Parameter defaultValue: where no table has the key; its values go in the place holders.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedTexts.string(
            "\(key)", defaultValue.arguments, fallback: defaultValue.key, table: table, bundle: bundle,
            language: LocalizedTexts.language, locale: LocalizedTexts.locale(locale))
    }

    /// The text that a resource stands for, in the language of the interface.
    public init(localized resource: LocalizedStringResource) {
        self = resource.string(language: LocalizedTexts.language, locale: LocalizedTexts.locale(resource.locale))
    }
}

/// A text that is looked up later: where it is shown.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Whose tables are looked through.
    public enum BundleDescription: Hashable, Sendable {
        /// Those of all targets.
        case main
        /// The bundle that a class is of: without an app, the main one.
        case forClass(AnyClass)
        /// The bundle in a folder.
        case atURL(URL)

        public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
            switch (left, right) {
            case (.main, .main): true
            case (.forClass(let left), .forClass(let right)): left == right
            case (.atURL(let left), .atURL(let right)): left == right
            default: false
            }
        }

        public func hash(into hasher: inout Hasher) {
            if case .atURL(let url) = self { hasher.combine(url) }
        }

        var bundle: Bundle? {
            if case .atURL(let url) = self { Bundle(url: url) } else { nil }
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    /// Without its type; `nil` is `Localizable`.
    public let table: String?
    let bundle: BundleDescription
    /// What numbers are written for; the current one is that of the interface's language.
    public var locale: Locale

    /// - Parameter comment: Changes nothing in a picture.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// - Parameters:
    ///   - defaultValue: where no table has the key.
    ///   - comment: Changes nothing in a picture.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The text in a language; `nil` is the one that the tables are developed in.
    package func string(language: String?, locale: Locale) -> String {
        LocalizedTexts.string(
            key, defaultValue.arguments, fallback: defaultValue.key, table: table, bundle: bundle.bundle,
            language: language, locale: locale)
    }
}
