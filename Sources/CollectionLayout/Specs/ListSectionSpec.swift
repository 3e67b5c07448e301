/// A section of rows below each other, each as wide as the section's box.
package struct ListSectionSpec: Hashable, Sendable {
    package var itemCount: Int
    /// The height of a row until it is measured.
    package var rowEstimate: Double
    package var rowSpacing: Double
    package var header: Boundary?
    package var footer: Boundary?
    /// Around the rows, inside header and footer. Gaps between sections are part of it.
    package var insets: DirectionalInsets
    package var background: Background?

    package init(
        itemCount: Int, rowEstimate: Double, rowSpacing: Double = 0, header: Boundary? = nil, footer: Boundary? = nil,
        insets: DirectionalInsets = .zero, background: Background? = nil
    ) {
        self.itemCount = itemCount
        self.rowEstimate = rowEstimate
        self.rowSpacing = rowSpacing
        self.header = header
        self.footer = footer
        self.insets = insets
        self.background = background
    }

    /// A header or footer.
    package struct Boundary: Hashable, Sendable {
        package var kind: String
        /// The height until it is measured.
        package var estimate: Double
        /// Space kept above it, outside its frame; given up while it is pinned.
        package var topPadding: Double
        /// Stays in the visible bounds while its section is in view.
        package var pins: Bool
        /// As wide as the rows; otherwise as wide as the container.
        package var followsInsets: Bool
        /// The estimate is the height: nothing is measured.
        package var isFixed: Bool

        package init(
            kind: String, estimate: Double, topPadding: Double = 0, pins: Bool = false, followsInsets: Bool = true,
            isFixed: Bool = false
        ) {
            self.kind = kind
            self.isFixed = isFixed
            self.estimate = estimate
            self.topPadding = topPadding
            self.pins = pins
            self.followsInsets = followsInsets
        }

        /// The kind of a header under its UIKit name.
        package static func header(
            estimate: Double, topPadding: Double = 0, pins: Bool = false, followsInsets: Bool = true
        ) -> Boundary {
            Boundary(
                kind: "UICollectionElementKindSectionHeader", estimate: estimate, topPadding: topPadding, pins: pins,
                followsInsets: followsInsets)
        }

        /// The kind of a footer under its UIKit name.
        package static func footer(
            estimate: Double, topPadding: Double = 0, pins: Bool = false, followsInsets: Bool = true
        ) -> Boundary {
            Boundary(
                kind: "UICollectionElementKindSectionFooter", estimate: estimate, topPadding: topPadding, pins: pins,
                followsInsets: followsInsets)
        }
    }

    /// A decoration behind the section: as wide as the container and as high as the section with header and footer, less
    /// `insets`. Negative insets make it larger.
    package struct Background: Hashable, Sendable {
        package var kind: String
        package var insets: DirectionalInsets

        package init(kind: String, insets: DirectionalInsets = .zero) {
            self.kind = kind
            self.insets = insets
        }
    }
}
