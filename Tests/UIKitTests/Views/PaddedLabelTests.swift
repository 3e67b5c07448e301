import DisplayLists
import Foundation
import Testing
import UIKit

/// Labels whose subclasses give their text other room, in the ways that apps do.
@MainActor struct PaddedLabelTests {
    private class Padded: UILabel {
        let padding = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 30, height: size.height + 10)
        }
    }

    private final class Measured: UILabel {
        let padding = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let inside = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
            return CGRect(
                x: inside.minX - padding.left, y: inside.minY - padding.top, width: inside.width + 30,
                height: inside.height + 10)
        }
    }

    private final class Topped: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
            rect.origin.y = bounds.minY
            return rect
        }
        override func drawText(in rect: CGRect) {
            super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
        }
    }

    private final class Silent: UILabel {
        override func drawText(in rect: CGRect) {}
    }

    private func label<Label: UILabel>(_ label: Label, _ text: String = "Steep", lines: Int = 1) -> Label {
        label.text = text
        label.numberOfLines = lines
        return label
    }

    /// Where the first glyphs stand, in the label's space.
    private func place(_ label: UILabel, _ size: CGSize) -> CGPoint? {
        label.frame.size = size
        let request = WindowSnapshot.Request(width: Double(size.width), height: Double(size.height), scale: 3)
        return WindowSnapshot.take(of: label, request).displayList.firstRun
    }

    @Test func aPaddedLabelIsLargerAndDrawsInside() throws {
        let plain = label(UILabel())
        let size = plain.intrinsicContentSize
        let larger = CGSize(width: size.width + 30, height: size.height + 10)
        let origin = try #require(place(plain, size))
        let padded = label(Padded())
        #expect(padded.intrinsicContentSize == larger)
        #expect(place(padded, larger) == CGPoint(x: origin.x + 10, y: origin.y + 4))
        let measured = label(Measured())
        #expect(measured.intrinsicContentSize == larger)
        #expect(measured.sizeThatFits(CGSize(width: 400, height: 400)) == larger)
        #expect(place(measured, larger) == CGPoint(x: origin.x + 10, y: origin.y + 4))
    }

    @Test func paddingLeavesLessRoomForLines() {
        let text = "Steep for three minutes, then pour"
        let plain = label(UILabel(), text, lines: 0)
        let measured = label(Measured(), text, lines: 0)
        let inside = plain.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(
            measured.sizeThatFits(CGSize(width: 150, height: 0))
                == CGSize(width: inside.width + 30, height: inside.height + 10))
    }

    @Test func textStandsAtTheTopWhereItIsPutThere() throws {
        let size = label(UILabel()).intrinsicContentSize
        let origin = try #require(place(label(UILabel()), size))
        #expect(place(label(Topped()), CGSize(width: size.width, height: 90)) == origin)
        #expect(place(label(Silent()), size) == nil)
    }
}

extension DisplayList {
    /// Where the first run of glyphs stands, in the list's space.
    fileprivate var firstRun: CGPoint? { Self.firstRun(in: items, at: .zero) }

    private static func firstRun(in items: [DisplayItem], at origin: CGPoint) -> CGPoint? {
        for item in items {
            switch item {
            case .glyphs(let run):
                guard let first = run.glyphs.first else { continue }
                return CGPoint(x: origin.x + first.x, y: origin.y + first.y)
            case .group(let group):
                let inside = CGPoint(x: origin.x + group.origin.x, y: origin.y + group.origin.y)
                if let found = firstRun(in: group.items, at: inside) { return found }
            default: break
            }
        }
        return nil
    }
}
