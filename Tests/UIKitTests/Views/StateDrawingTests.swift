import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// What views draw by a state or a share.
@MainActor struct StateDrawingTests {
    private func lines(_ view: UIView, width: Double = 200, height: Double = 44) -> [Substring] {
        let snapshot = WindowSnapshot.take(
            of: view, WindowSnapshot.Request(width: width, height: height, scale: 2, traits: .standard))
        return snapshot.displayList.description.split(separator: "\n")
    }

    private func stroke(from start: CGFloat, to end: CGFloat) -> Substring? {
        let view = UIView()
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
        layer.fillColor = nil
        layer.strokeColor = UIColor.red.cgColor
        (layer.strokeStart, layer.strokeEnd) = (start, end)
        view.layer.addSublayer(layer)
        return lines(view).first { $0.contains("stroke") }
    }

    @Test func aStrokeCoversAShareOfTheOutline() {
        // Around a square of 160: the first side and half of the second, then half of the second and half of the third.
        #expect(stroke(from: 0, to: 0.375)?.contains("M(0, 0)L(40, 0)L(40, 20)") == true)
        #expect(stroke(from: 0.375, to: 0.625)?.contains("M(40, 20)L(40, 40)L(20, 40)") == true)
        #expect(stroke(from: 0.5, to: 0.5) == nil)
        #expect(stroke(from: 0, to: 1)?.contains("Z") == true)
    }

    @Test func aCurveIsCutAtItsShare() {
        let view = UIView()
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
        layer.fillColor = nil
        layer.strokeColor = UIColor.red.cgColor
        layer.strokeEnd = 0.25
        view.layer.addSublayer(layer)
        let line = lines(view).first { $0.contains("stroke") }
        // A quarter of a circle, which begins at the right and runs down.
        #expect(line?.contains("M(40, 20)C") == true)
        #expect(line?.contains("(20, 40) #") == true)
    }

    @Test func theClearButtonShowsWhileThereIsText() {
        let field = UITextField()
        field.clearButtonMode = .always
        field.text = "Oats"
        #expect(lines(field).contains { $0.contains("symbol xmark.circle.fill") })
        field.text = ""
        #expect(!lines(field).contains { $0.contains("symbol xmark.circle.fill") })
        field.text = "Oats"
        field.clearButtonMode = .whileEditing
        #expect(!lines(field).contains { $0.contains("symbol xmark.circle.fill") })
    }

    @Test func anIndicatorTakesTheImagesPlace() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.image = UIImage(systemName: "star")
        configuration.showsActivityIndicator = true
        let button = UIButton(configuration: configuration)
        let turning = lines(button)
        #expect(!turning.contains { $0.contains("symbol star") })
        #expect(turning.count { $0.contains("fill path") } >= 8)
        configuration.showsActivityIndicator = false
        button.configuration = configuration
        #expect(lines(button).contains { $0.contains("symbol star") })
    }

    @Test func aConfigurationMayIgnoreTheState() {
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let button = UIButton(configuration: configuration)
        button.isEnabled = false
        #expect(!lines(button).contains { $0.contains("#FF0000FF") })
        button.automaticallyUpdatesConfiguration = false
        #expect(lines(button).contains { $0.contains("#FF0000FF") })
    }
}
