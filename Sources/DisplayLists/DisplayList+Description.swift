import Foundation

/// The text form: one line an item, in paint order, indented by group. Coordinates are points with three decimals.
///
///     picture 390×844
///       group section 0/item 0/background at (16, 55.333) clip (0, 0) 358×44 radius 10
///         fill (0, 0) 358×44 #FFFFFFFF
///         glyphs "Wi-Fi" Inter-Regular 17 #000000FF from (16, 28.5) to (50.25, 28.5)
extension DisplayList: CustomStringConvertible {
    public var description: String {
        var printer = DisplayListPrinter()
        printer.add("picture \(size.text)")
        printer.addIndented(items)
        return printer.text
    }
}

private struct DisplayListPrinter {
    private(set) var text = ""
    private var indentation = ""

    mutating func add(_ line: String) {
        text += indentation
        text += line
        text += "\n"
    }

    mutating func addIndented(_ items: [DisplayItem]) {
        indentation += "  "
        for item in items { add(item) }
        indentation.removeLast(2)
    }

    private mutating func add(_ item: DisplayItem) {
        switch item {
        case .group(let group):
            add(Self.line(group))
            if let mask = group.effect?.mask {
                indentation += "  "
                add("mask")
                addIndented(mask)
                indentation.removeLast(2)
            }
            addIndented(group.items)
        case .fill(let shape, let paint): add("fill \(shape.text) \(paint.text)")
        case .stroke(let shape, let paint, let style): add("stroke \(shape.text) \(paint.text) \(style.text)")
        case .glyphs(let run): add(Self.line(run))
        case .bitmap(let item):
            let digest = String(item.bitmap.digest, radix: 16)
            add(
                "bitmap \(item.name.quoted) \(item.rect.text) of \(item.bitmap.width)×\(item.bitmap.height) pixels "
                    + "\(digest)\(Self.tint(item.tint))")
        case .vector(let item):
            let digest = String(item.image.digest, radix: 16)
            let mirrored = item.isMirrored ? " mirrored" : ""
            add("vector \(item.name.quoted) \(item.rect.text) \(digest)\(Self.tint(item.tint))\(mirrored)")
        }
    }

    private static func line(_ group: Group) -> String {
        var parts = ["group"]
        if !group.label.isEmpty { parts.append(group.label) }
        if group.origin != .zero { parts.append("at \(group.origin.text)") }
        if let transform = group.transform { parts.append("transform \(transform.text)") }
        if let clip = group.clip { parts.append("clip \(clip.text)") }
        if group.opacity != 1 { parts.append("opacity \(group.opacity.shortText)") }
        if let shadow = group.shadow {
            parts.append("shadow \(shadow.shape.text) \(shadow.color.hexadecimal) radius \(shadow.radius.shortText)")
            parts.append("offset \(CGPoint(x: shadow.offset.width, y: shadow.offset.height).text)")
        }
        if let shadow = group.contentShadow {
            parts.append("content shadow \(shadow.color.hexadecimal) radius \(shadow.radius.shortText)")
            parts.append("offset \(CGPoint(x: shadow.offset.width, y: shadow.offset.height).text)")
        }
        if let effect = group.effect {
            if effect.blur > 0 { parts.append("blur \(effect.blur.shortText)") }
            if effect.blendMode != .normal { parts.append("blend \(effect.blendMode.rawValue)") }
        }
        return parts.joined(separator: " ")
    }

    /// Glyph numbers stay out: they change with a face's version and say nothing to a reader.
    private static func line(_ run: GlyphRun) -> String {
        var line = "glyphs \(run.text.quoted) \(run.face.name) \(run.size.shortText) \(run.color.hexadecimal)"
        if let first = run.glyphs.first, let last = run.glyphs.last {
            line += " from \(CGPoint(x: first.x, y: first.y).text) to \(CGPoint(x: last.x, y: last.y).text)"
        }
        if let outline = run.outline {
            line += " outline \(outline.width.shortText) \(outline.color.hexadecimal)"
        }
        return line
    }

    private static func tint(_ color: ResolvedColor?) -> String {
        color.map { " tint \($0.hexadecimal)" } ?? ""
    }
}

extension CGPoint {
    fileprivate var text: String { "(\(Double(x).shortText), \(Double(y).shortText))" }
}

extension CGSize {
    package var text: String { "\(Double(width).shortText)×\(Double(height).shortText)" }
}

extension CGRect {
    package var text: String { "\(origin.text) \(size.text)" }
}

extension Transform {
    fileprivate var text: String {
        "[" + [a, b, c, d, tx, ty].map(\.shortText).joined(separator: " ") + "]"
    }
}

extension Paint {
    fileprivate var text: String {
        switch self {
        case .color(let color): color.hexadecimal
        case .linearGradient(let gradient):
            "gradient \(gradient.start.text) to \(gradient.end.text) \(Self.text(gradient.stops))"
        case .radialGradient(let gradient):
            "radial gradient around \(gradient.center.text) radii \(gradient.radii.text)"
                + (gradient.start == 0 ? "" : " from \(gradient.start.shortText)") + " \(Self.text(gradient.stops))"
        case .conicGradient(let gradient):
            "conic gradient around \(gradient.center.text) from \(gradient.startAngle.shortText)"
                + " by \(gradient.sweep.shortText) \(Self.text(gradient.stops))"
        }
    }

    private static func text(_ stops: [LinearGradient.Stop]) -> String {
        stops.map { "\($0.location.shortText) \($0.color.hexadecimal)" }.joined(separator: ", ")
    }
}

extension StrokeStyle {
    fileprivate var text: String {
        var text = "width \(width.shortText)"
        if cap != .butt { text += " \(cap) caps" }
        if join != .miter { text += " \(join) joins" }
        if join == .miter, miterLimit != 10 { text += " limit \(miterLimit.shortText)" }
        if !dashes.isEmpty { text += " dashes " + dashes.map(\.shortText).joined(separator: " ") }
        if !dashes.isEmpty, dashPhase != 0 { text += " from \(dashPhase.shortText)" }
        return text
    }
}

extension Shape {
    fileprivate var text: String {
        switch self {
        case .rectangle(let rect): rect.text
        case .roundedRectangle(let rounded): rounded.text
        case .ellipse(let rect): "ellipse \(rect.text)"
        case .path(let path): (path.fillRule == .evenOdd ? "even-odd " : "") + "path \(path.text)"
        }
    }
}

extension RoundedRectangle {
    fileprivate var text: String {
        var text = "\(rect.text) radius \(radius.shortText)"
        if curve == .circular { text += " circular" }
        guard corners != .all else { return text }
        let names: [(Corners, String)] = [
            (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"), (.bottomRight, "bottomRight"),
        ]
        let rounded = names.filter { corners.contains($0.0) }.map(\.1)
        return text + " corners " + (rounded.isEmpty ? "none" : rounded.joined(separator: "+"))
    }
}

extension Path {
    fileprivate var text: String {
        elements.map { element in
            switch element {
            case .move(let point): "M\(point.text)"
            case .line(let point): "L\(point.text)"
            case .curve(let control1, let control2, let end): "C\(control1.text)\(control2.text)\(end.text)"
            case .close: "Z"
            }
        }.joined()
    }
}
