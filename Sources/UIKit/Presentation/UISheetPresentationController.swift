public import Foundation

/// How a sheet would stand. No effect on a picture.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height that a sheet rests at.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier(rawValue: "medium")
            public static let large = Identifier(rawValue: "large")
        }

        public let identifier: Identifier
        init(_ identifier: Identifier) { self.identifier = identifier }

        public static func medium() -> Detent { Detent(.medium) }
        public static func large() -> Detent { Detent(.large) }
        /// No effect on a picture.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom")) }
    }

    /// No effect on a picture.
    open var detents: [Detent] = [.large()]
    /// No effect on a picture.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// No effect on a picture.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// No effect on a picture.
    open var prefersGrabberVisible = false
    /// No effect on a picture.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// No effect on a picture.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Points; `nil` is the system's. No effect on a picture.
    open var preferredCornerRadius: CGFloat?
    /// Runs the changes at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What a sheet's height may depend on. No effect on a picture.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}
