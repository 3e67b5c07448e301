import Testing
import UIKit

@MainActor
struct VisualFormatTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let one = Box(40, 20)
    let other = Box(60, 30)

    init() {
        root.addSubview(one)
        root.addSubview(other)
    }

    private func activate(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
    ) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: ["one": one, "other": other]))
        }
        root.layoutIfNeeded()
    }

    @Test func spacesAndSizesAreRead() {
        activate(
            "|-20-[one(100)]-gap-[other(>=10)]-(>=30,==50@200)-|", "V:|[one(44)]-(-4)-[other]", metrics: ["gap": 12])
        #expect(one.frame == CGRect(x: 20, y: 0, width: 100, height: 44))
        #expect(other.frame == CGRect(x: 132, y: 40, width: 60, height: 30))
    }

    @Test func prioritiesAreRead() {
        activate("H:|-(10@100)-[one(>=80@751,<=90)]-(30@900)-|")
        #expect(one.frame.maxX == 290 && one.frame.width == 80)
    }

    @Test func standardSpacesAreMarginsAtEdgesAndEightBetween() {
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 24)
        activate("|-[one]-[other]", "[other]-(>=0)-|", "V:|-[one]", "V:[other]-|")
        #expect(one.frame.origin == CGPoint(x: 16, y: 5))
        #expect(other.frame.minX == 16 + 40 + 8 && other.frame.maxY == 475)
    }

    @Test func sizesMayBeAnotherViews() {
        activate("|[one][other(one)]|")
        #expect(one.frame.width == 160 && other.frame.minX == 160 && other.frame.width == 160)
    }

    @Test func optionsAlignAcrossAndTurnAround() {
        activate("|-10-[one]-20-[other]", options: [.alignAllBottom, .directionRightToLeft])
        activate("V:|-50-[one]")
        #expect(one.frame.maxX == 310 && other.frame.maxX == 310 - 40 - 20)
        #expect(other.frame.maxY == one.frame.maxY)
    }

    @Test func leadingFollowsTheReadingDirection() {
        root.semanticContentAttribute = .forceRightToLeft
        activate("|-10-[one]-20-[other]")
        #expect(one.frame.maxX == 310 && other.frame.maxX == one.frame.minX - 20)
    }

    private func reason(_ text: String, metrics: [String: Any] = [:]) -> String? {
        do {
            _ = try NSLayoutConstraint.constraints(
                reading: text, metrics: metrics, views: ["one": one, "number": 7])
            return nil
        } catch {
            return error.reason
        }
    }

    @Test(arguments: [
        ("", "a view has to follow"), ("V:", "a view has to follow"), ("|-8", "'-' has to end the space after \"|-8\""),
        ("[one", "']' has to end a view"), ("[]", "a view needs a name"),
        ("[one(]", "a number or a name has to follow"),
        ("[one(10]", "')' has to end the list"), ("[one]-|-", "nothing may follow the superview"),
        ("[two]", "two is not a key in the views dictionary"), ("[number]", "number is neither a UIView"),
        ("[one]-gap-|", "gap is not a key in the metrics dictionary"), ("one", "'[' has to begin"),
    ])
    func whatCannotBeReadIsExplained(format: String, expected: String) {
        let reason = reason(format)
        #expect(reason?.hasPrefix("Unable to parse constraint format: ") == true)
        #expect(reason?.contains(expected) == true)
    }

    @Test func aMetricHasToBeANumber() {
        #expect(reason("[one]-gap-|", metrics: ["gap": "wide"])?.contains("the metric gap is not a number") == true)
        #expect(reason("[one]-gap-|", metrics: ["gap": 3]) == nil)
    }
}
