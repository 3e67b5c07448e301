import DisplayLists
import Foundation
import UIKit

/// A shape filled or stroked.
@MainActor
final class ShapeNode: ViewNode {
    private let shape: any Shape
    private let fill: Ink
    private let fillStyle: FillStyle
    private let stroke: DisplayLists.StrokeStyle?
    /// The view's type, for the layout report.
    private let name: String
    private let environment: EnvironmentValues
    /// Whether the shape reaches beyond the safe area where it ends at its edge.
    private let ignoresSafeArea: Bool

    init(
        _ shape: any Shape, fill: Ink, fillStyle: FillStyle = FillStyle(), stroke: DisplayLists.StrokeStyle? = nil,
        name: String,
        ignoresSafeArea: Bool = false, _ environment: EnvironmentValues
    ) {
        self.shape = shape
        self.fill = fill
        self.fillStyle = fillStyle
        self.stroke = stroke
        self.name = name
        self.ignoresSafeArea = ignoresSafeArea
        self.environment = environment
        super.init(isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    var isFilled: Bool { stroke == nil }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The outline in a rectangle; from right to left it is mirrored.
    func outline(in rect: CGRect) -> DisplayLists.Shape {
        Self.outline(shape, in: rect, isRightToLeft: isRightToLeft).filled(by: fillStyle)
    }

    static func outline(_ shape: any Shape, in rect: CGRect, isRightToLeft: Bool) -> DisplayLists.Shape {
        if let known = shape as? any OutlinedShape { return known.outline(in: rect) }
        // Shapes count on a rectangle in their own space.
        let path = shape.path(in: CGRect(origin: .zero, size: rect.size)).outline
        return .path(
            path.mapped { CGPoint(x: isRightToLeft ? rect.maxX - $0.x : rect.minX + $0.x, y: rect.minY + $0.y) })
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        // Edges stand on whole pixels, as those of views do on the phone.
        var frame = PixelGrid(scale: pass.scale).round(CGRect(origin: origin, size: placedSize))
        if ignoresSafeArea, let safeArea = pass.safeArea { frame = frame.reaching(beyond: safeArea) }
        guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return }
        listing.note(
            component: pass.component("view"), role: "view", frame: frame, type: name,
            color: fill.color(environment))
        let outline = outline(in: frame)
        guard let stroke else {
            if case .color = fill.kind, fill.shadows.isEmpty, fill.color(environment).alpha <= 0 { return }
            return listing.fill(outline, fill, in: frame, environment)
        }
        let paint = fill.paint(in: frame, environment)
        if case .color(let color) = paint, color.alpha <= 0 { return }
        listing.add(.stroke(outline, paint, stroke))
    }
}

extension DisplayLists.Shape {
    /// The same outline with the rule of a fill style.
    func filled(by style: FillStyle) -> DisplayLists.Shape {
        style.isEOFilled ? .path(DisplayLists.Path(path.elements, fillRule: .evenOdd)) : self
    }
}

extension CGRect {
    /// The rectangle with the edges that lie at the safe area's moved out to the whole's.
    func reaching(beyond area: (inside: CGRect, whole: CGRect)) -> CGRect {
        let slack = 0.01
        let left = minX <= area.inside.minX + slack ? min(minX, area.whole.minX) : minX
        let top = minY <= area.inside.minY + slack ? min(minY, area.whole.minY) : minY
        let right = maxX >= area.inside.maxX - slack ? max(maxX, area.whole.maxX) : maxX
        let bottom = maxY >= area.inside.maxY - slack ? max(maxY, area.whole.maxY) : maxY
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
