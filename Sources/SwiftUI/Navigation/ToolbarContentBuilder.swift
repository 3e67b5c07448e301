import UIKit

/// Makes one content of what a closure lists.
@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    @MainActor @preconcurrency
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarContents {
        var parts: [any ToolbarContent] = []
        repeat parts.append(each content)
        return _ToolbarContents(parts: parts)
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    @MainActor @preconcurrency
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
        _ToolbarContents(parts: [first])
    }
    @MainActor @preconcurrency
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
        _ToolbarContents(parts: [second])
    }
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}
