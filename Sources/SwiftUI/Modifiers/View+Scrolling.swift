public import Foundation

/// How content scrolls, and what it shows at rest.
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
    /// Shows what of the content is beyond the edges of scroll views inside.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        inEnvironment { $0[storage: \.list].scrolling.isClipDisabled = disabled }
    }
    /// No effect on a picture.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    /// Nobody scrolls a picture: the action is not called.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { self }
    /// Nobody scrolls a picture: the action is not called.
    @_disfavoredOverload
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View { self }
    /// Nobody scrolls a picture: the action is not called.
    public func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View { self }
    /// Nobody scrolls a picture: the action is not called.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { self }
    /// Nobody scrolls a picture: the action is not called.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }
    /// Scrolls to the view that is bound. The value stays what it is.
    /// - Parameter anchor: Shares of the lengths of view and scroll view that lie on one another; `nil` scrolls as little
    ///   as shows the view.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        scrolled(to: id.wrappedValue.map { ScrollPlace(place: .view(AnyHashable($0)), anchor: anchor) })
    }
    /// Scrolls to the position that is bound. The value stays what it is.
    /// - Parameter anchor: Of positions at views that have none; `nil` scrolls as little as shows the view.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        scrolled(to: position.wrappedValue.target(anchor: anchor))
    }
    private func scrolled(to target: ScrollPlace?) -> some View {
        inEnvironment { environment in
            environment[storage: \.list].scrolling.position = target
            environment[storage: \.list].scrolling.marksPlaces = true
        }
    }
    /// Where content that is longer than its scroll view is shown first, and where shorter content stands.
    /// - Parameter anchor: `nil` is the beginning. Lists show their beginning.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        inEnvironment { $0[storage: \.list].scrolling.anchors = ScrollAnchors(offset: anchor, alignment: anchor) }
    }
    /// - Parameter anchor: `nil` is the beginning. Lists show their beginning.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        inEnvironment { environment in
            switch role {
            case .initialOffset: environment[storage: \.list].scrolling.anchors.offset = anchor
            case .alignment: environment[storage: \.list].scrolling.anchors.alignment = anchor
            default: break
            }
        }
    }
    /// No effect on a picture.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// No effect on a picture.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

    /// No effect on a picture.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

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
