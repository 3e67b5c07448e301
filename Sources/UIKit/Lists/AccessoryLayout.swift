package import Appearance
import DisplayLists
package import Foundation

/// Where the accessories of a row stand, and what they leave for its content. Pure: it knows kinds and sizes, no view.
/// Lengths are points, x grows from the leading edge; whoever uses it mirrors the frames once for right-to-left.
///
/// The rules are uikit-rules §5 and uikit-metrics §6, save that a hidden accessory keeps its slot, as UIKit's documentation
/// has it.
package struct AccessoryLayout {
    /// An accessory to be placed.
    package struct Item {
        package var kind: AccessoryKind
        package var side: AccessoryKind.Side
        /// What the app reserves; `nil` is the kind's default.
        package var reservedWidth: Reservation?
        package var isHidden: Bool
        /// A line before it, when something trailing stands there; of grips only.
        package var showsSeparator: Bool
        /// Where a custom view goes among the system's accessories of its side, whose indices into `items` are passed
        /// from the edge inwards. `nil` is the last place, next to the content.
        package var position: ((_ systemItems: [Int]) -> Int)?

        package init(
            kind: AccessoryKind, side: AccessoryKind.Side? = nil, reservedWidth: Reservation? = nil,
            isHidden: Bool = false, showsSeparator: Bool = false, position: ((_ systemItems: [Int]) -> Int)? = nil
        ) {
            self.kind = kind
            self.side = side ?? kind.side
            self.reservedWidth = reservedWidth
            self.isHidden = isHidden
            self.showsSeparator = showsSeparator
            self.position = position
        }
    }

    /// A width kept for an accessory.
    package enum Reservation: Hashable, Sendable {
        /// The accessory's own width.
        case actual
        /// The slot in which accessories of different rows line up.
        case standard
        case custom(Double)
    }

    package struct Indentation: Hashable, Sendable {
        package var level: Int
        package var width: Double
        package var movesAccessories: Bool

        package init(level: Int = 0, width: Double = 10, movesAccessories: Bool = true) {
            self.level = level
            self.width = width
            self.movesAccessories = movesAccessories
        }

        var length: Double { max(0, Double(level)) * width }
    }

    package var items: [Item]
    /// The size of an item's view: what `boxSize` of the metrics says, a label's text, a custom view's fitting size.
    package var size: (_ item: Int) -> CGSize
    package var cellSize: CGSize
    /// From the cell's edges to the outermost accessories.
    package var margins: (leading: Double, trailing: Double)
    /// What the content keeps from the cell's edges where no accessory stands.
    package var safeArea: (leading: Double, trailing: Double) = (0, 0)
    package var indentation = Indentation()
    package var metrics: AccessoryMetrics

    package init(
        items: [Item], cellSize: CGSize, margins: (leading: Double, trailing: Double), metrics: AccessoryMetrics,
        size: @escaping (_ item: Int) -> CGSize
    ) {
        self.items = items
        self.cellSize = cellSize
        self.margins = margins
        self.metrics = metrics
        self.size = size
    }

    /// A placed accessory.
    package struct Slot: Hashable, Sendable {
        /// Index into `items`.
        package var item: Int
        package var kind: AccessoryKind
        package var side: AccessoryKind.Side
        /// The room kept for it, as tall as the cell.
        package var slot: CGRect
        /// The accessory's own frame, centred in the slot, of which it may stick out.
        package var frame: CGRect
        package var isHidden: Bool
    }

    package struct Solution: Hashable, Sendable {
        /// From the leading edge inwards.
        package var leading: [Slot] = []
        /// From the content outwards.
        package var trailing: [Slot] = []
        package var content = CGRect.zero
        /// The line before a grip.
        package var gripSeparator: CGRect?
    }

    package func solve() -> Solution {
        var solution = Solution()
        let indent = indentation.length
        let leading = order(.leading)
        let trailing = order(.trailing)

        var start = leading.isEmpty ? safeArea.leading : margins.leading
        if indentation.movesAccessories || leading.isEmpty { start += indent }
        for (position, item) in leading.enumerated() {
            if position > 0 { start += metrics.leadingGap }
            let width = slotWidth(item)
            solution.leading.append(slot(item, x: start, width: width))
            start += width
        }
        if !leading.isEmpty, !indentation.movesAccessories { start += indent }

        var end = cellSize.width - (trailing.isEmpty ? safeArea.trailing : margins.trailing)
        for (position, item) in trailing.reversed().enumerated() {
            let width = slotWidth(item)
            end -= width
            solution.trailing.insert(slot(item, x: end, width: width), at: 0)
            guard position + 1 < trailing.count else { continue }
            if items[item].showsSeparator {
                solution.gripSeparator = CGRect(
                    x: end - metrics.separatorBeforeGrip, y: 0, width: metrics.gripSeparatorWidth,
                    height: cellSize.height)
                end -= metrics.gapBeforeSeparatedGrip
            } else {
                end -= metrics.trailingGap
            }
        }
        solution.content = CGRect(x: start, y: 0, width: max(0, end - start), height: cellSize.height)
        return solution
    }

    /// The items of a side from the leading edge on.
    private func order(_ side: AccessoryKind.Side) -> [Int] {
        let mine = items.indices.filter { items[$0].side == side }
        let system = mine.filter { items[$0].kind != .customView }
            .sorted { (items[$0].kind.order, $0) < (items[$1].kind.order, $1) }
        guard system.count < mine.count else { return system }
        // Which custom views stand before which of the system's accessories, and after the last one.
        var inserted = [[Int]](repeating: [], count: system.count + 1)
        let inwards = side == .leading ? system : system.reversed()
        for item in mine where items[item].kind == .customView {
            let index = min(max(0, items[item].position?(inwards) ?? system.count), system.count)
            inserted[side == .leading ? index : system.count - index].append(item)
        }
        return system.indices.flatMap { inserted[$0] + [system[$0]] } + inserted[system.count]
    }

    /// The standard slot never squeezes a custom view that is wider, such as a switch.
    private func slotWidth(_ item: Int) -> Double {
        let own = size(item).width
        let kind = items[item].kind
        switch items[item].reservedWidth ?? (kind.reservesStandardSlot ? .standard : .actual) {
        case .custom(let width) where width > 0: return width
        case .standard:
            guard let standard = metrics.standardSlot else { return own }
            return kind == .customView ? max(standard, own) : standard
        case .actual, .custom: return own
        }
    }

    private func slot(_ item: Int, x: Double, width: Double) -> Slot {
        let size = size(item)
        let y = metrics.top(of: size.height, in: cellSize.height, isGlyph: items[item].kind.glyph != nil)
        return Slot(
            item: item, kind: items[item].kind, side: items[item].side,
            slot: CGRect(x: x, y: 0, width: width, height: cellSize.height),
            frame: CGRect(
                origin: CGPoint(x: x + (width - size.width) / 2, y: y), size: size),
            isHidden: items[item].isHidden)
    }
}
