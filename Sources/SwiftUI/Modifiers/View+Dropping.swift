public import Foundation
public import UIKit

/// What is dropped on a view, and what the view is to other apps. Nobody drops anything in a picture.
extension View {
    /// No effect on a picture.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { self }
    /// No effect on a picture.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { self }
    /// No effect on a picture.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
    /// No effect on a picture.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { self }
    /// No effect on a picture.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { self }
    /// No effect on a picture.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
    /// No effect on a picture.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
    /// No effect on a picture.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    /// No effect on a picture.
    public func userActivity<Element>(
        _ activityType: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
    ) -> some View { self }
    /// No effect on a picture.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    /// No effect on a picture.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    /// Nobody searches in a picture's text. No effect on a picture.
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    /// No effect on a picture.
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// The distance that content has to the edges of a window, points.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
    /// Behind the container that the view is in, to the screen's edges.
    public func containerBackground<Style: ShapeStyle>(
        _ style: Style, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }
    /// Behind the container that the view is in, to the screen's edges.
    public func containerBackground<Background: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> Background
    ) -> some View {
        let content = content()
        return frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment) { content.ignoresSafeArea() }
    }
    /// No effect on a picture.
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { self }
    /// No effect on a picture.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
    /// No effect on a picture.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    /// No effect on a picture.
    public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    /// No effect on a picture.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func dialogIcon(_ icon: Image?) -> some View { self }
    /// No effect on a picture.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}

extension View {
    /// Tells why a view is made anew, which nobody reads. No effect on a picture.
    public static func _printChanges() {}
    /// Tells why a view is made anew, which nobody reads. No effect on a picture.
    public static func _logChanges() {}
}

/// What a background is behind: the screen that the view is on.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let window = ContainerBackgroundPlacement(name: "window")
}

/// Whether something opens that is dragged over. No effect on a picture.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// What becomes of what is dropped. No effect on a picture.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// What a view does with what is dropped. No effect on a picture.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dropped, and where. No effect on a picture.
public struct DropInfo {
    public let location: CGPoint
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    public func hasItemsConforming(to types: [String]) -> Bool { false }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// Takes what is dropped. Nobody drops anything in a picture: it is not called. No effect on a picture.
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// A gesture of UIKit. Nobody makes one in a picture: it is not called. No effect on a picture.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The kind of gesture.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// What the gesture talks to.
    associatedtype Coordinator = Void
    /// What the gesture is made with.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a gesture of UIKit is made with. No effect on a picture.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where fingers are, in the spaces of views. No effect on a picture.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    public var localLocation: CGPoint { .zero }
    public var localTranslation: CGPoint? { nil }
    public var localVelocity: CGPoint? { nil }
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
}
