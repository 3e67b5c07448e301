import Foundation

/// What is read out or shown on demand, which is not in a picture.
extension View {
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
    /// No effect on a picture.
    public func accessibilityChildren<Content: View>(@ViewBuilder children: () -> Content) -> some View { self }
    /// No effect on a picture.
    public func accessibilityRepresentation<Content: View>(@ViewBuilder representation: () -> Content) -> some View {
        self
    }
    /// No effect on a picture.
    public func accessibilityRotor<Content: View>(
        _ labelKey: LocalizedStringKey, @ViewBuilder entries: () -> Content
    ) -> some View { self }
    /// No effect on a picture.
    public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
        -> some View
    { self }
    /// No effect on a picture.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    /// No effect on a picture.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    /// No effect on a picture.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// No effect on a picture.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    /// No effect on a picture.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    /// No effect on a picture.
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    /// No effect on a picture.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// How views inside an element are read out. No effect on a picture.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Which way a value is changed. No effect on a picture.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// When further content is read out. No effect on a picture.
public enum AccessibilityCustomContentImportance: Hashable, Sendable { case `default`, high }

/// Which of a pair a view is. No effect on a picture.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// What kind of text is read out. No effect on a picture.
public enum AccessibilityTextContentType: Hashable, Sendable {
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}
