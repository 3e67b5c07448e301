import Appearance
import Foundation
import UIKit

/// A picker's label and choices, as each style lays them out.
@MainActor
struct PickerParts {
    let label: any View
    let content: any View
    /// `nil` is none of the choices.
    let selection: AnyHashable?
    /// In place of the choice; `nil` is the choice.
    var current: (any View)?

    private struct Choice {
        let node: ViewNode
        let isChosen: Bool
    }

    private func choices(_ environment: EnvironmentValues) -> [Choice] {
        var inner = environment.insideRow
        inner[storage: \.control.collectsTags] = true
        return content.nodes(inner).flatMap { ($0 as? SectionNode)?.rows ?? [$0] }.map { node in
            Choice(node: node, isChosen: selection != nil && node.choiceTag == selection)
        }
    }

    /// The chosen view; `nil` where the selection is none of the choices.
    private func chosen(_ environment: EnvironmentValues) -> ViewNode? {
        current.map { $0.node(environment) } ?? choices(environment).first { $0.isChosen }?.node
    }

    // MARK: Styles

    func menu(_ environment: EnvironmentValues) -> [ViewNode] {
        let isInList = environment[storage: \.control.isInList]
        var inner = environment.insideRow
        let ink = isInList ? Ink(environment.valueStyle) : inner.tint
        inner.foreground = environment.isEnabled ? ForegroundStyles([ink]) : inner.foreground.from(2)
        let value = HStack(spacing: CGFloat(HostedMetrics.pickerArrowsSpacing)) {
            NodeView(optional: chosen(inner))
            Image(systemName: "chevron.up.chevron.down").imageScale(.small)
        }.node(inner)
        guard isInList, !environment.labelsHidden else { return [value] }
        return labelled(NodeView(node: value), environment)
    }

    func link(_ environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment.insideRow
        inner.foreground = ForegroundStyles([Ink(environment.valueStyle)])
        let row = LabelledRow(
            title: Labelling(title: AnyView(erasing: label)), value: NodeView(optional: chosen(inner)))
        return NavigationLink(value: 0) { row }.nodes(environment)
    }

    func rows(_ environment: EnvironmentValues) -> [ViewNode] {
        guard environment[storage: \.list].isContent else { return menu(environment) }
        return choices(environment).map { choice in
            RowTraitNode(choice.node) { if choice.isChosen { $0.accessories.append(.checkmark()) } }
        }
    }

    func segments(_ environment: EnvironmentValues) -> [ViewNode] {
        let choices = choices(environment)
        let control = UISegmentedControl(items: choices.map { LabelParts(NodeView(node: $0.node), environment).item })
        control.selectedSegmentIndex = choices.firstIndex { $0.isChosen } ?? UISegmentedControl.noSegment
        control.isEnabled = environment.isEnabled
        return [
            PlatformNode(control, environment) { proposal, view in
                let own = view.intrinsicContentSize
                return CGSize(width: proposal.width ?? own.width, height: own.height)
            }
        ]
    }

    func wheel(_ environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment.insideRow
        inner.font = environment.font ?? ChoiceWheel.font
        let choices = choices(inner)
        let wheel = ChoiceWheel(choices.map(\.node), chosen: choices.firstIndex { $0.isChosen } ?? 0)
        wheel.alpha = environment.isEnabled ? 1 : CGFloat(HostedMetrics.disabledStrength)
        return [ChoiceWheel.node(wheel, environment)]
    }

    private func labelled(_ value: some View, _ environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment.insideRow
        if !environment.isEnabled { inner.foreground = inner.foreground.from(1) }
        return [LabelledRow(title: Labelling(title: AnyView(erasing: label)), value: value).node(inner)]
    }
}

extension LabelParts {
    /// What a segment shows.
    fileprivate var item: Any { image ?? title ?? "" }
}

extension NodeView {
    /// Nothing where there is no node.
    init(optional node: ViewNode?) { self.init(node: node ?? ViewNode()) }
}
