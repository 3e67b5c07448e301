import Foundation
public import UIKit

/// A view controller of UIKit among views.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The kind of view controller.
    associatedtype UIViewControllerType: UIViewController
    /// What the view controller talks to.
    associatedtype Coordinator = Void
    /// What the view controller is made with.
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the view controller up to date; called once after it is made.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
    /// Nothing is taken away from a picture. No effect on a picture.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// The size that the view takes of a proposal, points; `nil` is all that is offered.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Nothing is taken away from a picture. No effect on a picture.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    func representedNode(_ environment: EnvironmentValues) -> ViewNode {
        let context = Context(coordinator: makeCoordinator(), environment: environment)
        return environment.asCurrent {
            let controller = makeUIViewController(context: context)
            updateUIViewController(controller, context: context)
            controller.loadViewIfNeeded()
            return ControllerNode(controller, controller.view ?? UIView(), environment) { proposal, _ in
                sizeThatFits(proposal, uiViewController: controller, context: context)
                    ?? proposal.replacingUnspecifiedDimensions()
            }
        }
    }
}

/// What a view controller of UIKit is made with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}
