import Appearance
import DisplayLists
import Foundation
import UIKit

/// A label with a control of UIKit at the row's end.
@MainActor
struct RowControl {
    let title: any View
    /// How far the control sticks out beyond the margin of a list's row, points.
    var overhang = 0.0

    /// The control alone where labels are hidden.
    func node(_ control: UIView, _ environment: EnvironmentValues) -> ViewNode {
        let end =
            environment[storage: \.list].isAround
            ? inRow(control, environment) : PlatformNode(control, environment)
        return node(end, environment)
    }

    /// The control alone where labels are hidden.
    func node(_ control: ViewNode, _ environment: EnvironmentValues) -> ViewNode {
        if environment.labelsHidden { return control }
        return StackNode(
            [title.labelNode(environment.ofLabel), SpacerNode(least: nil), control], axis: .horizontal, spacing: nil,
            alignment: VerticalAlignment.center.key, isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    /// In a list's rows a control makes no row higher than its text does. Source for switches: ios-references 35 and 37
    /// (rows of 44 and 51 points). That the same holds for other controls is a guess.
    private func inRow(_ control: UIView, _ environment: EnvironmentValues) -> ViewNode {
        let node = PlatformNode(control, environment) { _, view in view.intrinsicContentSize }
        let width = control.intrinsicContentSize.width - CGFloat(overhang)
        return FixedFrameNode(node, width: width, height: environment.lineHeight, .leading)
    }
}

extension EnvironmentValues {
    /// Of a line of text, on whole pixels, points.
    @MainActor var lineHeight: CGFloat {
        CGFloat(PixelGrid(scale: Double(displayScale)).ceil(Double(resolvedFont.lineHeight)))
    }

    /// Of a control's label: fainter where the control cannot be used.
    var ofLabel: EnvironmentValues {
        guard !isEnabled else { return self }
        var inner = self
        inner.foreground = inner.foreground.from(1)
        return inner
    }
}

extension View {
    /// A control's label as one node: of several views the others stand small below the first one, as a title with what
    /// explains it.
    @MainActor
    func labelNode(_ environment: EnvironmentValues) -> ViewNode {
        guard nodes(environment).count > 1 else { return node(environment) }
        var small = environment
        // A guess: as in UIKit's rows with a subtitle.
        let subtitle = environment.traits.asCurrent { UIListContentConfiguration.subtitleCell() }
            .secondaryTextProperties
        small.font = Font(subtitle.font.resolved(with: environment.traits))
        small.foreground = environment.foreground.from(1)
        return StackNode(
            Array(nodes(environment).prefix(1) + nodes(small).dropFirst()), axis: .vertical, spacing: 0,
            alignment: HorizontalAlignment.leading.key,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
    }
}
