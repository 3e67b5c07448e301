public import UIKit

/// A change that several previews share.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What the previews share.
    associatedtype Context = Void
    /// The changed view.
    associatedtype Body: View
    /// The view of a preview.
    typealias Content = PlaceholderContentView<Self>
    static func makeSharedContext() async throws -> Context
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A change that several previews share. Not drawn yet: previews are drawn without it.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
        PreviewTrait { _ in }
    }
}
