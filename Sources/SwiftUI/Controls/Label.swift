import Appearance
import DisplayLists
import Foundation

/// A title with an icon before it.
@MainActor @preconcurrency
public struct Label<Title: View, Icon: View>: View, NodeSource {
    public typealias Body = Never
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let configuration = LabelStyleConfiguration(title: .init(content: title), icon: .init(content: icon))
        let style = environment[storage: \.control.labelStyle] ?? DefaultLabelStyle()
        // A label in a style's body has the system's style.
        var inner = environment
        inner[storage: \.control.labelStyle] = nil
        return environment.asCurrent { style.erasedBody(configuration) }.nodes(inner)
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    /// - Parameter name: of an image of an asset catalogue.
    public init(
        _ titleKey: LocalizedStringKey, image name: String, fileID: String = #fileID, filePath: String = #filePath
    ) {
        self.init(title: { Text(titleKey) }, icon: { Image(name, fileID: fileID, filePath: filePath) })
    }
    /// - Parameter name: of an image of an asset catalogue.
    @_disfavoredOverload
    public init<Content: StringProtocol>(
        _ title: Content, image name: String, fileID: String = #fileID, filePath: String = #filePath
    ) {
        self.init(title: { Text(title) }, icon: { Image(name, fileID: fileID, filePath: filePath) })
    }
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is asked to show.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// Icon and title.
public struct DefaultLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// Icon and title; in lists the icon has the tint and the room of a list's icons.
public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { IconBesideTitle(configuration: configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

private struct IconBesideTitle: View, NodeSource {
    typealias Body = Never
    let configuration: LabelStyleConfiguration

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let (icon, title) = (configuration.icon, configuration.title)
        guard environment[storage: \.control.isInList] else {
            let spacing = CGFloat(HostedMetrics.labelSpacing)
            return HStack(alignment: .firstTextBaseline, spacing: spacing) {
                icon
                title
            }.nodes(environment)
        }
        // The slot of a list's icons, so that titles of several rows stand below one another; as high as a line, so that
        // an icon makes no row higher.
        let context = environment.traits.styleContext
        let slot = ContentStyle.cell.symbolSlot(context, displayScale: Double(environment.displayScale))
        let font = environment.resolvedFont
        let grid = PixelGrid(scale: Double(environment.displayScale))
        let line = CGFloat(grid.ceil(Double(font.lineHeight)))
        let baseline = CGFloat(grid.round(Double(font.ascender)))
        return HStack(alignment: .firstTextBaseline, spacing: CGFloat(HostedMetrics.listLabelSpacing)) {
            icon.foregroundStyle(
                environment[storage: \.list].itemTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
            )
            .imageScale(.large)
            .frame(width: slot.map { CGFloat($0.width) }, height: slot == nil ? nil : line)
            .alignmentGuide(.firstTextBaseline) { slot == nil ? $0[.firstTextBaseline] : baseline }
            title
        }.nodes(environment)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: Self { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: Self { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: Self { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: Self { .init() }
}

extension View {
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.labelStyle] = style }
    }
}
