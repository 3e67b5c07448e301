/// A view or view controller to look at while it is written: what `#Preview` makes, and `galley preview` draws.
@MainActor @preconcurrency
public struct Preview {
    /// What a preview of a view can be asked for.
    public struct ViewTraits: Sendable {}

    /// What is shown.
    package enum Shown {
        case view(UIView)
        case controller(UIViewController)

        @MainActor init(_ content: any PreviewContent) {
            switch content {
            case let controller as UIViewController: self = .controller(controller)
            case let view as UIView: self = .view(view)
            // Nothing else is such content; an empty screen stands for it.
            default: self = .view(UIView())
            }
        }
    }

    /// As given to the macro; `nil` is none.
    package var name: String?
    package var traits: [PreviewTrait<ViewTraits>]
    /// Makes what is shown, anew each time.
    package var makeSubject: @MainActor () -> PreviewSubject

    package init(
        _ name: String?, traits: [PreviewTrait<ViewTraits>], makeSubject: @escaping @MainActor () -> PreviewSubject
    ) {
        self.name = name
        self.traits = traits
        self.makeSubject = makeSubject
    }

    /// A view that fills the screen, or a view controller as it first appears.
    public init<Content: PreviewContent>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> Content
    ) {
        self.init(name, traits: traits) { PreviewSubject(Shown(body())) }
    }

    /// What is shown, with everything that the macro and its traits say.
    package func subject() -> PreviewSubject {
        var subject = makeSubject()
        if let name { subject.name = name }
        for trait in traits { trait.apply(to: &subject) }
        return subject
    }
}
