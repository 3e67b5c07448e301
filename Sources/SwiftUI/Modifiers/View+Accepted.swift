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
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
    /// No effect on a picture.
    public func backgroundExtensionEffect() -> some View { self }
    /// No effect on a picture.
    public func submitScope(_ isBlocking: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    /// No effect on a picture.
    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }
    /// No effect on a picture.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    /// No effect on a picture.
    public func drawingGroup(opaque: Bool = false) -> some View { self }
    /// No effect on a picture.
    public func compositingGroup() -> some View { self }
}
