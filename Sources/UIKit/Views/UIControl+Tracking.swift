extension UIControl {
    /// Whatever targets were added: selectors call nothing off Apple's platforms, and none is kept.
    public var allTargets: Set<AnyHashable> { [] }
    /// None is kept; `nil`.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? { nil }
    /// Calls a method by its name, which nothing does off Apple's platforms. No effect on a picture.
    public func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
}
