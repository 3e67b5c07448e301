public import Foundation

/// Puts a screen away that is above another one.
public struct DismissAction: Sendable {
    /// `nil` where there is no other one.
    fileprivate let leave: (@MainActor () -> Void)?
    @MainActor @preconcurrency
    public func callAsFunction() { leave?() }
}

/// Leads out of the app, unless somebody inside of it does something about it.
public struct OpenURLAction: Sendable {
    /// What becomes of an address.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        /// Nothing moves in a picture. No effect on a picture.
        public static let systemAction = Result()
        /// Nothing moves in a picture. No effect on a picture.
        public static func systemAction(_ url: URL) -> Result { Result() }
    }

    /// `nil` leads out of the app.
    private let handler: (@MainActor (URL) -> Result)?

    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }
    fileprivate init() { handler = nil }

    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) { _ = handler?(url) }
    /// - Parameter completion: It is told that the address was taken where somebody does something about it.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        completion(handler?(url) != nil)
    }
}

/// Whether a screen is shown above another one.
public struct PresentationMode: Sendable {
    public private(set) var isPresented: Bool
    fileprivate var isLeft = false

    fileprivate init(isPresented: Bool) { self.isPresented = isPresented }

    /// Puts the screen away.
    public mutating func dismiss() { isLeft = true }
}

extension EnvironmentValues {
    /// Puts the screen away, or leads back from it.
    public var dismiss: DismissAction { DismissAction(leave: self[storage: \.live].leave) }
    /// Leads out of the app, unless somebody inside of it does something about it.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    /// Whether the screen is shown above another one.
    public var isPresented: Bool { self[storage: \.live].leave != nil }
    /// Whether the screen is shown above another one.
    public var presentationMode: Binding<PresentationMode> {
        let leave = self[storage: \.live].leave
        return Binding(get: { PresentationMode(isPresented: leave != nil) }) { mode in
            guard mode.isLeft, let leave else { return }
            MainThread.perform(leave)
        }
    }
    /// Loads what is shown anew; `nil` where nothing can. No effect on a picture.
    public var refresh: RefreshAction? { nil }
    /// Whether the user wants little to move: no.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether the user wants nothing to show through: no.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether the user wants more than colours to tell things apart: no.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether the screen is read out: no.
    public var accessibilityVoiceOverEnabled: Bool { false }
}

/// Loads what is shown anew. No effect on a picture.
public struct RefreshAction: Sendable {
    /// No effect on a picture.
    public func callAsFunction() async {}
}

private struct OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction()
}
