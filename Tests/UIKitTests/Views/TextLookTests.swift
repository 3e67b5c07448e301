import DisplayLists
import Foundation
import Testing
import UIKit

/// Shadows, outlines, lines, links and pictures in text.
@MainActor struct TextLookTests {
    private func painted(
        attributes: [NSAttributedString.Key: Any], _ configure: (UILabel) -> Void = { _ in }
    ) -> String {
        painted(NSAttributedString(string: "Oats", attributes: attributes), configure)
    }

    private func painted(_ text: NSAttributedString, _ configure: (UILabel) -> Void = { _ in }) -> String {
        let label = UILabel()
        label.attributedText = text
        configure(label)
        return label.solved(width: 200, height: 40).snapshot.displayList.description
    }

    // MARK: Shadows

    @Test func aShadowLiesBeneathTheText() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let list = painted(attributes: [.shadow: shadow])
        #expect(list.contains("content shadow #FF0000FF radius 1.5 offset (1, 2)"))
        shadow.shadowColor = nil
        #expect(!painted(attributes: [.shadow: shadow]).contains("shadow"))
        #expect(painted(attributes: [.shadow: NSShadow()]).contains("content shadow #00000055 radius 0 offset (0, 0)"))
    }

    @Test func aLabelCastsAShadowOfItsOwn() {
        let list = painted(attributes: [:]) { $0.shadowColor = .black }
        #expect(list.contains("content shadow #000000FF radius 0 offset (0, -1)"))
        let plain = UILabel()
        plain.text = "Oats"
        plain.shadowColor = .black
        plain.shadowOffset = CGSize(width: 2, height: 2)
        let text = plain.solved(width: 200, height: 40).snapshot.displayList.description
        #expect(text.contains("offset (2, 2)"))
    }

    // MARK: Outlines

    @Test func aPositiveWidthLeavesLettersHollow() {
        let list = painted(attributes: [
            .strokeWidth: 4, .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 25),
        ])
        #expect(list.contains("#FF000000") && list.contains("outline 1 #FF0000FF"))
    }

    @Test func aNegativeWidthFillsThemToo() {
        let list = painted(attributes: [
            .strokeWidth: -4.0, .strokeColor: UIColor.blue, .foregroundColor: UIColor.red,
            .font: UIFont.systemFont(ofSize: 25),
        ])
        #expect(list.contains("#FF0000FF") && list.contains("outline 1 #0000FFFF"))
        #expect(!painted(attributes: [.strokeWidth: 0]).contains("outline"))
    }

    // MARK: Lines

    @Test func linesAreSingleThickOrDouble() {
        func lines(_ style: NSUnderlineStyle) -> [Substring] {
            painted(attributes: [.underlineStyle: style.rawValue, .foregroundColor: UIColor.red]).split(separator: "\n")
                .filter {
                    $0.contains("fill (") && $0.contains("#FF0000FF")
                }
        }
        #expect(lines([]).isEmpty)
        #expect(lines(.single).count == 1 && lines(.single)[0].contains("×1 #"))
        #expect(lines(.thick).count == 1 && lines(.thick)[0].contains("×2 #"))
        #expect(lines(.double).count == 2)
    }

    @Test func patternsAreDashes() {
        let list = painted(attributes: [
            .strikethroughStyle: NSUnderlineStyle([.single, .patternDash]).rawValue,
            .strikethroughColor: UIColor.blue,
        ])
        #expect(list.contains("#0000FFFF width 1 dashes 5 3"))
    }

    @Test func linksAreUnderlinedInTheirOwnColor() {
        let list = painted(attributes: [.link: "https://example.com", .foregroundColor: UIColor.red])
        #expect(!list.contains("#FF0000FF"))
        #expect(list.contains("glyphs \"Oats\" Inter-Regular") && list.contains("fill"))
    }

    // MARK: Pictures

    @Test func aSymbolStandsAmongLettersInTheirColorAndSize() {
        func width(_ size: CGFloat) -> CGFloat {
            let text = NSMutableAttributedString(
                attributedString: NSAttributedString(
                    attachment: NSTextAttachment(image: UIImage(systemName: "leaf") ?? UIImage())))
            text.addAttribute(
                .font, value: UIFont.systemFont(ofSize: size), range: NSRange(location: 0, length: 1))
            let label = UILabel()
            label.attributedText = text
            return label.intrinsicContentSize.width
        }
        #expect(width(34) > 1.8 * width(17))
        let text = NSMutableAttributedString(string: "Tea ")
        text.append(
            NSAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "leaf") ?? UIImage())))
        let list = painted(text) { $0.textColor = .red }
        #expect(list.contains("symbol leaf") && list.contains("#FF0000FF"))
    }

    @Test func boundsPlaceAPicture() {
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "leaf")
        attachment.bounds = CGRect(x: 0, y: -5, width: 30, height: 50)
        let label = UILabel()
        label.attributedText = NSAttributedString(attachment: attachment)
        #expect(label.intrinsicContentSize == CGSize(width: 30, height: 50))
        attachment.bounds.origin.y = 5
        label.attributedText = NSAttributedString(attachment: attachment)
        // Lifted, it leaves room below it down to the baseline, and no more.
        #expect(label.intrinsicContentSize.height == 55)
    }

    @Test func anAttachmentIsItsOwnCharacterAlone() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 10)
        let text = NSAttributedString(string: "a\u{FFFC}\u{FFFC}b", attributes: [.attachment: attachment])
        let (label, plain) = (UILabel(), UILabel())
        label.attributedText = text
        plain.text = "a"
        let letters = plain.intrinsicContentSize.width
        #expect(label.intrinsicContentSize.width > 60 + letters)
        #expect(painted(text).contains("\"b\""))
    }

    // MARK: Smaller text

    @Test func textThatShrankStandsOnTheSameBaseline() {
        func baseline(_ adjustment: UIBaselineAdjustment, width: Double) -> Double {
            let label = UILabel()
            label.text = "Barley and oats"
            label.adjustsFontSizeToFitWidth = true
            label.baselineAdjustment = adjustment
            var found = 0.0
            func collect(_ items: [DisplayItem], _ y: Double) {
                for item in items {
                    if case .group(let group) = item { collect(group.items, y + group.origin.y) }
                    if case .glyphs(let run) = item { found = y + (run.glyphs.first?.y ?? 0) }
                }
            }
            collect(label.solved(width: width, height: 60).snapshot.displayList.items, 0)
            return found
        }
        let whole = baseline(.alignBaselines, width: 300)
        #expect(abs(baseline(.alignBaselines, width: 60) - whole) < 0.5)
        #expect(baseline(.alignCenters, width: 60) < whole - 2)
        #expect(baseline(.none, width: 60) < 12)
    }

    // MARK: Layers and paths

    @Test func gradientLayersAreOfThreeKinds() {
        func paint(_ type: CAGradientLayerType) -> String {
            let view = UIView()
            let layer = CAGradientLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            layer.type = type
            layer.startPoint = CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 1)
            view.layer.addSublayer(layer)
            return view.solved(width: 100, height: 40).snapshot.displayList.description
        }
        #expect(paint(.axial).contains("gradient (50, 20) to (100, 40)"))
        #expect(paint(.radial).contains("radial gradient around (50, 20) radii 50×20 0 #FF0000FF, 1 #0000FFFF"))
        #expect(paint(.conic).contains("conic gradient around (50, 20) from 0.381 by 6.283"))
    }

    private final class Painted: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.blue.setFill()
            UIRectFill(rect)
        }
    }

    /// Layers that are put into a view, and what it draws, end at its corners where it clips.
    @Test func cornersCutWhatAViewShows() {
        func clips(_ clipsToBounds: Bool) -> Int {
            let view = Painted()
            view.layer.cornerRadius = 10
            view.clipsToBounds = clipsToBounds
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            layer.backgroundColor = UIColor.red.cgColor
            view.layer.addSublayer(layer)
            let list = view.solved(width: 100, height: 40).snapshot.displayList.description
            return list.components(separatedBy: "clip (0, 0) 100×40 radius 10").count - 1
        }
        #expect(clips(true) == 2)
        #expect(clips(false) == 0)
    }

    @Test func outlinesSayWhatIsInside() {
        let view = UIView()
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        layer.fillRule = .evenOdd
        layer.strokeColor = UIColor.red.cgColor
        layer.miterLimit = 3
        layer.lineDashPattern = [4, 2]
        layer.lineDashPhase = 1
        view.layer.addSublayer(layer)
        let list = view.solved(width: 100, height: 40).snapshot.displayList.description
        #expect(list.contains("fill even-odd path"))
        #expect(list.contains("limit 3 dashes 4 2 from 1"))
    }
}
