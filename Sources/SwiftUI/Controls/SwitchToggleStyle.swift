import Appearance
import DisplayLists
import UIKit

/// A switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    public init() { tint = nil }
    /// - Parameter tint: Of the track when on; `nil` is green.
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        LabelledSwitch(configuration: configuration, tint: tint)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: Self { .init() }
    public static var automatic: Self { .init() }
}

private struct LabelledSwitch: View, NodeSource {
    typealias Body = Never
    let configuration: ToggleStyleConfiguration
    let tint: Color?

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let control = UISwitch()
        control.isOn = configuration.isOn
        control.isEnabled = environment.isEnabled
        if let tint {
            control.onTintColor = UIColor(tint.resolved(environment))
        } else if environment[storage: \.style.tint] != nil {
            control.onTintColor = UIColor(environment.tint.color(environment))
        }
        // Source: ios-references 35 and 37 (switches 2 points beyond the margin).
        return [
            RowControl(title: configuration.label, overhang: HostedMetrics.switchOverhang).node(control, environment)
        ]
    }
}
