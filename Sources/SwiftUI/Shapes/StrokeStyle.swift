import DisplayLists
public import Foundation
import UIKit

/// How an outline is stroked.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// A corner that would stick out by more than so many half widths is cut off.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn, points.
    public var dash: [CGFloat]
    /// How far into the dashes the outline begins, points.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    var listed: DisplayLists.StrokeStyle {
        DisplayLists.StrokeStyle(
            width: lineWidth, cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, dashes: dash.map { Double($0) },
            dashPhase: dashPhase, miterLimit: miterLimit)
    }
}
