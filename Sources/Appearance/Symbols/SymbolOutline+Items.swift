package import DisplayLists
package import Foundation

/// The colours of a symbol.
package enum SymbolTint: Hashable, Sendable {
    case single(ResolvedColor)
    /// The figure's, the disc's, and those of what a badge or a slash is put on.
    case layered(primary: ResolvedColor, secondary: ResolvedColor, base: ResolvedColor)
}

extension SymbolOutline {
    /// The symbol painted into a rectangle; a rectangle of another size stretches it.
    ///
    /// - Parameters:
    ///   - isMirrored: Turned left to right within the rectangle.
    ///   - label: The group's.
    package func item(in rect: CGRect, tint: SymbolTint, isMirrored: Bool = false, label: String = "") -> DisplayItem {
        let (x, y) = (size.width > 0 ? rect.width / size.width : 1, size.height > 0 ? rect.height / size.height : 1)
        var transform: Transform?
        if isMirrored {
            transform = Transform(a: -x, b: 0, c: 0, d: y, tx: rect.width, ty: 0)
        } else if x != 1 || y != 1 {
            transform = Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
        }
        var group = Group(label: label, origin: rect.origin, transform: transform)
        switch tint {
        case .single(let color):
            // Parts may overlap, so a faint colour fades the whole.
            let isFaint = color.alpha < 1 && monochrome.count > 1
            group.opacity = isFaint ? color.alpha : 1
            group.items = monochrome.map { $0.item(isFaint ? color.with(1) : color) }
        case .layered(let primary, let secondary, let base):
            group.items = layers.map { layer in
                switch layer.role {
                case .primary: layer.drawing.item(primary)
                case .secondary: layer.drawing.item(secondary)
                case .base: layer.drawing.item(base)
                }
            }
        }
        return .group(group)
    }
}

extension SymbolOutline.Drawing {
    func item(_ color: ResolvedColor) -> DisplayItem {
        switch self {
        case .fill(let shape): .fill(shape, .color(color))
        case .stroke(let shape, let style): .stroke(shape, .color(color), style)
        case .vector(let image, let rect): .vector(VectorItem(image: image, rect: rect, tint: color))
        }
    }
}
