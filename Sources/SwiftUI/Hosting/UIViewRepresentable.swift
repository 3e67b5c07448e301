public import UIKit

/// A view of UIKit among views.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The kind of view.
    associatedtype UIViewType: UIView
    /// What the view talks to.
    associatedtype Coordinator = Void
    /// What the view is made with.
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date; called once after it is made.
    func updateUIView(_ uiView: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
    /// The size that the view takes of a proposal, points; `nil` is its intrinsic one.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    func representedNode(_ environment: EnvironmentValues) -> ViewNode {
        let context = Context(coordinator: makeCoordinator(), environment: environment)
        return environment.asCurrent {
            let view = makeUIView(context: context)
            updateUIView(view, context: context)
            return PlatformNode(view, environment) { proposal, _ in
                sizeThatFits(proposal, uiView: view, context: context) ?? PlatformNode.intrinsicSize(proposal, view)
            }
        }
    }
}

/// What a view of UIKit is made with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}
