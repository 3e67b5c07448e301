package import Foundation

/// Something fastened to an item or a group, such as a badge. Its size is resolved in the frame that it is fastened to;
/// an estimate is never measured.
package struct SupplementarySpec: Hashable, Sendable {
    package var kind: String
    package var size: SizeSpec
    package var containerAnchor: AnchorSpec
    /// The point of the supplementary itself; `nil` means the container anchor's edges.
    package var itemAnchor: AnchorSpec?
    package var zIndex: Int

    package init(
        kind: String, size: SizeSpec, containerAnchor: AnchorSpec, itemAnchor: AnchorSpec? = nil, zIndex: Int = 1
    ) {
        self.kind = kind
        self.size = size
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        self.zIndex = zIndex
    }

    /// Where it stands, in the coordinates of `frame`.
    func frame(on frame: Box, _ pixels: Pixels) -> Box {
        let size = size.resolved(in: frame.extent, pixels)
        let (from, to) = (containerAnchor.edges.point, (itemAnchor ?? containerAnchor).edges.point)
        let outer = containerAnchor.offset(forSize: size)
        let inner = itemAnchor?.offset(forSize: size) ?? (0, 0)
        return Box(
            x: frame.x + from.x * frame.width - to.x * size.width + outer.x + inner.0,
            y: frame.y + from.y * frame.height - to.y * size.height + outer.y + inner.1,
            width: size.width, height: size.height)
    }
}

/// A header, footer or side item of a section or of the whole layout.
package struct BoundarySpec: Hashable, Sendable {
    package enum Alignment: String, Hashable, Sendable, CaseIterable {
        case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

        var edges: EdgeSet {
            switch self {
            case .none: []
            case .top: .top
            case .topLeading: [.top, .leading]
            case .leading: .leading
            case .bottomLeading: [.bottom, .leading]
            case .bottom: .bottom
            case .bottomTrailing: [.bottom, .trailing]
            case .trailing: .trailing
            case .topTrailing: [.top, .trailing]
            }
        }
    }

    package var kind: String
    package var size: SizeSpec
    package var alignment: Alignment
    package var offset: CGPoint
    package var insets: DirectionalInsets
    /// Outside the content, which makes the section larger; otherwise over the content.
    package var extendsBoundary: Bool
    /// Stays in the visible bounds while its section is in view.
    package var pins: Bool
    package var zIndex: Int

    package init(
        kind: String, size: SizeSpec, alignment: Alignment, offset: CGPoint = .zero,
        insets: DirectionalInsets = .zero, extendsBoundary: Bool = true, pins: Bool = false, zIndex: Int = 1
    ) {
        self.kind = kind
        self.size = size
        self.alignment = alignment
        self.offset = offset
        self.insets = insets
        self.extendsBoundary = extendsBoundary
        self.pins = pins
        self.zIndex = zIndex
    }
}

/// Something behind a section: as large as the section with its boundary items, less the insets.
package struct DecorationSpec: Hashable, Sendable {
    package var kind: String
    package var insets: DirectionalInsets
    package var zIndex: Int

    package init(kind: String, insets: DirectionalInsets = .zero, zIndex: Int = 0) {
        self.kind = kind
        self.insets = insets
        self.zIndex = zIndex
    }
}
