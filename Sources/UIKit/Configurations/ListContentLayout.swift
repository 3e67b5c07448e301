package import DisplayLists
package import Foundation

/// Where a list content's image and texts stand. Pure: it knows sizes and lengths, no view, text or colour. Lengths are
/// points, x grows from the leading edge; whoever uses it mirrors the frames once for right-to-left.
///
/// The rules are uikit-rules §1, with the phone's numbers of uikit-metrics §3.8.
package struct ListContentLayout {
    /// A text to be placed.
    package struct Label {
        /// The size of the text wrapped at a width, without shrinking it to fit; `nil` is no limit. The width handed back
        /// is that of the widest line, and nothing is rounded.
        package var measure: (_ width: Double?) -> CGSize
        /// Whether the text starts at its leading edge, so that its label may be as wide as the text alone.
        package var isNaturallyAligned: Bool
        /// The height of a single line; asked only where it matters.
        package var lineHeight: () -> Double
        /// The same for lines of which the first ones stand beside something, whose width counts; `nil` where a text cannot flow
        /// around anything.
        package var measureAround: ((_ width: Double, _ notch: Notch) -> CGSize)?
        /// From line to line.
        package var linePitch: () -> Double

        package init(
            isNaturallyAligned: Bool = true, lineHeight: @escaping () -> Double,
            measure: @escaping (_ width: Double?) -> CGSize
        ) {
            linePitch = lineHeight
            self.isNaturallyAligned = isNaturallyAligned
            self.lineHeight = lineHeight
            self.measure = measure
        }
    }

    /// What a text's first lines stand beside, from its leading edge.
    package struct Notch: Hashable, Sendable {
        package var width: Double
        package var lines: Int

        package init(width: Double, lines: Int) {
            self.width = width
            self.lines = lines
        }
    }

    /// An image to be placed.
    package struct Image: Hashable, Sendable {
        package var size: CGSize
        /// A larger image is scaled down, keeping its shape; 0 is no limit.
        package var maximumSize: CGSize = .zero
        /// The slot that the image is centred in; 0 in a direction is the image's own length.
        package var reservedSize: CGSize = .zero

        package init(size: CGSize, maximumSize: CGSize = .zero, reservedSize: CGSize = .zero) {
            self.size = size
            self.maximumSize = maximumSize
            self.reservedSize = reservedSize
        }
    }

    /// The effective ones: see `effectiveMargins`.
    package var margins: NSDirectionalEdgeInsets
    package var image: Image?
    package var text: Label?
    package var secondaryText: Label?
    package var imageToTextPadding = 0.0
    package var horizontalPadding = 0.0
    package var verticalPadding = 0.0
    package var prefersSideBySide = false
    package var minimumHeight = 0.0
    /// Whether the image stands at the top, beside the first line, and texts flow around it, as at accessibility sizes.
    /// Source: uikit-metrics §3.1.
    package var alignsImageWithFirstLine = false
    package var grid: PixelGrid

    package init(margins: NSDirectionalEdgeInsets, grid: PixelGrid) {
        self.margins = margins
        self.grid = grid
    }

    /// What was found.
    package struct Solution: Hashable, Sendable {
        package var image: CGRect?
        package var text: CGRect?
        package var secondaryText: CGRect?
        package var isSideBySide = false
        /// Whether the primary text starts at its leading edge, whatever its alignment says.
        package var dropsTextAlignment = false
        /// What the texts flow around; `nil` is nothing.
        package var textNotch: Notch?
        package var secondaryTextNotch: Notch?
        /// Where texts start, for separators; with neither text nor image, and where texts flow around the image, the leading
        /// margin.
        package var textLeading = 0.0
        /// The size that shows everything at the given width, the width no more than needed.
        package var fittingSize = CGSize.zero
    }

    /// Lays out within `width`, and within `height` where it is given; otherwise at the height that fits.
    package func solve(width: Double, height: Double? = nil) -> Solution {
        var pass = ListContentPass(layout: self, width: width, height: height)
        return pass.run()
    }

    // MARK: What goes in

    /// The configuration's margins, of which the superview's are the least along the axes that preserve them. What lies
    /// between the content's edge and the superview's counts as margin already there.
    ///
    /// - Parameters:
    ///   - superviewMargins: the superview's layout margins, or `nil` without a superview.
    ///   - distances: from the superview's edges to the content's.
    package static func effectiveMargins(
        own: NSDirectionalEdgeInsets, preserving axes: UIAxis, superviewMargins: NSDirectionalEdgeInsets?,
        distances: NSDirectionalEdgeInsets
    ) -> NSDirectionalEdgeInsets {
        guard let superviewMargins else { return own }
        var margins = own
        if axes.contains(.horizontal) {
            margins.leading = max(own.leading, superviewMargins.leading - max(0, distances.leading))
            margins.trailing = max(own.trailing, superviewMargins.trailing - max(0, distances.trailing))
        }
        if axes.contains(.vertical) {
            margins.top = max(own.top, superviewMargins.top - max(0, distances.top))
            margins.bottom = max(own.bottom, superviewMargins.bottom - max(0, distances.bottom))
        }
        return margins
    }

    /// The slot for an image, from what the configuration reserves.
    ///
    /// - Parameters:
    ///   - reserved: 0 is "up to the system", a negative number `standardDimension`.
    ///   - standardSlot: the slot of symbols; `nil` at accessibility sizes, where every image has its own size.
    package static func reservedSize(
        _ reserved: CGSize, isSymbol: Bool, standardSlot: CGSize?
    ) -> CGSize {
        guard let standardSlot else { return .zero }
        func length(_ value: CGFloat, standard: CGFloat) -> CGFloat {
            if value > 0 { return value }
            return value < 0 || isSymbol ? standard : 0
        }
        return CGSize(
            width: length(reserved.width, standard: standardSlot.width),
            height: length(reserved.height, standard: standardSlot.height))
    }
}
