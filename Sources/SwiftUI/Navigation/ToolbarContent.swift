import UIKit

/// What bars around a screen hold.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// What the content is made of.
    associatedtype Body: ToolbarContent
    /// What the content is made of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {
    /// There is none; nobody asks for it.
    public var body: Never { return preconditionFailure("Never has no body") }
}

extension ToolbarContent where Body == Never {
    /// Content of the framework has none; nobody asks for it.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension ToolbarContent {
    @MainActor
    func allEntries(_ environment: EnvironmentValues) -> [ToolbarEntry] {
        if let source = self as? any ToolbarSource { return source.entries(environment) }
        return environment.asCurrent { body }.allEntries(environment)
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: ToolbarSource where Wrapped: ToolbarContent {
    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] { self?.allEntries(environment) ?? [] }
}
