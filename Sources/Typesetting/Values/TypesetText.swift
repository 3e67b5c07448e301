package import DisplayLists
package import Foundation

/// Text broken into lines of positioned glyphs. Lengths are points, y grows downwards, and nothing is rounded.
package struct TypesetText: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        /// Below the text's top.
        package var baseline: Double
        /// The line's left edge.
        package var x: Double
        /// Without the spaces that hang over the line's end.
        package var width: Double
        /// From left to right.
        package var runs: [Run]
        /// What the line shows, in reading order.
        package var text: String

        package init(baseline: Double, x: Double, width: Double, runs: [Run], text: String) {
            self.baseline = baseline
            self.x = x
            self.width = width
            self.runs = runs
            self.text = text
        }
    }

    /// Neighbouring glyphs of one face, size and style.
    package struct Run: Hashable, Sendable {
        package var face: FontFace
        /// What to draw the face at, in points. Not the font's nominal size: a substitute is drawn at the size at which
        /// its capitals are as tall as the system face's.
        package var size: Double
        /// The font's nominal size, after shrinking.
        package var pointSize: Double
        /// The run's left edge, relative to the text's.
        package var x: Double
        /// Relative to the text's top left corner.
        package var glyphs: [GlyphRun.Glyph]
        package var style: Int
        package var text: String
        package var width: Double

        package init(
            face: FontFace, size: Double, pointSize: Double, x: Double, glyphs: [GlyphRun.Glyph], style: Int,
            text: String, width: Double
        ) {
            self.face = face
            self.size = size
            self.pointSize = pointSize
            self.x = x
            self.glyphs = glyphs
            self.style = style
            self.text = text
            self.width = width
        }
    }

    /// The widest line's advance width and the height of all lines.
    package var size: CGSize
    package var lines: [Line]
    /// Whether some of the text is not shown.
    package var isTruncated: Bool
    /// What the fonts were multiplied with to fit; 1 when nothing shrank.
    package var scale: Double

    package init(size: CGSize, lines: [Line], isTruncated: Bool, scale: Double) {
        self.size = size
        self.lines = lines
        self.isTruncated = isTruncated
        self.scale = scale
    }
}
