extension NSLayoutConstraint {
    /// What of an item a constraint is about.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// How the items of a visual format are aligned across it, and which way it runs.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical spaces run from last to first baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        private init(_ attribute: Attribute) {
            self.init(rawValue: 1 << UInt(attribute.rawValue))
        }

        private static let alignments: [Attribute] = [
            .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
        ]

        /// The attributes that items are aligned by.
        var alignment: [Attribute] { Self.alignments.filter { contains(FormatOptions($0)) } }
    }
}

extension NSLayoutConstraint.Attribute {
    /// `nil` for no attribute.
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .notAnAttribute: nil
        }
    }

    var isLength: Bool { self == .width || self == .height }

    /// Whether it goes by reading direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether it is the left or right side whatever the reading direction.
    var isSided: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// As it is written in a description.
    var name: String {
        switch self {
        case .notAnAttribute: ""
        default: "\(self)"
        }
    }
}
