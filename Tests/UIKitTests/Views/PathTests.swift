import DisplayLists
import Foundation
import Testing
import UIKit

/// What outlines and contexts answer and draw beyond the basics.
@MainActor struct PathTests {
    private func drawn(_ body: (CGContext) -> Void) -> [String] {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
        let image = UIImageView(image: renderer.image { body($0.cgContext) })
        let request = WindowSnapshot.Request(width: 20, height: 20, scale: 1)
        return WindowSnapshot.take(of: image, request).displayList.description.split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test func outlinesKnowWhatIsInside() {
        let ring = CGMutablePath()
        ring.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 4, y: 4, width: 2, height: 2)])
        let middle = CGPoint(x: 5, y: 5)
        #expect(ring.contains(middle) && !ring.contains(middle, using: .evenOdd))
        #expect(ring.contains(CGPoint(x: 1, y: 1), using: .evenOdd) && !ring.contains(CGPoint(x: 11, y: 5)))
        let disc = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(disc.contains(middle) && !disc.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func copiesGoTheirOwnWay() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        path.lineWidth = 3
        let copy = path.copy() as? UIBezierPath
        copy?.apply(CGAffineTransform(scaleX: 2, y: 2))
        #expect(copy?.lineWidth == 3 && copy?.bounds.width == 8 && path.bounds.width == 4)
        let line = UIBezierPath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 3, y: 0))
        #expect(line.reversing().currentPoint == .zero)
    }

    @Test func elementsAreTold() {
        var types: [CGPathElementType] = []
        unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).applyWithBlock {
            unsafe types.append($0.pointee.type)
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    }

    @Test func tangentArcsRoundACorner() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
        #expect(!path.boundingBox.insetBy(dx: -1e-6, dy: -1e-6).contains(CGPoint(x: 10, y: 5)))
    }

    @Test func contextsFillAndStrokeAtOnce() {
        let lines = drawn { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.setStrokeColor(gray: 0, alpha: 1)
            context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
            context.drawPath(using: .fillStroke)
            #expect(context.isPathEmpty && context.makeImage()?.width != 0)
        }
        #expect(lines.contains { $0.hasPrefix("fill") && $0.hasSuffix("#FF0000FF") })
        #expect(lines.contains { $0.hasPrefix("stroke") })
    }
}
