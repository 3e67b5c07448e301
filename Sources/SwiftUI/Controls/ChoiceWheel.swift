import Foundation
import UIKit

/// UIKit's wheel, of views that can be chosen.
final class ChoiceWheel: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private let choices: [ViewNode]

    /// Of choices that say nothing themselves: that of UIKit's wheels.
    static let font = Font.system(size: 23)

    init(_ choices: [ViewNode], chosen: Int) {
        self.choices = choices
        super.init(frame: .zero)
        dataSource = self
        delegate = self
        selectRow(chosen, inComponent: 0, animated: false)
    }

    /// Archives hold no choices.
    required init?(coder: NSCoder) { nil }

    /// A wheel as wide as the room that it is offered.
    static func node(_ wheel: UIView, _ environment: EnvironmentValues) -> ViewNode {
        PlatformNode(wheel, environment) { proposal, view in
            let own = view.intrinsicContentSize
            return CGSize(width: proposal.width ?? own.width, height: own.height)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { choices.count }
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let view = _UIHostingView(rootView: NodeView(node: choices[row]))
        view.backgroundColor = nil
        return view
    }
}
