public import Foundation
public import UIKit

/// A content configuration whose content is made of views.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background
    private var margins = HostedMargins()
    private var minimum = HostedMinimum()

    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.content = content()
        background = EmptyView()
    }

    private init(_ content: Content, _ background: Background, _ margins: HostedMargins, _ minimum: HostedMinimum) {
        self.content = content
        self.background = background
        self.margins = margins
        self.minimum = minimum
    }

    // MARK: Changing

    /// Other distances between the content and some of the cell's edges than the cell's own. Edges that are not named keep
    /// theirs.
    /// - Parameter length: Points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(.all, length))
    }
    /// Other distances between the content and some of the cell's edges than the cell's own. Edges that are not named keep
    /// theirs.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var result = self
        result.margins.replace(edges, insets)
        return result
    }
    /// The least size of the cell, points; `nil` is the cell's own.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var result = self
        if let width { result.minimum.width = width }
        if let height { result.minimum.height = height }
        return result
    }
    /// The cell's own least size.
    public func minSize() -> Self {
        var result = self
        result.minimum = HostedMinimum()
        return result
    }
    /// Fills the whole cell behind the content.
    @MainActor @preconcurrency
    public func background<Style: ShapeStyle>(
        _ style: Style
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<Style>> {
        UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<Style>>(
            content, _UIHostingConfigurationBackgroundView(style: style), margins, minimum)
    }
    /// Fills the whole cell behind the content.
    @MainActor @preconcurrency
    public func background<Other: View>(
        @ViewBuilder content background: () -> Other
    ) -> UIHostingConfiguration<Content, Other> {
        UIHostingConfiguration<Content, Other>(content, background(), margins, minimum)
    }

    // MARK: Content

    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView { HostedContent(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A style that fills a cell.
@MainActor @preconcurrency
public struct _UIHostingConfigurationBackgroundView<Style: ShapeStyle>: View {
    let style: Style
    public var body: some View { Rectangle().fill(style) }
}

/// Distances from a cell's edges, points; `nil` are the cell's own.
struct HostedMargins {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    mutating func replace(_ edges: Edge.Set, _ insets: EdgeInsets) {
        if edges.contains(.top) { top = insets.top }
        if edges.contains(.leading) { leading = insets.leading }
        if edges.contains(.bottom) { bottom = insets.bottom }
        if edges.contains(.trailing) { trailing = insets.trailing }
    }

    func applied(to own: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? own.top, leading: leading ?? own.leading, bottom: bottom ?? own.bottom,
            trailing: trailing ?? own.trailing)
    }
}

/// The least size of a cell, points; `nil` is the cell's own.
struct HostedMinimum {
    var width: CGFloat?
    var height: CGFloat?
}

/// What a content view reads of a hosting configuration, whatever its views are.
@MainActor
protocol HostingConfiguration: UIContentConfiguration {
    var hostedContent: any View { get }
    /// `nil` fills nothing.
    var hostedBackground: (any View)? { get }
    var hostedMargins: HostedMargins { get }
    var hostedMinimum: HostedMinimum { get }
    /// What the margins and the least height are those of; `nil` is the cell's own content before anything is set.
    var hostedDefaults: UIListContentConfiguration? { get }
}

extension UIHostingConfiguration: HostingConfiguration {
    var hostedContent: any View { content }
    var hostedBackground: (any View)? { background is EmptyView ? nil : background }
    var hostedMargins: HostedMargins { margins }
    var hostedMinimum: HostedMinimum { minimum }
    var hostedDefaults: UIListContentConfiguration? { nil }
}
