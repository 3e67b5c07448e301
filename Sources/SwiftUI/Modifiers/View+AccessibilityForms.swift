public import Foundation

/// What is read out, by the names of iOS 13 and with conditions, which is not in a picture.
extension View {
    /// No effect on a picture.
    public func accessibility(label: Text) -> some View { self }
    /// No effect on a picture.
    public func accessibility(value: Text) -> some View { self }
    /// No effect on a picture.
    public func accessibility(hint: Text) -> some View { self }
    /// No effect on a picture.
    public func accessibility(hidden: Bool) -> some View { self }
    /// No effect on a picture.
    public func accessibility(identifier: String) -> some View { self }
    /// No effect on a picture.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
    /// No effect on a picture.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    /// No effect on a picture.
    public func accessibility(sortPriority: Double) -> some View { self }
    /// No effect on a picture.
    public func accessibility(inputLabels: [Text]) -> some View { self }
    /// No effect on a picture.
    public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
    /// No effect on a picture.
    public func accessibility(activationPoint: UnitPoint) -> some View { self }
    /// No effect on a picture.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { self }
    /// No effect on a picture.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func accessibilityLabel<Content: StringProtocol>(_ label: Content, isEnabled: Bool) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { self }
    /// No effect on a picture.
    public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View { self }
    /// No effect on a picture.
    public func accessibilityValue(_ valueDescriptionKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func accessibilityValue<Content: StringProtocol>(_ valueDescription: Content, isEnabled: Bool) -> some View {
        self
    }
    /// No effect on a picture.
    @_disfavoredOverload
    public func accessibilityValue(_ valueDescription: LocalizedStringResource) -> some View { self }
    /// No effect on a picture.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
    /// No effect on a picture.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func accessibilityHint<Content: StringProtocol>(_ hint: Content, isEnabled: Bool) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { self }
    /// No effect on a picture.
    public func accessibilityLabel<Content: View>(
        @ViewBuilder content: (PlaceholderContentView<Self>) -> Content
    ) -> some View { self }
    /// No effect on a picture.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
    /// No effect on a picture.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View { self }
    /// No effect on a picture.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// No effect on a picture.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    /// No effect on a picture.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind, _ handler: @escaping () -> Void
    ) -> some View { self }
    /// No effect on a picture.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    /// No effect on a picture.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { self }
    /// No effect on a picture.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    /// No effect on a picture.
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
        self
    }
    /// No effect on a picture.
    public func accessibilityShowsLargeContentViewer<Content: View>(
        @ViewBuilder _ largeContentView: () -> Content
    ) -> some View { self }
    /// No effect on a picture.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    /// No effect on a picture.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// No effect on a picture.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    /// No effect on a picture.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    /// No effect on a picture.
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    /// No effect on a picture.
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    /// No effect on a picture.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// No effect on a picture.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// What somebody can do with an element that is read out. No effect on a picture.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Which way somebody zooms who has the screen read out. No effect on a picture.
public struct AccessibilityZoomGestureAction: Sendable {
    /// Which way. No effect on a picture.
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

/// A place that a rotor leads to. No effect on a picture.
public struct AccessibilityRotorEntry<ID: Hashable>: View, NodeSource {
    public typealias Body = Never
    public init(_ label: Text, id: ID) {}
    public init(_ labelKey: LocalizedStringKey, id: ID) {}
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ label: Words, id: ID) {}
    public init(_ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID) {}
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [] }
}
