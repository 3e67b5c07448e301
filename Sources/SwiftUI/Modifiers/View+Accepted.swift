public import Foundation

/// What happens at rest is what a picture shows: these are kept for nothing.
extension View {
    /// No effect on a picture.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    /// No effect on a picture.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// No effect on a picture.
    public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View { self }
    /// No effect on a picture.
    public func contentShape<Outline: Shape>(
        _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
    ) -> some View { self }
    /// No effect on a picture.
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    /// What scroll views and lists are asked to show a view by.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        wrapped { node, environment in
            environment[storage: \.list.scrolling.marksPlaces] ? IdentifiedNode(node, AnyHashable(id)) : node
        }
    }
    /// What a picker tells its choices apart by.
    public func tag<Value: Hashable>(_ tag: Value) -> some View { wrapped { node, _ in TagNode(node, tag) } }
    /// What a picker tells its choices apart by.
    /// - Parameter includeOptional: Whether choices that can be none go by the tag as well: they do always.
    public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> some View { self.tag(tag) }
    /// No effect on a picture.
    public func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// No effect on a picture.
    public func equatable() -> some View where Self: Equatable { self }
    /// No effect on a picture.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View { self }
    /// No effect on a picture.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View { self }

    /// No effect on a picture.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }
    /// No effect on a picture.
    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> some View { self }
    /// No effect on a picture.
    public func contextMenu<Value: Hashable, Items: View>(
        forSelectionType type: Value.Type = Value.self, @ViewBuilder menu: @escaping (Set<Value>) -> Items,
        primaryAction: ((Set<Value>) -> Void)? = nil
    ) -> some View { self }
    /// What rename buttons do. No effect on a picture.
    public func renameAction(_ action: @escaping () -> Void) -> some View { self }
    /// No effect on a picture.
    public func drawingGroup(opaque: Bool = false) -> some View { self }
    /// No effect on a picture.
    public func compositingGroup() -> some View { self }

    // MARK: Accessibility

    /// No effect on a picture.
    public func accessibilityLabel(_ label: Text) -> some View { self }
    /// No effect on a picture.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func accessibilityLabel<Content: StringProtocol>(_ label: Content) -> some View { self }
    /// No effect on a picture.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func accessibilityValue<Content: StringProtocol>(_ value: Content) -> some View { self }
    /// No effect on a picture.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func accessibilityHint<Content: StringProtocol>(_ hint: Content) -> some View { self }
    /// No effect on a picture.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// No effect on a picture.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// No effect on a picture.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// No effect on a picture.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// No effect on a picture.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// No effect on a picture.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// No effect on a picture.
    public func accessibilityValue(_ value: Text) -> some View { self }
    /// No effect on a picture.
    public func accessibilityHint(_ hint: Text) -> some View { self }
    /// No effect on a picture.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    /// No effect on a picture.
    public func accessibilityInputLabels(_ inputLabels: [String]) -> some View { self }
    /// No effect on a picture.
    public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
    /// No effect on a picture.
    public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        self
    }
    /// No effect on a picture.
    @_disfavoredOverload
    public func accessibilityAction<Name: StringProtocol>(
        named name: Name, _ handler: @escaping () -> Void
    ) -> some View { self }
    /// No effect on a picture.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
    /// No effect on a picture.
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    /// No effect on a picture.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
}

/// How views inside an element are read out. No effect on a picture.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
