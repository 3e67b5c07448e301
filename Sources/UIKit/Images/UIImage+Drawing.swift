import Appearance
package import DisplayLists
package import Foundation

extension UIImage {
    /// In points, for the given traits. A symbol's box is rounded to pixels.
    ///
    /// - Parameter fallback: A configuration under the picture's own: what the place where it is shown prefers.
    package func size(with traits: UITraitCollection, fallback: SymbolConfiguration?) -> CGSize {
        let image = resolved(with: traits)
        guard image === self else { return image.size(with: traits, fallback: fallback) }
        if let outline = outline(symbolStyle(with: traits, fallback: fallback)) {
            let size = outline.size
            let grid = PixelGrid(scale: traits.pixelsPerPoint)
            return CGSize(width: grid.round(size.width), height: grid.round(size.height))
        }
        switch content {
        case .bitmap(let bitmap):
            return CGSize(width: Double(bitmap.width) / settings.scale, height: Double(bitmap.height) / settings.scale)
        case .vector(let vector):
            return CGSize(width: vector.size.width / settings.scale, height: vector.size.height / settings.scale)
        case .drawing(let drawing): return drawing.size
        case .symbol, .customSymbol, .asset, .empty: return .zero
        }
    }

    /// From the top of the box down to where the text beside it has its baseline, in points; `nil` for pictures without
    /// one, which stand on the baseline. Symbols have one of their own.
    package func baseline(with traits: UITraitCollection, fallback: SymbolConfiguration?) -> Double? {
        let image = resolved(with: traits)
        switch image.settings.baseline {
        case .own: return image.outline(image.symbolStyle(with: traits, fallback: fallback))?.baseline
        case .none: return nil
        case .fromBottom(let offset): return Double(image.size(with: traits, fallback: fallback).height) - offset
        }
    }

    /// How far to the right of its box's middle a symbol's ink has its own, in points: sideways chevrons stand out of
    /// theirs.
    package func inkShift(with traits: UITraitCollection, fallback: SymbolConfiguration?) -> Double {
        let image = resolved(with: traits)
        guard let outline = image.outline(image.symbolStyle(with: traits, fallback: fallback)) else { return 0 }
        return outline.inkBounds.map { $0.midX - outline.size.width / 2 } ?? 0
    }

    /// The picture painted into a rectangle, mirrored where the picture asks for it and the traits run from right to left.
    ///
    /// - Parameters:
    ///   - rect: Where the picture's box goes; a box of another size is stretched to it.
    ///   - tint: The colour of templates and symbols, from the place where it is shown.
    ///   - fallback: A configuration under the picture's own.
    package func items(
        in rect: CGRect, tint: UIColor, traits: UITraitCollection, fallback: SymbolConfiguration? = nil
    ) -> [DisplayItem] {
        let image = resolved(with: traits)
        guard image === self else { return image.items(in: rect, tint: tint, traits: traits, fallback: fallback) }
        let configuration = symbolConfiguration(fallback)
        if let outline = outline(configuration.resolved(with: traits)) {
            let isMirrored = traits.isRightToLeft && (outline.isDirectional || settings.flipsForRightToLeft)
            let colors = symbolTint(tint, colors: configuration.colors, traits: traits)
            return [outline.item(in: rect, tint: colors, isMirrored: isMirrored, label: "symbol " + name)]
        }
        switch content {
        case .bitmap(let bitmap):
            let items = bitmapItems(bitmap, in: rect, tint: pictureTint(tint, traits), traits: traits)
            guard settings.flipsForRightToLeft, traits.isRightToLeft else { return items }
            let turn = Transform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
            return [.group(Group(transform: turn, items: items))]
        case .vector(let vector) where settings.resizing.map { $0.capInsets != .zero } == true:
            let items = vectorItems(vector, in: rect, tint: pictureTint(tint, traits), traits: traits)
            guard settings.flipsForRightToLeft, traits.isRightToLeft else { return items }
            let turn = Transform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
            return [.group(Group(transform: turn, items: items))]
        case .vector(let vector):
            let isMirrored = settings.flipsForRightToLeft && traits.isRightToLeft
            return [
                .vector(
                    VectorItem(
                        image: vector, rect: rect, tint: pictureTint(tint, traits), isMirrored: isMirrored,
                        name: settings.name))
            ]
        case .drawing(let drawing):
            let isMirrored = settings.flipsForRightToLeft && traits.isRightToLeft
            return [drawing.item(in: rect, tint: pictureTint(tint, traits), isMirrored: isMirrored)]
        case .symbol, .customSymbol, .asset, .empty: return []
        }
    }

    // MARK: Symbols

    /// `nil` for what is no symbol.
    private func outline(_ style: @autoclosure () -> SymbolStyle) -> SymbolOutline? {
        switch content {
        case .symbol(let name, _): Self.outline(name, style())
        case .customSymbol(let template): template.outline(style())
        case .bitmap, .vector, .drawing, .asset, .empty: nil
        }
    }

    private static func outline(_ name: String, _ style: SymbolStyle) -> SymbolOutline {
        do {
            return try SymbolLibrary.current.outline(name, style: style)
        } catch {
            RenderDiagnostics.current.report(.symbol(error))
            return .placeholder(style)
        }
    }

    private func symbolConfiguration(_ fallback: SymbolConfiguration?) -> SymbolConfiguration {
        (fallback ?? .unspecified).applying(configuration)
    }

    private func symbolStyle(with traits: UITraitCollection, fallback: SymbolConfiguration?) -> SymbolStyle {
        symbolConfiguration(fallback).resolved(with: traits)
    }

    private func symbolTint(_ tint: UIColor, colors: SymbolColors?, traits: UITraitCollection) -> SymbolTint {
        // An original without colours of its own is black on the phone as well.
        let base = renderingMode == .alwaysOriginal ? ownTint ?? .black : tint
        guard renderingMode != .alwaysTemplate else { return .single(base.resolved(with: traits)) }
        switch colors {
        case .hierarchical(let color)?:
            let primary = color.resolved(with: traits)
            return .layered(
                primary: primary, secondary: primary.faded(Self.discStrength), base: primary.faded(Self.baseStrength))
        case .palette(let palette)?:
            let primary = palette.first ?? base
            let secondary = palette.count > 1 ? palette[1] : primary
            let second = secondary.resolved(with: traits)
            return .layered(primary: primary.resolved(with: traits), secondary: second, base: second)
        case .multicolor?: return multicolor(base.resolved(with: traits), traits)
        case .monochrome?, nil: return .single(base.resolved(with: traits))
        }
    }

    /// How strong a disc is beside its figure, and what a badge is on beside the badge. The second is a guess.
    private static let discStrength = 0.25
    private static let baseStrength = 0.5

    /// The colours that the symbol has by itself, as far as they are known.
    private func multicolor(_ tint: ResolvedColor, _ traits: UITraitCollection) -> SymbolTint {
        guard case .symbol(let name, _) = content else { return .single(tint) }
        func color(_ known: SystemColor?) -> ResolvedColor? {
            known.map { UIColor($0).resolved(with: traits) }
        }
        if let badge = color(SymbolTints.badge(name)) {
            return .layered(primary: badge, secondary: tint, base: color(SymbolTints.whole(name)) ?? tint)
        }
        return .single(color(SymbolTints.whole(name)) ?? tint)
    }

    // MARK: Pictures

    private func bitmapItems(
        _ bitmap: Bitmap, in rect: CGRect, tint: ResolvedColor?, traits: UITraitCollection
    ) -> [DisplayItem] {
        let own = CGSize(width: Double(bitmap.width) / settings.scale, height: Double(bitmap.height) / settings.scale)
        guard let resizing = settings.resizing, rect.size != own else {
            return [.bitmap(BitmapItem(bitmap: bitmap, rect: rect, tint: tint, name: settings.name))]
        }
        return Self.slices(
            of: bitmap, resizing, scale: settings.scale, in: rect, grid: PixelGrid(scale: traits.pixelsPerPoint)
        ).map { .bitmap(BitmapItem(bitmap: $0.bitmap, rect: $0.rect, tint: tint, name: settings.name)) }
    }

    /// Each part shows through a window of its own the whole document, as large as the part asks for.
    private func vectorItems(
        _ vector: VectorImage, in rect: CGRect, tint: ResolvedColor?, traits: UITraitCollection
    ) -> [DisplayItem] {
        guard let resizing = settings.resizing else { return [] }
        let grid = PixelGrid(scale: traits.pixelsPerPoint)
        // A document has no pixels; a sixteenth of a unit is fine enough to cut it at.
        let steps = 16.0
        func row(_ length: Double, _ caps: (Double, Double), _ center: Double?, _ start: Double, _ end: Double)
            -> [ImageSlice]
        {
            ImageSlice.row(
                length: max(Int((length * steps).rounded()), 1), caps: caps, center: center,
                scale: steps * settings.scale, from: start, to: end, grid: grid)
        }
        let (caps, center) = (resizing.capInsets, resizing.center)
        let columns = row(
            vector.size.width, (caps.left, caps.right), center.map { Double($0.width) }, rect.minX, rect.maxX)
        let rows = row(
            vector.size.height, (caps.top, caps.bottom), center.map { Double($0.height) }, rect.minY, rect.maxY)
        return rows.flatMap { row in
            columns.map { column in
                let window = CGRect(
                    x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start)
                let (sx, sy) = (
                    window.width / (Double(column.source.count) / steps),
                    window.height / (Double(row.source.count) / steps)
                )
                let whole = CGRect(
                    x: window.minX - Double(column.source.lowerBound) / steps * sx,
                    y: window.minY - Double(row.source.lowerBound) / steps * sy, width: vector.size.width * sx,
                    height: vector.size.height * sy)
                let item = VectorItem(image: vector, rect: whole, tint: tint, name: settings.name)
                return .group(Group(clip: .rectangle(window), items: [.vector(item)]))
            }
        }
    }

    private func pictureTint(_ tint: UIColor, _ traits: UITraitCollection) -> ResolvedColor? {
        switch renderingMode {
        case .alwaysTemplate: (ownTint ?? tint).resolved(with: traits)
        case .automatic, .alwaysOriginal: ownTint?.resolved(with: traits)
        }
    }
}

extension ResolvedColor {
    fileprivate func faded(_ share: Double) -> ResolvedColor {
        var color = self
        color.alpha *= share
        return color
    }
}
