import UIKit

/// A choice among several things.
@MainActor @preconcurrency
public struct Picker<Title: View, SelectionValue: Hashable, Content: View>: View, NodeSource {
    public typealias Body = Never
    /// `nil` is none of the choices.
    private let selection: Binding<SelectionValue>?
    private let label: Title
    private let content: Content
    /// `nil` is the choice.
    private var current: (any View)?

    /// - Parameter content: The choices, each with the value of `selection` that stands for it as its `tag`, or as its id in
    ///   a `ForEach`.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }
    public init(selection: Binding<SelectionValue>, label: Title, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let style = environment[storage: \.control.pickerStyle] ?? DefaultPickerStyle()
        let parts = PickerParts(
            label: label, content: content, selection: selection.map { AnyHashable($0.wrappedValue) }, current: current)
        return switch style {
        case is SegmentedPickerStyle, is PalettePickerStyle: parts.segments(environment)
        case is InlinePickerStyle: parts.rows(environment)
        case is NavigationLinkPickerStyle: parts.link(environment)
        case is WheelPickerStyle: parts.wheel(environment)
        default: parts.menu(environment)
        }
    }
}

extension Picker where Title == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Title == Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Label(titleKey, systemImage: systemImage) }
    }
}

extension Picker {
    /// - Parameter currentValueLabel: Shown in place of the choice, where the choices themselves are not.
    public init<Current: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(selection: selection, content: content, label: label)
        current = currentValueLabel()
    }
}

extension Picker where Title == Text {
    /// - Parameter currentValueLabel: Shown in place of the choice, where the choices themselves are not.
    public init<Current: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }
}

extension Picker {
    /// The values of several sources at once: the choice is the one that all have, and none where they differ.
    public init<Sources: RandomAccessCollection>(
        sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title
    ) {
        let values = sources.map { $0[keyPath: selection] }
        let first = values.first?.wrappedValue
        let isShared = values.allSatisfy { $0.wrappedValue == first }
        self.selection = isShared ? values.first : nil
        self.label = label()
        self.content = content()
    }
}

extension Picker where Title == Text {
    /// The values of several sources at once: the choice is the one that all have, and none where they differ.
    public init<Sources: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: Sources,
        selection: KeyPath<Sources.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }
}

/// What pickers look like. The styles are those of the framework.
public protocol PickerStyle: Sendable {}

/// The system's style: a menu.
public struct DefaultPickerStyle: PickerStyle {
    public init() {}
}

/// The choice, with arrows that say that a menu opens.
public struct MenuPickerStyle: PickerStyle {
    public init() {}
}

/// All choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
}

/// All choices, in a list a row each with a tick behind the chosen one.
public struct InlinePickerStyle: PickerStyle {
    public init() {}
}

/// The choice, with a chevron that says that it leads to the others.
public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
}

/// All choices side by side; drawn as segments.
public struct PalettePickerStyle: PickerStyle {
    public init() {}
}

/// A wheel of all choices.
public struct WheelPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: Self { .init() }
}
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: Self { .init() }
}
extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: Self { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: Self { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: Self { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: Self { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: Self { .init() }
}

extension View {
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.pickerStyle] = style }
    }
}
