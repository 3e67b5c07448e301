import DisplayLists
public import Foundation
import UIKit

/// A shape that can be made smaller from all sides.
public nonisolated protocol InsettableShape: Shape {
    /// The shape made smaller.
    associatedtype InsetShape: InsettableShape
    /// The shape made smaller, points.
    func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Strokes inside the shape.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle
    ) -> _ShapeView<InsetShape, Style> {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }
    /// Strokes inside the shape.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1
    ) -> _ShapeView<InsetShape, Style> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Strokes inside the shape.
    public func strokeBorder(lineWidth: CGFloat = 1) -> _ShapeView<InsetShape, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}
