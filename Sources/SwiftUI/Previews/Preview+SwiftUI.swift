public import UIKit

/// A view to look at while it is written; `galley preview` draws it.
///
/// - Parameters:
///   - name: names the picture.
///   - traits: the size and orientation of the picture.
///   - body: makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Marks a variable in the body of a preview that has state of its own. A picture shows its first value.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")

extension Preview {
    /// A view in the middle of the screen, or in the size that its traits ask for.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, traits: traits) { PreviewedView.subject(of: body()) }
    }
}
