import DisplayLists
import Foundation

/// The texts of a picture as they were painted: where their ink is, what cuts it, and what is behind it.
struct PaintedText: Hashable, Sendable {
    /// The label of the group that it is in: the path of the layout report.
    var path: String
    var text: String
    /// About where ink is, in points of the picture: as wide as the glyphs' origins, as high as capitals.
    var ink: CGRect
    /// What shows, in points of the picture.
    var clip: CGRect
    /// In points.
    var size: Double
    var isBold: Bool
    /// With the opacity of the groups around it.
    var color: ResolvedColor
    /// Opaque; `nil` where it is no single colour.
    var backdrop: ResolvedColor?

    /// Where its ink can be seen.
    var shown: CGRect { ink.intersection(clip) }
}

/// Walks a display list in painting order.
struct PaintedTextReader {
    /// From a group's space to the picture's.
    private struct Placement {
        var a = 1.0
        var b = 0.0
        var c = 0.0
        var d = 1.0
        var x = 0.0
        var y = 0.0

        func inside(_ group: Group) -> Placement {
            let moved = Placement(
                a: a, b: b, c: c, d: d, x: x + a * group.origin.x + c * group.origin.y,
                y: y + b * group.origin.x + d * group.origin.y)
            guard let own = group.transform else { return moved }
            return Placement(
                a: moved.a * own.a + moved.c * own.b, b: moved.b * own.a + moved.d * own.b,
                c: moved.a * own.c + moved.c * own.d, d: moved.b * own.c + moved.d * own.d,
                x: moved.a * own.tx + moved.c * own.ty + moved.x, y: moved.b * own.tx + moved.d * own.ty + moved.y)
        }

        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
        }

        /// The box around a rectangle.
        func place(_ rect: CGRect) -> CGRect {
            let corners = [
                place(rect.origin), place(CGPoint(x: rect.maxX, y: rect.minY)),
                place(CGPoint(x: rect.minX, y: rect.maxY)), place(CGPoint(x: rect.maxX, y: rect.maxY)),
            ]
            let left = corners.map(\.x).min() ?? 0
            let top = corners.map(\.y).min() ?? 0
            return CGRect(
                x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left,
                height: (corners.map(\.y).max() ?? 0) - top)
        }
    }

    /// Something painted that text can stand on.
    private struct Fill {
        var rect: CGRect
        /// `nil` is more than one colour.
        var color: ResolvedColor?
        var isOpaque: Bool { (color?.alpha ?? 0) >= 0.999 }
    }

    private struct Surroundings {
        var placement = Placement()
        var clip: CGRect
        var opacity = 1.0
        var path = ""
    }

    private var fills: [Fill] = []
    private var texts: [PaintedText] = []
    /// The texts by the horizontal bands that their middles are in, so that what covers them is found near it.
    private var bands: [Int: [Int]] = [:]
    private var isCovered: Set<Int> = []
    private static let band = 64.0

    /// What can be seen of text, in painting order. What something opaque was painted over is left out.
    static func texts(of list: DisplayList) -> [PaintedText] {
        var reader = PaintedTextReader()
        reader.read(list.items, Surroundings(clip: CGRect(origin: .zero, size: list.size)))
        return reader.texts.indices.filter { !reader.isCovered.contains($0) }.map { reader.texts[$0] }
    }

    private mutating func read(_ items: [DisplayItem], _ around: Surroundings) {
        for item in items {
            switch item {
            case .group(let group):
                var inside = around
                inside.placement = around.placement.inside(group)
                inside.opacity *= group.opacity
                if !group.label.isEmpty { inside.path = group.label }
                if let clip = group.clip {
                    inside.clip = around.clip.intersection(inside.placement.place(clip.box))
                    if inside.clip.isNull { continue }
                }
                read(group.items, inside)
            case .fill(let shape, let paint): add(shape.box, color(of: paint, around), around)
            case .stroke: break
            case .bitmap(let bitmap): add(bitmap.rect, nil, around)
            case .vector(let vector): add(vector.rect, nil, around)
            case .glyphs(let run): add(run, around)
            }
        }
    }

    private func color(of paint: Paint, _ around: Surroundings) -> ResolvedColor? {
        guard case .color(var color) = paint else { return nil }
        color.alpha *= around.opacity
        return color
    }

    private mutating func add(_ rect: CGRect, _ color: ResolvedColor?, _ around: Surroundings) {
        let rect = around.placement.place(rect).intersection(around.clip)
        guard !rect.isNull, rect.width > 0, rect.height > 0, color.map({ $0.alpha > 0 }) ?? true else { return }
        let fill = Fill(rect: rect, color: color)
        fills.append(fill)
        guard fill.isOpaque, !texts.isEmpty else { return }
        for band in Self.band(of: rect.minY)...Self.band(of: rect.maxY) {
            for index in bands[band] ?? [] where rect.contains(texts[index].middle) { isCovered.insert(index) }
        }
    }

    private static func band(of y: Double) -> Int { Int(max(-1e6, min(1e6, (y / band).rounded(.down)))) }

    private mutating func add(_ run: GlyphRun, _ around: Surroundings) {
        guard let first = run.glyphs.first, !run.text.allSatisfy(\.isWhitespace) else { return }
        let left = run.glyphs.map(\.x).min() ?? first.x
        let right = run.glyphs.map(\.x).max() ?? first.x
        // Capitals are about 0.72 of the size high; the last glyph is at least a narrow one.
        let box = CGRect(
            x: left, y: first.y - 0.72 * run.size, width: right - left + 0.3 * run.size, height: 0.72 * run.size)
        var color = run.color
        color.alpha *= around.opacity
        var text = PaintedText(
            path: around.path, text: run.text, ink: around.placement.place(box), clip: around.clip, size: run.size,
            isBold: Self.isBold(run.face.name), color: color)
        guard text.shown.width > 0, text.shown.height > 0 else { return }
        text.backdrop = backdrop(at: text.middle)
        bands[Self.band(of: text.middle.y), default: []].append(texts.count)
        texts.append(text)
    }

    private static func isBold(_ face: String) -> Bool {
        let style = face.split(separator: "-").last.map { $0.lowercased() } ?? ""
        return ["bold", "extrabold", "black", "heavy", "bolditalic"].contains(style)
    }

    /// What a point looks like so far.
    private func backdrop(at point: CGPoint) -> ResolvedColor? {
        var layers: [ResolvedColor] = []
        for fill in fills.reversed() where fill.rect.contains(point) {
            guard let color = fill.color else { return nil }
            layers.append(color)
            if fill.isOpaque { break }
        }
        // A picture starts out black.
        return layers.reversed().reduce(.black) { $1.over($0) }
    }
}

extension PaintedText {
    /// The middle of what shows.
    fileprivate var middle: CGPoint { CGPoint(x: shown.midX, y: shown.midY) }
}

extension ResolvedColor {
    /// This colour painted on an opaque one.
    func over(_ below: ResolvedColor) -> ResolvedColor {
        ResolvedColor(
            red: red * alpha + below.red * (1 - alpha), green: green * alpha + below.green * (1 - alpha),
            blue: blue * alpha + below.blue * (1 - alpha))
    }
}

extension Shape {
    /// The box around it.
    fileprivate var box: CGRect {
        switch self {
        case .rectangle(let rect), .ellipse(let rect): return rect
        case .roundedRectangle(let rounded): return rounded.rect
        case .path(let path):
            var points: [CGPoint] = []
            for element in path.elements {
                switch element {
                case .move(let point), .line(let point): points.append(point)
                case .curve(let control1, let control2, let end): points += [control1, control2, end]
                case .close: break
                }
            }
            guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
                let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
            else { return .zero }
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
}
