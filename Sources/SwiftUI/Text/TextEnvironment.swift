public import Foundation
import Typesetting
import UIKit

/// What modifiers hand down to texts.
struct TextEnvironment {
    var font: Font?
    /// On top of the font, from the outermost.
    var changes: [Font.Change] = []
    /// The most lines; `nil` is no limit.
    var lineLimit: Int?
    /// Lines that room is kept for; 0 is none.
    var reservedLines = 0
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    /// 0…1.
    var minimumScale: CGFloat = 1
    var allowsTightening = false
    /// Between lines, on top of the font's, points.
    var lineSpacing: CGFloat = 0
    var textCase: Text.Case?
    /// Whether somebody has set the case, be it to none.
    var hasOwnCase = false
    var decoration = TextAttributes()
}

/// Where the lines of a text stand beside one another.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}

extension Text {
    /// Where a text that is too long is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle

        var lineBreak: Paragraph.LineBreak {
            switch self {
            case .head: .truncatingHead
            case .tail: .truncatingTail
            case .middle: .truncatingMiddle
            }
        }
    }

    /// Cases that a text's letters can be turned into.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// Whether text is that of small print. Not drawn yet.
    public struct Scale: Hashable, Sendable {
        private let name: String
        public static let `default` = Scale(name: "default")
        public static let secondary = Scale(name: "secondary")
    }

    /// Lines under and through text.
    public struct LineStyle: Hashable, Sendable {
        /// Patterns of lines.
        public enum Pattern: Hashable, Sendable {
            case solid, dot, dash, dashDot, dashDotDot

            fileprivate var style: NSUnderlineStyle {
                switch self {
                case .solid: .single
                case .dot: [.single, .patternDot]
                case .dash: [.single, .patternDash]
                case .dashDot: [.single, .patternDashDot]
                case .dashDotDot: [.single, .patternDashDotDot]
                }
            }
        }
        public static let single = LineStyle(pattern: .solid)
        private let rawStyle: Int
        let color: Color?
        public init(pattern: Pattern = .solid, color: Color? = nil) { self.init(pattern.style, color: color) }

        /// - Parameter color: `nil` is the text's.
        init(_ style: NSUnderlineStyle, color: Color?) {
            rawStyle = style.rawValue
            self.color = color
        }

        var style: NSUnderlineStyle { NSUnderlineStyle(rawValue: rawStyle) }
    }
}

extension EnvironmentValues {
    /// Of text that has none of its own; `nil` is body.
    public var font: Font? {
        get { self[storage: \.text.font] }
        set { self[storage: \.text.font] = newValue }
    }
    /// The most lines; `nil` is no limit.
    public var lineLimit: Int? {
        get { self[storage: \.text.lineLimit] }
        set {
            self[storage: \.text.lineLimit] = newValue
            self[storage: \.text.reservedLines] = 0
        }
    }
    public var multilineTextAlignment: TextAlignment {
        get { self[storage: \.text.alignment] }
        set { self[storage: \.text.alignment] = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { self[storage: \.text.truncation] }
        set { self[storage: \.text.truncation] = newValue }
    }
    /// How far text may shrink to fit, 0…1.
    public var minimumScaleFactor: CGFloat {
        get { self[storage: \.text.minimumScale] }
        set { self[storage: \.text.minimumScale] = newValue }
    }
    public var allowsTightening: Bool {
        get { self[storage: \.text.allowsTightening] }
        set { self[storage: \.text.allowsTightening] = newValue }
    }
    /// Between lines, on top of the font's, points.
    public var lineSpacing: CGFloat {
        get { self[storage: \.text.lineSpacing] }
        set { self[storage: \.text.lineSpacing] = newValue }
    }
    public var textCase: Text.Case? {
        get { self[storage: \.text.textCase] }
        set {
            self[storage: \.text.textCase] = newValue
            self[storage: \.text.hasOwnCase] = true
        }
    }

    /// Of text and symbols that say nothing themselves, as a value: style and changes.
    var resolvedFont: UIFont { resolvedFont(nil, []) }

    /// - Parameter own: `nil` is the environment's.
    func resolvedFont(_ own: Font?, _ changes: [Font.Change]) -> UIFont {
        let text = self[storage: \.text]
        let base = (own ?? text.font ?? .body).resolved(self)
        return (text.changes + changes).reduce(base) { $1.applied(to: $0) }
    }
}
