/// What `#Preview` shows without SwiftUI: views and view controllers.
///
/// The macro's result is any of these rather than one of two classes, for the sake of closures of several statements
/// without `return`: as far as the type checker knows they would suit any class, and they are SwiftUI's.
@MainActor @preconcurrency
public protocol PreviewContent: AnyObject {}

extension UIView: PreviewContent {}
extension UIViewController: PreviewContent {}

/// A view or view controller to look at while it is written; `galley preview` draws it.
///
/// - Parameters:
///   - name: names the picture.
///   - traits: the size and orientation of the picture.
///   - body: makes the view or view controller.
@freestanding(declaration)
public macro Preview<Content: PreviewContent>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> Content
) = #externalMacro(module: "PreviewMacros", type: "Preview")
