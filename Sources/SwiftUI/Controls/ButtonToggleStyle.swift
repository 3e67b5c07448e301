import Appearance
import DisplayLists
import UIKit

/// A button that stands out while it is on. What it looks like is a guess: no picture shows one.
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        let button = Button(action: {}, label: { configuration.label })
        if configuration.isOn {
            button.buttonStyle(.bordered).inEnvironment { $0[storage: \.style.tint] = $0.tint }
        } else {
            button.buttonStyle(.borderless)
        }
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: Self { .init() }
}
