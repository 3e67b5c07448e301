import Foundation

/// Opens another window. A picture shows one. No effect on a picture.
public struct OpenWindowAction: Sendable {
    /// No effect on a picture.
    public func callAsFunction(id: String) {}
    /// No effect on a picture.
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
    /// No effect on a picture.
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
}

/// Closes a window. A picture shows one. No effect on a picture.
public struct DismissWindowAction: Sendable {
    /// No effect on a picture.
    public func callAsFunction() {}
    /// No effect on a picture.
    public func callAsFunction(id: String) {}
    /// No effect on a picture.
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
    /// No effect on a picture.
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
}

/// Looks anew for what is written in. No effect on a picture.
public struct ResetFocusAction: Sendable {
    /// No effect on a picture.
    public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Begins renaming. No effect on a picture.
public struct RenameAction: Sendable {
    /// No effect on a picture.
    public func callAsFunction() {}
}

/// Where the tabs are. No effect on a picture.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let topBar = TabBarPlacement(name: "topBar")
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let ornament = TabBarPlacement(name: "ornament")
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

private struct BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}

private struct LuminanceKey: EnvironmentKey {
    static let defaultValue = false
}

private struct MenuIndicatorKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

private struct ScrollEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Opens another window. No effect on a picture.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window. No effect on a picture.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Looks anew for what is written in. No effect on a picture.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    /// Begins renaming; `nil` where nothing can be renamed.
    public var rename: RenameAction? { nil }
    /// What takes changes back; `nil`: nobody changes anything in a picture.
    public var undoManager: UndoManager? { nil }
    /// Whether somebody writes in the view: no.
    public var isFocused: Bool { false }
    /// Whether the screen is dark to save power.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
    /// What `.background` stands for; `nil` is the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set {
            self[BackgroundStyleKey.self] = newValue
            self[storage: \.style.background] = newValue?.ink(self)
        }
    }
    /// Whether the user wants outlines around buttons: no.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether the user wants colours to be their opposites: no.
    public var accessibilityInvertColors: Bool { false }
    /// Whether the screen is used by a switch: no.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether the user wants flashing lights dimmed: no.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether the user wants pictures that move to begin by themselves: yes.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether items are shown larger in place: no.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Buttons that open a menu have no sign of it on phones. No effect on a picture.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
    /// Whether fingers scroll. No effect on a picture.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
    /// Whether the app can have several windows: no.
    public var supportsMultipleWindows: Bool { false }
    /// The keys that press the view; `nil` is none.
    public var keyboardShortcut: KeyboardShortcut? { nil }
    /// Where the tabs around are; `nil` where it is not known.
    public var tabBarPlacement: TabBarPlacement? { nil }
}
