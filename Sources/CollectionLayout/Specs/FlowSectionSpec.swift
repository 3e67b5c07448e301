package import Foundation

/// A section whose items follow each other in lines across the scroll direction, each line as long as the room allows.
package struct FlowSectionSpec: Hashable, Sendable {
    package enum Sizes: Hashable, Sendable {
        /// All alike, however many there are.
        case uniform(CGSize)
        /// One for each item; missing ones are zero.
        case each([CGSize])
    }

    package var itemCount: Int
    package var sizes: Sizes
    /// The items choose their sizes, and those given stand until they are measured.
    package var isSelfSizing: Bool
    /// Around the lines, inside header and footer; an empty section keeps them.
    package var insets: DirectionalInsets
    /// Between lines, and at least between the items of a line.
    package var lineSpacing: Double
    package var itemSpacing: Double
    package var header: Boundary?
    package var footer: Boundary?

    package init(
        itemCount: Int, sizes: Sizes, isSelfSizing: Bool = false, insets: DirectionalInsets = .zero,
        lineSpacing: Double = 0, itemSpacing: Double = 0, header: Boundary? = nil, footer: Boundary? = nil
    ) {
        self.itemCount = itemCount
        self.sizes = sizes
        self.isSelfSizing = isSelfSizing
        self.insets = insets
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
        self.header = header
        self.footer = footer
    }

    /// A header or footer, which reaches across the whole container.
    package struct Boundary: Hashable, Sendable {
        package var kind: String
        /// Along the scroll direction, points.
        package var length: Double
        /// Stays in the visible bounds while its section is in view.
        package var pins: Bool

        package init(kind: String, length: Double, pins: Bool = false) {
            self.kind = kind
            self.length = length
            self.pins = pins
        }
    }
}
