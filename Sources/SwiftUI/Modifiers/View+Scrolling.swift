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
    /// Where content that is longer than its scroll view is shown first, and where shorter content stands.
    /// - Parameter anchor: `nil` is the beginning. Lists show their beginning.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        inEnvironment { $0[storage: \.list].scrollAnchors = ScrollAnchors(offset: anchor, alignment: anchor) }
    }
    /// - Parameter anchor: `nil` is the beginning. Lists show their beginning.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        inEnvironment { environment in
            switch role {
            case .initialOffset: environment[storage: \.list].scrollAnchors.offset = anchor
            case .alignment: environment[storage: \.list].scrollAnchors.alignment = anchor
            default: break
            }
        }
    }
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

/// What an anchor of scrolled content says.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// Where content that is longer than its scroll view is shown first.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// What stays where it is when the content grows. No effect on a picture.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// Where content that is shorter than its scroll view stands.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// Shares of the lengths of content and scroll view that lie on one another; `nil` is the beginning.
struct ScrollAnchors {
    /// For content that is longer.
    var offset: UnitPoint?
    /// For content that is shorter.
    var alignment: UnitPoint?
}
