/// Where scrolling comes to rest. Nobody scrolls a picture: it is not asked. No effect on a picture.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Changes where scrolling is about to come to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
