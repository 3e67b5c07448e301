/// Makes one view of the tabs that a closure lists. Tabs know from it of what type the values are that tell them apart.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<Content: View, Title: View>(
        _ tab: Tab<TabValue, Content, Title>
    ) -> Tab<TabValue, Content, Title> { tab }
    /// Screens that have their tab from `tabItem`, and tabs without a value.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @MainActor @preconcurrency
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { ViewBuilder.buildBlock(repeat each content) }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    @MainActor @preconcurrency
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(first: first)
    }
    @MainActor @preconcurrency
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(second: second)
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
