public import Foundation

/// How content scrolls, which in a picture it does not.
extension View {
    /// No effect on a picture.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    /// No effect on a picture.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    { self }
    /// Lists are drawn at rest. No effect on a picture.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// No effect on a picture.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// No effect on a picture.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
    /// Not drawn yet.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
    /// Content is drawn from its beginning. Not drawn yet.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
    /// Content is drawn from its beginning. Not drawn yet.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    /// No effect on a picture.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// No effect on a picture.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

    // MARK: Margins

    /// Between scrolled content and the edges, of what scrolls inside: of lists above their first and below their last
    /// section, and at their sides.
    /// - Parameter length: Points; `nil` leaves it to the content.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(.all, length ?? 0), for: length == nil ? .scrollIndicators : placement)
    }
    /// Between scrolled content and the edges, of what scrolls inside.
    /// - Parameter insets: Points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        inEnvironment { environment in
            guard placement != .scrollIndicators else { return }
            environment[storage: \.list].contentMargins.replace(edges, insets)
        }
    }
    /// Between scrolled content and the edges, of what scrolls inside.
    /// - Parameter length: Points on each side.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

/// What margins around scrolled content count for.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// No effect on a picture.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// When scroll indicators show. No effect on a picture.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
    case automatic, visible, hidden, never
}

/// What puts a keyboard away. No effect on a picture.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
    case automatic, immediately, interactively, never
}

/// When content gives way at its ends. No effect on a picture.
public enum ScrollBounceBehavior: Hashable, Sendable {
    case automatic, always, basedOnSize
}

/// Where scrolling comes to rest. No effect on a picture.
public enum ScrollTargetBehavior: Hashable, Sendable {
    case paging, viewAligned
}

/// How content fades beneath bars. No effect on a picture.
public enum ScrollEdgeEffectStyle: Hashable, Sendable {
    case automatic, hard, soft
}
