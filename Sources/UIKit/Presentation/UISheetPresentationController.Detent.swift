public import Foundation

extension UISheetPresentationController {
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

        /// Works out a custom height, points above the safe area; `nil` leaves the detent out.
        public typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        public let identifier: Identifier
        private let resolver: Resolver

        init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// About half of the window.
        public static func medium() -> Detent {
            Detent(.medium) { ($0 as? SheetContext)?.mediumValue ?? $0.maximumDetentValue / 2 }
        }
        /// As high as the window lets it be.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// - Parameter resolver: Points above the safe area; `nil` leaves the detent out.
        public static func custom(identifier: Identifier? = nil, resolver: @escaping Resolver) -> Detent {
            Detent(identifier ?? Identifier("custom"), resolver)
        }

        /// The height in a window, points above the safe area; `nil` where the detent is left out.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context).map { min(max(0, $0), context.maximumDetentValue) } }
    }
}
