import Foundation

/// The root of views and view controllers. Equality and hashing go by identity.
@preconcurrency @MainActor
open class UIResponder: Hashable, CustomStringConvertible {
    public init() {}

    /// The object that would handle what this one does not; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// The class's name; a subclass may say more.
    nonisolated open var description: String { "<\(type(of: self))>" }
}
