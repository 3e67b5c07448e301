import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Widths and looks of segments.
@MainActor struct SegmentedControlTests {
    private func painted(_ view: UIView, width: Double = 300) -> [String] {
        let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(generation: .iOS18)])
        let request = WindowSnapshot.Request(width: width, height: 32, scale: 2, traits: traits)
        return WindowSnapshot.take(of: view, request).displayList.description.split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The places of the segments' contents, from the leading one.
    private func spans(_ control: UISegmentedControl, width: CGFloat = 300) -> [[CGFloat]] {
        control.frame = CGRect(x: 0, y: 0, width: width, height: 32)
        control.layoutIfNeeded()
        return control.subviews.map { [$0.frame.minX, $0.frame.width] }
    }

    @Test func segmentsShareWhatFixedOnesLeave() {
        let control = UISegmentedControl(items: ["Tin", "Jar", "Box"])
        #expect(spans(control) == [[0, 100], [100, 100], [200, 100]])
        control.setWidth(140, forSegmentAt: 0)
        #expect(spans(control) == [[0, 140], [140, 80], [220, 80]])
        #expect(control.widthForSegment(at: 0) == 140)
        let auto = control.intrinsicContentSize.width
        control.setWidth(0, forSegmentAt: 0)
        #expect(control.intrinsicContentSize.width < auto)
    }

    @Test func widthsGoByTheContent() {
        let control = UISegmentedControl(items: ["A", "A rather long title"])
        control.apportionsSegmentWidthsByContent = true
        let found = spans(control, width: control.intrinsicContentSize.width)
        #expect(found[0][1] < found[1][1])
    }

    @Test func titlesHaveAttributesForStates() {
        let control = UISegmentedControl(items: ["Tin", "Jar"])
        control.selectedSegmentIndex = 1
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        #expect(painted(control).contains { $0.contains("\"Tin\"") && $0.contains("#FF0000FF") })
        #expect(painted(control).contains { $0.contains("\"Jar\"") && $0.contains("#0000FFFF") })
        control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .disabled)
        control.setEnabled(false, forSegmentAt: 0)
        #expect(painted(control).contains { $0.contains("\"Tin\"") && $0.contains("#00FF00FF") })
        #expect(control.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    }

    @Test func segmentsComeAndGo() {
        let control = UISegmentedControl(items: ["Tin"])
        control.insertSegment(withTitle: "Lid", at: 0, animated: false)
        control.insertSegment(action: UIAction(title: "Cup") { _ in }, at: 9, animated: false)
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["Lid", "Tin", "Cup"])
        control.setTitle("Pot", forSegmentAt: 1)
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 1) == "Pot")
        control.setImage(UIImage(systemName: "leaf"), forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == nil)
        #expect(control.imageForSegment(at: 0) != nil)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
        control.removeSegment(at: 0, animated: false)
    }

    @Test func imagesAreOfTheTitlesColour() {
        let control = UISegmentedControl(items: [UIImage(systemName: "leaf") ?? UIImage()])
        control.tintColor = .red
        #expect(control.subviews.first { $0 is UIImageView }?.tintColor == .label)
    }

    @Test func aMomentaryControlShowsNoChoice() {
        let control = UISegmentedControl(items: ["Tin", "Jar"])
        control.selectedSegmentIndex = 0
        control.selectedSegmentTintColor = .red
        #expect(painted(control).contains { $0.contains("#FF0000FF") })
        control.isMomentary = true
        #expect(!painted(control).contains { $0.contains("#FF0000FF") })
    }
}
