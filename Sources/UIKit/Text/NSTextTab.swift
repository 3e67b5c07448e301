public import Foundation

/// Where a tab leads to in a paragraph.
open class NSTextTab: NSObject {
    /// - Parameters:
    ///   - location: From the side where the text begins, points.
    ///   - options: Changes nothing in a picture.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// What of the text behind the tab stands at the location: its beginning for `left` and `natural`, its middle or its end.
    public let alignment: NSTextAlignment
    /// From the side where the text begins, points.
    public let location: CGFloat
    /// No effect on a picture.
    public let options: [OptionKey: Any]

    /// What else may be said of a tab.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The characters that end the text that a tab aligns. No effect on a picture.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    public override var hash: Int { location.hashValue }
}

/// Which way text runs.
public enum NSWritingDirection: Int, Sendable {
    /// By its letters.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
