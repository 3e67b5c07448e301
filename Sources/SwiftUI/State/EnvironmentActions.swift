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
