import DisplayLists
import Foundation
import Testing
import UIKit

/// What views draw by themselves.
@MainActor
struct DrawingTests {
    private final class Canvas: UIView {
        let body: (CGContext, CGRect) -> Void
        init(_ body: @escaping (CGContext, CGRect) -> Void) {
            self.body = body
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func draw(_ rect: CGRect) {
            if let context = UIGraphicsGetCurrentContext() { body(context, rect) }
        }
    }

    private func painted(_ view: UIView) -> [String] {
        let request = WindowSnapshot.Request(width: 100, height: 50, scale: 2)
        return WindowSnapshot.take(of: view, request).displayList.description.split(separator: "\n").dropFirst(2)
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func drawn(_ body: @escaping (CGContext, CGRect) -> Void) -> [String] { painted(Canvas(body)) }

    @Test func rectanglesHaveTheCurrentColours() {
        let lines = drawn { context, rect in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
            UIColor.blue.set()
            context.setLineWidth(2)
            context.stroke(rect)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(
            lines == [
                "group clip (0, 0) 100×50", "fill (1, 2) 3×4 #FF0000FF", "stroke (0, 0) 100×50 #0000FFFF width 2",
                "fill ellipse (0, 0) 10×10 #0000FFFF",
            ])
    }

    @Test func stateIsKeptAndRestored() {
        let lines = drawn { context, _ in
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.saveGState()
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 3)
            context.setAlpha(0.5)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
        }
        #expect(
            lines == [
                "group clip (0, 0) 100×50", "group transform [2 0 0 3 10 20]", "fill (0, 0) 1×1 #FF000080",
                "fill (0, 0) 1×1 #FF0000FF",
            ])
    }

    @Test func clipsNestInTheSpaceTheyWereMadeIn() {
        let lines = drawn { context, _ in
            context.translateBy(x: 10, y: 0)
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
            context.translateBy(x: 10, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(
            lines == [
                "group clip (0, 0) 100×50", "group clip path M(10, 0)L(15, 0)L(15, 5)L(10, 5)Z",
                "group clip path M(20, 0)L(21, 0)L(21, 1)L(20, 1)Z", "group at (20, 0)", "fill (0, 0) 2×2 #000000FF",
            ])
    }

    @Test func pathsStrokeInTheirOwnStyle() {
        let lines = drawn { _, _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 1, y: 1))
            path.addLine(to: CGPoint(x: 9, y: 1))
            path.addLine(to: CGPoint(x: 9, y: 9))
            path.close()
            (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (3, .round, .bevel)
            path.setLineDash([4, 2], count: 2, phase: 0)
            UIColor.green.setStroke()
            path.stroke()
        }
        #expect(lines.last == "stroke path M(1, 1)L(9, 1)L(9, 9)Z #00FF00FF width 3 round caps bevel joins dashes 4 2")
    }

    @Test func arcsRunTheWayTheyAreTold() {
        let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(rounded(quarter.currentPoint.x) == 0)
        #expect(rounded(quarter.currentPoint.y) == 10)
        #expect(rounded(quarter.bounds.width) == 10)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(rounded(rest.bounds.width) == 20)
        #expect(rounded(rest.bounds.minY) == -10)
        let full = CGMutablePath()
        full.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        #expect(rounded(full.boundingBox.width) == 2)
        let none = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 1, endAngle: 1, clockwise: true)
        #expect(none.bounds.width == 0)
    }

    @Test func textStandsAtItsPlace() {
        let lines = drawn { _, _ in
            "Hi".draw(
                at: CGPoint(x: 10, y: 5),
                withAttributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red])
        }
        let glyphs = lines.last?.split(separator: " ") ?? []
        #expect(lines.count == 2)
        #expect(glyphs.prefix(2) == ["glyphs", "\"Hi\""])
        #expect(glyphs.contains("#FF0000FF"))
        // The place, and what setting in the system's widths moves a letter by.
        let x = glyphs.first { $0.hasPrefix("(") }.flatMap { Double($0.dropFirst().dropLast()) } ?? 0
        #expect(abs(x - 10) < 0.5)
        // The line's ascender, 16.2, on a half point.
        #expect(glyphs.contains("21)"))
        let size = "Hi".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(rounded(size.height) == rounded(UIFont.systemFont(ofSize: 17).lineHeight))
    }

    @Test func viewThatDrawsNothingAddsNothing() {
        #expect(painted(UIView()).isEmpty)
        UIColor.red.setFill()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func gradientsRunAcrossTheLayer() {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let view = Gradient()
        let layer = view.layer as? CAGradientLayer
        layer?.colors = [CGColor(gray: 0, alpha: 1), UIColor.red.cgColor]
        layer?.locations = [0.25, 1]
        layer?.startPoint = .zero
        layer?.endPoint = CGPoint(x: 1, y: 0)
        layer?.cornerRadius = 5
        #expect(
            painted(view) == [
                "fill (0, 0) 100×50 radius 5 circular gradient (0, 0) to (100, 0) 0.25 #000000FF, 1 #FF0000FF"
            ])
    }

    @Test func shapeLayersFillStrokeAndMask() {
        let view = UIView()
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, UIColor.red.cgColor, 2)
        view.layer.addSublayer(shape)
        #expect(
            painted(view) == ["group at (10, 0)", "stroke path M(0, 0)L(4, 0)L(4, 4)L(0, 4)Z #FF0000FF width 2"])
        shape.removeFromSuperlayer()
        view.layer.mask = shape
        view.backgroundColor = .green
        let outline = "path M(0, 0)L(4, 0)L(4, 4)L(0, 4)Z"
        #expect(
            painted(view) == [
                "group", "mask", "group at (10, 0)", "stroke \(outline) #FF0000FF width 2",
                "fill (0, 0) 100×50 #00FF00FF",
            ])
        (shape.fillColor, shape.strokeColor) = (UIColor.black.cgColor, nil)
        #expect(
            painted(view) == ["group clip path M(10, 0)L(14, 0)L(14, 4)L(10, 4)Z", "fill (0, 0) 100×50 #00FF00FF"])
    }

    @Test func effectsAreFlat() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))
        let label = UIView()
        label.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        label.backgroundColor = .red
        view.contentView.addSubview(label)
        let lines = painted(view)
        #expect(lines.first == "fill (0, 0) 100×50 #F7F7F7E6")
        #expect(lines.last == "fill (0, 0) 1×1 #FF0000FF")
    }
}
