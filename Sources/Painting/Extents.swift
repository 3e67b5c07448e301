import DisplayLists
import Foundation

/// Which rows of the picture each item of a list may touch, found once: a strip shows few of them, and passes over the
/// others without a look.
struct Extents {
    /// Of an item: the device rows that it may touch, and how far its own items reach in the order of the walk.
    struct Extent {
        var top: Double
        var bottom: Double
        /// The number of the item behind it and all that it holds.
        var next: Int

        fileprivate static let everywhere = Extent(top: -.infinity, bottom: .infinity, next: 0)
        fileprivate static let nowhere = Extent(top: .infinity, bottom: -.infinity, next: 0)
    }

    /// In the order of a walk that visits an item before what it holds.
    private var extents: [Extent] = []

    /// - Parameter scale: pixels a point.
    init(of items: [DisplayItem], scale: Double) {
        _ = add(items, under: .scale(scale), depth: 0)
    }

    subscript(number: Int) -> Extent { extents[number] }

    /// Adds items and tells what they touch together.
    private mutating func add(_ items: [DisplayItem], under transform: Affine, depth: Int) -> Extent {
        var all = Extent.nowhere
        for item in items {
            let number = extents.count
            extents.append(.everywhere)
            var extent = extent(of: item, under: transform, depth: depth)
            extent.next = extents.count
            extents[number] = extent
            all.top = min(all.top, extent.top)
            all.bottom = max(all.bottom, extent.bottom)
        }
        return all
    }

    private mutating func extent(of item: DisplayItem, under transform: Affine, depth: Int) -> Extent {
        switch item {
        case .group(let group): extent(of: group, under: transform, depth: depth)
        case .fill(let shape, _): Self.extent(transform.bounds(of: shape, .fill))
        case .stroke(let shape, _, let style): Self.extent(transform.bounds(of: shape, .stroke(style)))
        case .glyphs(let run): Self.extent(of: run, under: transform)
        case .bitmap(let item): Self.extent(transform.bounds(of: item.rect))
        case .vector(let item): Self.extent(transform.bounds(of: item.rect))
        }
    }

    private mutating func extent(of group: Group, under transform: Affine, depth: Int) -> Extent {
        // What is too deep is found to be so when it is painted.
        guard depth < PaintPass.maximumDepth else { return .everywhere }
        let inner = transform.entering(group)
        // A mask comes before what it masks, in the walk as well.
        if let mask = group.effect?.mask { _ = add(mask, under: inner ?? transform, depth: depth + 1) }
        var extent = add(group.items, under: inner ?? transform, depth: depth + 1)
        guard let inner, group.shadow == nil, group.contentShadow == nil else { return .everywhere }
        if let effect = group.effect { extent = Self.extent(inner.bounds(of: effect)) }
        if let clip = group.clip {
            let shown = Self.extent(inner.bounds(of: clip, .fill))
            extent.top = max(extent.top, shown.top)
            extent.bottom = min(extent.bottom, shown.bottom)
        }
        return extent
    }

    /// A pixel more on either side: what is told here need not be exact, but never too little.
    private static func extent(_ bounds: DeviceRect?) -> Extent {
        guard let bounds else { return .everywhere }
        return Extent(top: bounds.top - 1, bottom: bounds.bottom + 1, next: 0)
    }

    /// No glyph rises or falls four times its size.
    private static func extent(of run: GlyphRun, under transform: Affine) -> Extent {
        guard transform.isUpright, run.size.isFinite else { return .everywhere }
        let reach = abs(run.size) * 4 * transform.largestScale
        var extent = Extent.nowhere
        for glyph in run.glyphs {
            let y = transform.d * glyph.y + transform.ty
            guard y.isFinite else { return .everywhere }
            extent.top = min(extent.top, y - reach)
            extent.bottom = max(extent.bottom, y + reach)
        }
        return extent
    }
}
