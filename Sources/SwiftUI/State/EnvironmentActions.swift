public import Foundation

/// Puts a screen away. Nothing moves in a picture. No effect on a picture.
public struct DismissAction: Sendable {
    /// No effect on a picture.
    public func callAsFunction() {}
}

/// Leads out of the app. Nothing moves in a picture. No effect on a picture.
public struct OpenURLAction: Sendable {
    /// No effect on a picture.
    public func callAsFunction(_ url: URL) {}
}

/// Whether a screen is shown above another one.
public struct PresentationMode: Sendable {
    /// No.
    public var isPresented: Bool { false }
    /// No effect on a picture.
    public mutating func dismiss() {}
}

extension EnvironmentValues {
    /// Puts the screen away. No effect on a picture.
    public var dismiss: DismissAction { DismissAction() }
    /// Leads out of the app. No effect on a picture.
    public var openURL: OpenURLAction { OpenURLAction() }
    /// Whether the screen is shown above another one: no.
    public var isPresented: Bool { false }
    /// Whether the screen is shown above another one.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
