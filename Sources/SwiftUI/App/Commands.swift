/// Commands of an app's menus, which phones do not have. No effect on a picture.
@MainActor @preconcurrency
public protocol Commands {
    /// What the commands are made of.
    associatedtype Body: Commands
    /// What the commands are made of.
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Commands where Body == Never {
    /// Commands of the framework have none; nobody asks for it.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {}

/// Makes one of the commands that a closure lists. No effect on a picture.
@resultBuilder
public enum CommandsBuilder {
    @MainActor @preconcurrency
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    @MainActor @preconcurrency
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
        EmptyCommands()
    }
    @MainActor @preconcurrency
    public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
    @MainActor @preconcurrency
    public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
    @MainActor @preconcurrency
    public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
}

/// No commands. No effect on a picture.
public struct EmptyCommands: Commands {
    public typealias Body = Never
    public nonisolated init() {}
}

/// A menu of commands. No effect on a picture.
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<Name: StringProtocol>(_ name: Name, @ViewBuilder content: () -> Content) {}
}

/// Commands in one of the system's menus. No effect on a picture.
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the system's menus. No effect on a picture.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let help = CommandGroupPlacement(name: "help")
}

/// Commands for sidebars. No effect on a picture.
public struct SidebarCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Commands for editing text. No effect on a picture.
public struct TextEditingCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Commands for the look of text. No effect on a picture.
public struct TextFormattingCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Commands for toolbars. No effect on a picture.
public struct ToolbarCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Commands for inspectors. No effect on a picture.
public struct InspectorCommands: Commands {
    public typealias Body = Never
    public init() {}
}
