import Appearance
import Foundation
import UIKit

/// A label that leads to another screen. As a row of a list it has a chevron.
@MainActor @preconcurrency
public struct NavigationLink<Content: View, Destination: View>: View, NodeSource {
    public typealias Body = Never
    private let label: Content
    private let leadsSomewhere: Bool
    /// The screen that the stack around shows already; `nil` is none.
    private var shown: NavigationRecord.Push?

    private init(_ label: Content, leadsSomewhere: Bool = true) {
        self.label = label
        self.leadsSomewhere = leadsSomewhere
    }

    /// - Parameters:
    ///   - id: What tells the link from others.
    ///   - destination: Called where the link is followed already.
    private init(
        _ label: Content, id: AnyHashable, isActive: Bool, _ destination: () -> Destination,
        putAway: @escaping @MainActor () -> Void
    ) {
        self.init(label)
        guard isActive else { return }
        let destination = destination()
        shown = NavigationRecord.Push(id: id, content: { destination }, putAway: putAway)
    }

    /// - Parameter destination: Nobody goes there in a picture: it is not called.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Content) {
        self.init(label())
    }
    public init(destination: Destination, @ViewBuilder label: () -> Content) { self.init(label()) }
    /// - Parameter isActive: Whether the stack around shows the destination.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Content
    ) {
        self.init(label(), id: "active", isActive: isActive.wrappedValue, destination) { isActive.wrappedValue = false }
    }
    /// - Parameter isActive: Whether the stack around shows the destination.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Content) {
        self.init(isActive: isActive, destination: { destination }, label: label)
    }
    /// - Parameter selection: The tag of the link whose destination the stack around shows; `nil` is none.
    public init<Tag: Hashable>(
        tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Content
    ) {
        self.init(label(), id: AnyHashable(tag), isActive: selection.wrappedValue == tag, destination) {
            selection.wrappedValue = nil
        }
    }
    /// - Parameter selection: The tag of the link whose destination the stack around shows; `nil` is none.
    public init<Tag: Hashable>(
        destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Content
    ) {
        self.init(tag: tag, selection: selection, destination: { destination }, label: label)
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        if let shown { environment[storage: \.live].navigation?.push(shown) }
        let isEnabled = environment.isEnabled && leadsSomewhere
        var inner = environment.insideRow
        if environment[storage: \.list].isContent {
            if !isEnabled { inner.foreground = inner.foreground.from(1) }
            guard environment[storage: \.list].chevrons != .hidden else { return [label.node(inner)] }
            let chevron = UICellAccessory.disclosureIndicator(
                options: .init(tintColor: Self.chevronColor(environment, isEnabled: isEnabled)))
            return [RowTraitNode(label.node(inner)) { $0.accessories.append(chevron) }]
        }
        guard environment[storage: \.control.isInList] else {
            inner.foreground = isEnabled ? inner.buttonForeground(inner.tint) : inner.foreground.from(2)
            return [ButtonNode(label.node(inner), label: label, role: nil, environment)]
        }
        return HStack {
            label
            Spacer()
            Image(systemName: "chevron.forward").imageScale(.small).fontWeight(.semibold)
                .foregroundStyle(Color(uiColor: .tertiaryLabel))
        }.nodes(inner)
    }

    /// `nil` is that of UIKit's rows.
    private static func chevronColor(_ environment: EnvironmentValues, isEnabled: Bool) -> UIColor? {
        let share = CGFloat(isEnabled ? 1 : HostedMetrics.disabledChevronStrength)
        guard environment.traits.generation == .iOS26 else {
            return .label.withAlphaComponent(CGFloat(HostedMetrics.chevronStrength) * share)
        }
        if isEnabled { return nil }
        let color = UIColor.tertiaryLabel.resolvedColor(with: environment.traits)
        return color.withAlphaComponent(color.cgColor.alpha * share)
    }
}

extension NavigationLink where Destination == Never {
    /// - Parameter value: What the screen is to show; without one the link leads nowhere.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Content) {
        self.init(label(), leadsSomewhere: value != nil)
    }
    /// - Parameter value: What the screen is to show; without one the link leads nowhere.
    public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Content == Text {
        self.init(Text(titleKey), leadsSomewhere: value != nil)
    }
    /// - Parameter value: What the screen is to show; without one the link leads nowhere.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) where Content == Text {
        self.init(Text(title), leadsSomewhere: value != nil)
    }
}

extension NavigationLink where Content == Text {
    /// - Parameter destination: Nobody goes there in a picture: it is not called.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(Text(titleKey))
    }
    /// - Parameter destination: Nobody goes there in a picture: it is not called.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
        self.init(Text(title))
    }
    /// - Parameter isActive: Whether the stack around shows the destination.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }
    /// - Parameter isActive: Whether the stack around shows the destination.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self.init(isActive: isActive, destination: destination) { Text(title) } }
    /// - Parameter selection: The tag of the link whose destination the stack around shows; `nil` is none.
    public init<Tag: Hashable>(
        _ titleKey: LocalizedStringKey, tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination
    ) { self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) } }
    /// - Parameter selection: The tag of the link whose destination the stack around shows; `nil` is none.
    @_disfavoredOverload
    public init<Title: StringProtocol, Tag: Hashable>(
        _ title: Title, tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination
    ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }
    /// - Parameter isActive: Whether the stack around shows the destination.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(isActive: isActive, destination: { destination }, label: { Text(titleKey) })
    }
    /// - Parameter isActive: Whether the stack around shows the destination.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: Destination, isActive: Binding<Bool>) {
        self.init(isActive: isActive, destination: { destination }, label: { Text(title) })
    }
    /// - Parameter selection: The tag of the link whose destination the stack around shows; `nil` is none.
    public init<Tag: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
    ) { self.init(tag: tag, selection: selection, destination: { destination }, label: { Text(titleKey) }) }
    /// - Parameter selection: The tag of the link whose destination the stack around shows; `nil` is none.
    @_disfavoredOverload
    public init<Title: StringProtocol, Tag: Hashable>(
        _ title: Title, destination: Destination, tag: Tag, selection: Binding<Tag?>
    ) { self.init(tag: tag, selection: selection, destination: { destination }, label: { Text(title) }) }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(Text(titleKey)) }
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: Destination) { self.init(Text(title)) }
}

extension NavigationLink {
    /// Whether the destination is shown beside the link where there is room. No effect on a picture.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
