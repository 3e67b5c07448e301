import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Text views, and steppers.
@MainActor
struct TextViewTests {
    private func snapshot(_ view: UIView, width: Double = 200, height: Double = 60) -> WindowSnapshot {
        let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(generation: .iOS18)])
        return WindowSnapshot.take(
            of: view, WindowSnapshot.Request(width: width, height: height, scale: 2, traits: traits))
    }

    private func painted(_ view: UIView, width: Double = 200, height: Double = 60) -> [String] {
        snapshot(view, width: width, height: height).displayList.description.split(separator: "\n").dropFirst(2)
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func textView(_ text: String) -> UITextView {
        let view = UITextView()
        view.text = text
        view.font = .systemFont(ofSize: 17)
        return view
    }

    @Test func textStandsInsideInsetAndPadding() throws {
        let view = textView("Tea")
        let label = UILabel()
        label.text = "Tea"
        let line = label.sizeThatFits(.zero)
        #expect(view.sizeThatFits(.zero) == CGSize(width: line.width + 10, height: line.height + 16))
        let glyphs = try #require(painted(view).first { $0.hasPrefix("glyphs \"Tea\"") })
        let other = try #require(painted(label, height: line.height).first { $0.hasPrefix("glyphs") })
        func place(_ line: String) -> [Double] {
            (line.split(separator: "(").last?.split(separator: ")").first ?? "").split(separator: ",")
                .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        }
        let (inView, inLabel) = (place(glyphs), place(other))
        #expect(inView.count == 2 && inView[0] == inLabel[0] + 5 && inView[1] == inLabel[1] + 8)
        #expect(painted(view).contains("fill (0, 0) 200×60 #FFFFFFFF"))
    }

    @Test func oneThatDoesNotScrollIsAsHighAsItsText() {
        let view = textView(String(repeating: "many words ", count: 10))
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        let box = UIView()
        box.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        _ = snapshot(box, width: 150, height: 300)
        let expected = view.sizeThatFits(CGSize(width: 150, height: 0)).height
        #expect(expected > 80)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 150, height: expected))
        view.textContainer.maximumNumberOfLines = 1
        _ = snapshot(box, width: 150, height: 300)
        #expect(view.frame.height < 40)
    }

    @Test func contentIsAsHighAsTheText() {
        let view = textView(String(repeating: "many words ", count: 10))
        _ = snapshot(view, width: 150, height: 40)
        #expect(view.contentSize == CGSize(width: 150, height: view.sizeThatFits(CGSize(width: 150, height: 0)).height))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        #expect(view.sizeThatFits(.zero).height < 22)
    }

    @Test func attributesWinOverTheViewsOwn() {
        let view = textView("plain")
        view.textColor = .blue
        #expect(painted(view).contains { $0.hasPrefix("glyphs \"plain\"") && $0.contains("#0000FFFF") })
        view.attributedText = NSAttributedString(string: "own", attributes: [.foregroundColor: UIColor.red])
        #expect(painted(view).contains { $0.hasPrefix("glyphs \"own\"") && $0.contains("#FF0000FF") })
        #expect(view.text == "own")
        view.text = "again"
        #expect(view.attributedText.string == "again")
    }

    // MARK: Steppers

    @Test func steppersHaveTheSystemsSize() {
        let stepper = UIStepper()
        #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
        let lines = painted(stepper)
        #expect(lines.contains("fill (0, 0) 94×32 radius 8.9 #7676801F"))
        #expect(lines.contains { $0.hasPrefix("fill (46.5, 7) 1×18") })
        #expect(lines.filter { $0.contains("symbol") }.count == 2)
    }

    @Test func signsAtTheEndsAreFaint() {
        let stepper = UIStepper()
        func faint() -> Int { painted(stepper).filter { $0.contains("#3C3C434C") }.count }
        func ends(_ value: Double) -> Int {
            stepper.value = value
            return faint()
        }
        // The line in the middle is one.
        let inside = ends(50)
        #expect(ends(0) > inside && ends(100) > inside)
        stepper.wraps = true
        #expect(ends(100) == inside)
    }

    @Test func valuesAreKeptInTheRange() {
        let stepper = UIStepper()
        stepper.value = 300
        #expect(stepper.value == 100)
        stepper.maximumValue = 400
        #expect(stepper.value == 300)
        (stepper.minimumValue, stepper.maximumValue) = (5, 1)
        #expect(stepper.value == 5)
    }

    // MARK: Links

    private func linked(_ configure: (UITextView) -> Void) -> [String] {
        let view = textView("")
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let text = NSMutableAttributedString(string: "Read the terms", attributes: attributes)
        text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 9, length: 5))
        view.attributedText = text
        configure(view)
        return painted(view)
    }

    @Test func linksLookAsTheViewSays() {
        let plain = linked { _ in }
        #expect(plain.contains { $0.hasPrefix("glyphs \"terms\"") && $0.contains("#FF0000FF") })
        #expect(!plain.contains { $0.hasPrefix("fill") && $0.contains("#FF0000FF") })
        let own = linked {
            $0.linkTextAttributes = [
                .foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
                .underlineStyle: NSUnderlineStyle.single.rawValue,
            ]
        }
        #expect(own.contains { $0.hasPrefix("glyphs \"terms\"") && $0.contains("#00FF00FF") })
        #expect(own.contains { $0.hasPrefix("fill") && $0.contains("#00FF00FF") })
    }

    @Test func whatIsFoundInTextThatNobodyEditsIsALink() {
        let view = textView("Call 555-123-4567")
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.dataDetectorTypes = .phoneNumber
        #expect(!painted(view).contains { $0.contains("#FF0000FF") })
        view.isEditable = false
        #expect(painted(view).contains { $0.hasPrefix("glyphs \"555") && $0.contains("#FF0000FF") })
    }
}
