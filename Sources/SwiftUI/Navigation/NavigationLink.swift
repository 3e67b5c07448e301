import Appearance
import Foundation
import UIKit

/// A label that leads to another screen. As a row of a list it has a chevron.
@MainActor @preconcurrency
public struct NavigationLink<Content: View, Destination: View>: View, NodeSource {
    public typealias Body = Never
    private let label: Content
    private let leadsSomewhere: Bool

    private init(_ label: Content, leadsSomewhere: Bool = true) {
        self.label = label
        self.leadsSomewhere = leadsSomewhere
    }

    /// - Parameter destination: Nobody goes there in a picture: it is not called.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Content) {
        self.init(label())
    }
    public init(destination: Destination, @ViewBuilder label: () -> Content) { self.init(label()) }
    /// - Parameters:
    ///   - destination: Nobody goes there in a picture: it is not called.
    ///   - isActive: No effect on a picture.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Content
    ) {
        self.init(label())
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
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
    public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(Text(titleKey)) }
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: Destination) { self.init(Text(title)) }
}
