public import Foundation

extension AttributeScopes {
    /// The attributes of text that a picture shows.
    public struct UIKitAttributes: AttributeScope {
        /// The face and size.
        public let font: FontAttribute
        /// The text's colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added after each character.
        public let kern: KernAttribute
        /// Points above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// Of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// What is meant by the text: strong, emphasised, code.
        public let inlinePresentationIntent: IntentAttribute

        /// What is meant by the text.
        public enum IntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
        /// The face and size.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        /// The text's colour.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        /// The colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        /// Points added after each character.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        /// The line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }
        /// Of the line under the text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }
        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
        /// Of the line through the text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }
        /// Points above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
    }

    /// The attributes of text that a picture shows.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Reaches UIKit's attributes by their names.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributedString {
    /// The same text with the attributes that labels know.
    var labelString: NSAttributedString {
        typealias Keys = AttributeScopes.UIKitAttributes
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[Keys.FontAttribute.self]
            attributes[.foregroundColor] = run[Keys.ForegroundColorAttribute.self]
            attributes[.backgroundColor] = run[Keys.BackgroundColorAttribute.self]
            attributes[.kern] = run[Keys.KernAttribute.self]
            attributes[.baselineOffset] = run[Keys.BaselineOffsetAttribute.self]
            attributes[.underlineStyle] = run[Keys.UnderlineStyleAttribute.self]?.rawValue
            attributes[.underlineColor] = run[Keys.UnderlineColorAttribute.self]
            attributes[.strikethroughStyle] = run[Keys.StrikethroughStyleAttribute.self]?.rawValue
            attributes[.strikethroughColor] = run[Keys.StrikethroughColorAttribute.self]
            attributes[.inlinePresentationIntent] = run[Keys.IntentAttribute.self]?.rawValue
            attributes[.link] = run.link
            result.append(NSAttributedString(string: String(characters[run.range]), attributes: attributes))
        }
        return result
    }
}

extension UIButton.Configuration {
    /// A text as a label shows it; `nil` where it is plain.
    func shown(
        _ plain: String?, _ attributed: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?,
        _ font: UIFont
    ) -> NSAttributedString? {
        guard let transformer, var text = attributed ?? plain.map({ AttributedString($0) }) else {
            return attributed?.labelString
        }
        for run in text.runs {
            var attributes = run.attributes
            if attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] == nil {
                attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
            }
            text[run.range].setAttributes(transformer(attributes))
        }
        return text.labelString
    }
}
