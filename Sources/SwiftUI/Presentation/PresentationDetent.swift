public import Foundation
import UIKit

/// A height that a sheet rests at.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }
    private let kind: Kind
    /// Works a custom height out; `nil` for the others.
    private let resolver: (@MainActor @Sendable (Context) -> CGFloat?)?

    private init(_ kind: Kind, _ resolver: (@MainActor @Sendable (Context) -> CGFloat?)? = nil) {
        self.kind = kind
        self.resolver = resolver
    }

    /// About half of the screen.
    public static let medium = PresentationDetent(.medium)
    /// As high as a sheet can be.
    public static let large = PresentationDetent(.large)
    /// - Parameter fraction: Of the most that a sheet can have, 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
    /// - Parameter height: Points above the screen's lower safe area.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
    /// A height that an app works out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// What an app's own height depends on.
    @dynamicMemberLookup
    public struct Context {
        fileprivate let environment: EnvironmentValues
        /// Points.
        public let maxDetentValue: CGFloat
        public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
            environment[keyPath: path]
        }
    }

    /// UIKit's.
    @MainActor
    var detent: UISheetPresentationController.Detent {
        switch kind {
        case .medium: return .medium()
        case .large: return .large()
        case .fraction(let fraction):
            return .custom(identifier: .init("fraction \(fraction)")) { $0.maximumDetentValue * fraction }
        case .height(let height): return .custom(identifier: .init("height \(height)")) { _ in height }
        case .custom(let type):
            return .custom(identifier: .init("custom \(type)")) { [resolver] context in
                let environment = EnvironmentValues(traits: context.containerTraitCollection)
                return resolver?(Context(environment: environment, maxDetentValue: context.maximumDetentValue))
            }
        }
    }

    /// Lower ones come first, as far as that is known without a screen.
    var order: CGFloat {
        switch kind {
        case .height(let height): height
        case .fraction(let fraction): fraction * Self.usualHeight
        case .medium: Self.usualHeight / 2
        case .custom: Self.usualHeight * 3 / 4
        case .large: .greatestFiniteMagnitude
        }
    }

    /// A phone's, points.
    private static let usualHeight: CGFloat = 760
}
