import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Sizes and paint of the smaller controls.
@MainActor
struct ControlTests {
    private func painted(_ view: UIView, width: Double = 100, height: Double = 40) -> [String] {
        let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(generation: .iOS18)])
        let request = WindowSnapshot.Request(width: width, height: height, scale: 2, traits: traits)
        return WindowSnapshot.take(of: view, request).displayList.description.split(separator: "\n").dropFirst(2)
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func aSlidersTrackRunsBetweenItsImages() {
        let slider = UISlider()
        slider.minimumValueImage = UIImage(systemName: "minus")
        slider.maximumValueImage = UIImage(systemName: "plus")
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
        let before = UIImage(systemName: "minus")?.size.width ?? 0
        let after = UIImage(systemName: "plus")?.size.width ?? 0
        #expect(before > 0 && after > 0)
        let track = slider.trackRect(forBounds: bounds)
        #expect(track.minX == before + 8)
        #expect(abs(track.maxX - (100 - after - 8)) < 1e-9)
        #expect(painted(slider).count >= painted(UISlider()).count + 2)
    }

    @Test func sliderThumbStandsAtItsValue() {
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
        slider.minimumTrackTintColor = .red
        // The thumb is 27 wide: its left edge is in the middle of 73.
        let lines = painted(slider)
        #expect(lines.contains { $0.hasPrefix("fill (36.5, 6.5) 27×27") })
        #expect(lines.contains { $0.hasPrefix("fill (0, 18) 50×4") && $0.hasSuffix("#FF0000FF") })
        slider.value = 99
        #expect(painted(slider).contains { $0.hasPrefix("fill (73, 6.5) 27×27") })
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(painted(slider).contains { $0.hasPrefix("fill (0, 6.5) 27×27") })
    }

    @Test func indicatorShowsWhileItTurns() {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
        #expect(indicator.isHidden)
        indicator.startAnimating()
        indicator.color = .red
        let lines = painted(indicator)
        #expect(lines.count == 8)
        #expect(lines.first?.hasSuffix("#FF0000FF") == true)
        indicator.hidesWhenStopped = false
        indicator.stopAnimating()
        #expect(!indicator.isHidden)
    }

    @Test func pageDotsStandAroundTheMiddle() {
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (3, 1)
        (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.red, .blue)
        #expect(
            painted(control) == [
                "fill ellipse (28, 16) 8×8 #FF0000FF", "fill ellipse (46, 16) 8×8 #0000FFFF",
                "fill ellipse (64, 16) 8×8 #FF0000FF",
            ])
        (control.numberOfPages, control.hidesForSinglePage) = (1, true)
        #expect(painted(control).isEmpty)
    }

    @Test func ofManyPagesThoseAroundTheCurrentOneHaveDots() {
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (.max, .max)
        control.currentPageIndicatorTintColor = .blue
        let dots = painted(control)
        #expect(dots.count == 512)
        #expect(dots.last?.hasSuffix("#0000FFFF") == true)
        control.currentPage = 600
        #expect(painted(control).filter { $0.hasSuffix("#0000FFFF") }.count == 1)
    }

    @Test func fieldShowsTextOrPlaceholder() {
        let field = UITextField()
        field.placeholder = "Name"
        #expect(painted(field).last?.hasPrefix("glyphs \"Name\"") == true)
        #expect(painted(field).last?.contains("#3C3C434D") == true)
        field.text = "Ada"
        #expect(painted(field).last?.hasPrefix("glyphs \"Ada\"") == true)
        field.isSecureTextEntry = true
        #expect(painted(field).last?.hasPrefix("glyphs \"•••\"") == true)
        field.borderStyle = .roundedRect
        #expect(painted(field).contains("fill (0, 0) 100×40 radius 5 #FFFFFFFF"))
    }

    @Test func sideViewsTakeRoomFromTheText() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 40)).minX == 7)
        field.leftViewMode = .always
        #expect(
            field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 40))
                == CGRect(x: 27, y: 0, width: 66, height: 40))
        field.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        field.layoutIfNeeded()
        #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 20, height: 20))
    }
}
