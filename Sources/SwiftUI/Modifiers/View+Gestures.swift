public import Foundation
public import UIKit

/// What fingers do, which in a picture nobody does.
extension View {
    /// No effect on a picture.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    /// No effect on a picture.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }
    /// No effect on a picture.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    /// No effect on a picture.
    public func gesture<Motion: Gesture>(_ gesture: Motion, including mask: GestureMask = .all) -> some View { self }
    /// No effect on a picture.
    public func gesture<Motion: Gesture>(_ gesture: Motion, isEnabled: Bool) -> some View { self }
    /// No effect on a picture.
    public func simultaneousGesture<Motion: Gesture>(
        _ gesture: Motion, including mask: GestureMask = .all
    ) -> some View { self }
    /// No effect on a picture.
    public func highPriorityGesture<Motion: Gesture>(
        _ gesture: Motion, including mask: GestureMask = .all
    ) -> some View { self }
    /// No effect on a picture.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// No effect on a picture.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    /// No effect on a picture.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
    /// No effect on a picture.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// No effect on a picture.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// No effect on a picture.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// No effect on a picture.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// No effect on a picture.
    public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View { self }
    /// No effect on a picture.
    public func draggable<Payload, Preview: View>(
        _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
    ) -> some View { self }
    /// No effect on a picture.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    /// No effect on a picture.
    public func onDrag<Preview: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
    ) -> some View { self }
    /// No effect on a picture.
    public func dropDestination<Payload>(
        for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    /// No effect on a picture.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
    /// The default action of an alert stands out. Others have no effect on a picture.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        inEnvironment { $0[storage: \.control.isDefaultAction] = shortcut == .defaultAction }
    }
}

/// Which gestures count. No effect on a picture.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture that nobody makes. No effect on a picture.
public struct _MutedGesture<Value>: Gesture {}

/// A touch. No effect on a picture.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
}

/// A long touch. No effect on a picture.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// What a pointer does to a view. No effect on a picture.
public struct HoverEffect: Hashable, Sendable {
    private let name: String
    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

/// A key. No effect on a picture.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
}

/// Keys that are held. No effect on a picture.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = EventModifiers(rawValue: 1)
    public static let control = EventModifiers(rawValue: 2)
    public static let option = EventModifiers(rawValue: 4)
    public static let command = EventModifiers(rawValue: 8)
    public static let capsLock = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.shift, .control, .option, .command, .capsLock, .numericPad]
}

/// Keys that press a button. No effect on a picture.
public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// Where a pointer is. No effect on a picture.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// A key that was pressed. No effect on a picture.
public struct KeyPress: Sendable {
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers

    /// When a key is told of. No effect on a picture.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether anybody did something about it.
    public enum Result: Sendable { case handled, ignored }
}
