/// What of a flow layout no longer holds.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    public required init() { super.init() }

    /// Whether the delegate is asked again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether everything is laid out again.
    open var invalidateFlowLayoutAttributes = true
}
