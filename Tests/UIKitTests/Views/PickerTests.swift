import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Wheels, images beside a slider's track, images that follow one another, and buttons' looks.
@MainActor struct PickerTests {
    private final class Spices: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let names = ["Anise", "Clove", "Mace", "Sumac", "Thyme"]
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            component == 0 ? names.count : 2
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? names[row] : "\(row + 1) g"
        }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            component == 1 ? 80 : 0
        }
    }

    private func painted(_ view: UIView, width: Double, height: Double) -> [String] {
        let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(generation: .iOS18)])
        let request = WindowSnapshot.Request(width: width, height: height, scale: 2, traits: traits)
        return WindowSnapshot.take(of: view, request).displayList.description.split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func theChosenRowStandsInTheMiddle() {
        let spices = Spices()
        let picker = UIPickerView()
        (picker.dataSource, picker.delegate) = (spices, spices)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        picker.selectRow(2, inComponent: 0, animated: false)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
        picker.layoutIfNeeded()
        let middle = picker.view(forRow: 2, forComponent: 0)
        #expect((middle as? UILabel)?.text == "Mace")
        #expect(middle?.center == CGPoint(x: 9 + 222 / 2, y: 108))
        #expect(middle?.alpha == 1)
        let above = picker.view(forRow: 1, forComponent: 0)
        #expect((above?.center.y ?? 0) < 80 && (above?.alpha ?? 1) < 1)
        #expect(picker.view(forRow: 1, forComponent: 1)?.center.x == 271)
        #expect(painted(picker, width: 320, height: 216).contains { $0.contains("\"Mace\"") })
        picker.selectRow(99, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 4)
    }

    /// As many rows as there are integers: a wheel that turns on and on.
    private final class Endless: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var components = 1
        func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { .max }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(row % 24)"
        }
    }

    @Test func wheelsTurnOnAndOn() {
        let endless = Endless()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (endless, endless)
        picker.selectRow(.max, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        #expect(picker.selectedRow(inComponent: 0) == .max - 1)
        #expect((picker.view(forRow: .max - 2, forComponent: 0) as? UILabel)?.text == "\((Int.max - 2) % 24)")
        #expect(picker.view(forRow: .max, forComponent: 0) == nil && picker.view(forRow: .min, forComponent: 0) == nil)
        endless.components = -1
        picker.reloadAllComponents()
        picker.layoutIfNeeded()
        #expect(picker.numberOfComponents == 0 && picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test func aSlidersTrackStandsBetweenItsImages() {
        let slider = UISlider()
        slider.minimumTrackTintColor = .red
        slider.value = 1
        let whole = painted(slider, width: 200, height: 31)
        #expect(whole.contains { $0.hasPrefix("fill (0, ") && $0.hasSuffix("#FF0000FF") })
        slider.minimumValueImage = UIImage(systemName: "speaker.fill")
        let lines = painted(slider, width: 200, height: 31)
        #expect(!lines.contains { $0.hasPrefix("fill (0, ") && $0.hasSuffix("#FF0000FF") })
    }

    @Test func imagesThatFollowOneAnotherShowTheFirst() {
        let still = UIImage(systemName: "leaf")
        let moving = ["sun.max", "moon"].compactMap { UIImage(systemName: $0) }
        let view = UIImageView(image: still)
        view.animationImages = moving
        #expect(view.intrinsicContentSize == still?.size)
        view.startAnimating()
        #expect(view.isAnimating)
        #expect(view.intrinsicContentSize == moving[0].size)
        view.stopAnimating()
        #expect(view.intrinsicContentSize == still?.size)
    }

    @Test func aTitlesAttributesAreTransformed() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Brew"
        let plain = UIButton(configuration: configuration).intrinsicContentSize
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 40)
            outgoing.foregroundColor = UIColor.red
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        #expect(button.intrinsicContentSize.height > plain.height + 20)
        #expect(
            painted(button, width: 200, height: 80).contains { $0.contains("\"Brew\"") && $0.contains("#FF0000FF") })
    }

    @Test func aButtonShowsTheEntryThatIsOn() {
        let button = UIButton(configuration: .gray())
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIAction(title: "Green") { _ in }, UIMenu(children: [UIAction(title: "Black", state: .on) { _ in }]),
        ])
        #expect(painted(button, width: 200, height: 40).contains { $0.contains("\"Black\"") })
        button.menu = UIMenu(children: [UIAction(title: "Green") { _ in }])
        #expect(painted(button, width: 200, height: 40).contains { $0.contains("\"Green\"") })
        button.changesSelectionAsPrimaryAction = false
        #expect(!painted(button, width: 200, height: 40).contains { $0.contains("\"Green\"") })
    }

    @Test func aBackgroundImageIsStretchedOverTheButton() {
        let button = UIButton(type: .custom)
        let red = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        button.setBackgroundImage(red, for: .normal)
        #expect(painted(button, width: 60, height: 40).contains { $0.contains("#FF0000FF") })
        #expect(button.currentBackgroundImage === red)
    }
}
