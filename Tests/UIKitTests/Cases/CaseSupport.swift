import Appearance
import DisplayLists
import Foundation
import UIKit

/// What a row is declared to be.
typealias Row = @MainActor (UICollectionViewListCell) -> Void

/// A row with a list content, which `change` finishes before the cell gets it.
@MainActor
func row(
    _ text: String? = "Row", _ accessories: [UICellAccessory] = [],
    in factory: @autoclosure @escaping @MainActor () -> UIListContentConfiguration = .cell(),
    _ change: @escaping @MainActor (UICollectionViewListCell, inout UIListContentConfiguration) -> Void = { _, _ in }
) -> Row {
    { cell in
        var content = factory()
        content.text = text
        cell.accessories = accessories
        change(cell, &content)
        cell.contentConfiguration = content
    }
}

@MainActor
func makeList(
    _ rows: [Row], in appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
) -> TestList {
    TestList(appearance, [TestList.Section(rows: rows)], configure: configure)
}

/// An accessory that shows a view of our own.
@MainActor
func accessory(
    _ view: UIView, _ placement: UICellAccessory.Placement = .trailing(),
    width: UICellAccessory.LayoutDimension? = nil, keepsSize: Bool? = nil
) -> UICellAccessory {
    .customView(
        configuration: .init(
            customView: view, placement: placement, reservedLayoutWidth: width, maintainsFixedSize: keepsSize))
}

/// A picture of one colour.
func picture(_ width: Int, _ height: Int) -> UIImage {
    let pixels = [UInt8](repeating: 255, count: width * height * 4)
    return Bitmap(width: width, height: height, pixels: pixels).map { UIImage(bitmap: $0) } ?? UIImage()
}

/// A content of a given height, which draws nothing but its colour.
struct BlockContent: UIContentConfiguration, Hashable {
    var height: Double
    var color: UIColor?

    func makeContentView() -> any UIView & UIContentView { BlockView(self) }
    func updated(for state: any UIConfigurationState) -> BlockContent { self }
}

final class BlockView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { apply() } }

    init(_ configuration: BlockContent) {
        self.configuration = configuration
        super.init(frame: .zero)
        apply()
    }

    required init?(coder: NSCoder) { nil }

    private func apply() { backgroundColor = (configuration as? BlockContent)?.color }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (configuration as? BlockContent)?.height ?? 0)
    }
}

/// Lengths that differ by less than a thousandth of a point are the same: what adding up thirds loses.
func isNearly(_ left: Double?, _ right: Double?, within slack: Double = 0.001) -> Bool {
    guard let left, let right else { return false }
    return abs(left - right) <= slack
}

extension CGRect {
    /// Whether the other lies inside, but for what rounding leaves.
    func covers(_ other: CGRect, within slack: Double = 0.001) -> Bool {
        minX <= other.minX + slack && minY <= other.minY + slack && maxX >= other.maxX - slack
            && maxY >= other.maxY - slack
    }

    /// Whether both share more than an edge, or than `slack` on either axis.
    func overlaps(_ other: CGRect, by slack: CGSize = CGSize(width: 0.001, height: 0.001)) -> Bool {
        min(maxX, other.maxX) - max(minX, other.minX) > slack.width
            && min(maxY, other.maxY) - max(minY, other.minY) > slack.height
    }
}

extension TestList.Solved {
    /// The nodes of a path, from left to right.
    func nodes(_ path: String) -> [LayoutNode] {
        report.nodes.filter { $0.path == path }.sorted { $0.frame.minX < $1.frame.minX }
    }

    func text(_ path: String) -> LayoutNode.TextDetails? { node(path)?.text }

    var painted: [Painted] { snapshot.displayList.painted }
}

/// One thing of a display list, in the picture's space.
struct Painted {
    var item: DisplayItem
    /// The label of the innermost group that has one.
    var label: String
    /// From the item's space to the picture's; turns are left out.
    var origin: CGPoint
    /// What shows of it at most.
    var clip: CGRect
    /// Whether left and right have changed places.
    var isTurned: Bool

    /// The box of a fill or stroke.
    var box: CGRect? {
        switch item {
        case .fill(let shape, _), .stroke(let shape, _, _): shape.path.box.offsetBy(dx: origin.x, dy: origin.y)
        case .bitmap(let bitmap): bitmap.rect.offsetBy(dx: origin.x, dy: origin.y)
        default: nil
        }
    }

    var color: String? {
        switch item {
        case .fill(_, .color(let color)), .stroke(_, .color(let color), _): color.hexadecimal
        case .glyphs(let run): run.color.hexadecimal
        default: nil
        }
    }

    var text: String? { if case .glyphs(let run) = item { run.text } else { nil } }

    var rounded: RoundedRectangle? {
        switch item {
        case .fill(.roundedRectangle(let rounded), _), .stroke(.roundedRectangle(let rounded), _, _): rounded
        default: nil
        }
    }
}

extension DisplayList {
    /// Everything that is painted, in painting order.
    var painted: [Painted] {
        var result: [Painted] = []
        func add(_ items: [DisplayItem], _ label: String, _ origin: CGPoint, _ clip: CGRect, _ isTurned: Bool) {
            for item in items {
                guard case .group(let group) = item else {
                    result.append(Painted(item: item, label: label, origin: origin, clip: clip, isTurned: isTurned))
                    continue
                }
                let turns = (group.transform?.a ?? 1) < 0
                var place = CGPoint(x: origin.x + group.origin.x, y: origin.y + group.origin.y)
                if let transform = group.transform {
                    place.x += transform.tx
                    place.y += transform.ty
                }
                let inner = group.clip.map { clip.intersection($0.path.box.offsetBy(dx: place.x, dy: place.y)) } ?? clip
                add(group.items, group.label.isEmpty ? label : group.label, place, inner, isTurned != turns)
            }
        }
        add(items, "", .zero, CGRect(origin: .zero, size: size), false)
        return result
    }
}

extension Path {
    /// The box around all points; control points of corners lie inside it.
    fileprivate var box: CGRect {
        let points = elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
        let (x, y) = (points.map(\.x), points.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
