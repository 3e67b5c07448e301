/// At a view. No effect on a picture.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views scrolling may pass. No effect on a picture.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = LimitBehavior(name: "automatic")
        public static let always = LimitBehavior(name: "always")
        public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
        public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
        public static let never = LimitBehavior(name: "never")
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}
