package import DisplayLists
import Foundation
package import PNG

/// A picture that is compared: pixels, with the text twin that says what they show.
package struct ComparedPicture: Sendable {
    package enum Pixels: Sendable {
        case buffer(PixelBuffer)
        /// A PNG file's bytes, which are decoded only when they differ. Transparent pixels lie on white.
        case png([UInt8])
    }

    package var pixels: Pixels
    /// The solved layout; `nil` when there is none, as for a picture from elsewhere.
    package var layout: LayoutReport?

    package init(_ pixels: Pixels, layout: LayoutReport? = nil) {
        self.pixels = pixels
        self.layout = layout
    }

    /// - Parameter layout: the layout report's text form; what is none counts as no layout.
    package init(_ pixels: Pixels, layout: String?) {
        self.init(pixels, layout: layout.flatMap { LayoutReport(text: $0) })
    }
}

/// Why two pictures cannot be compared. That is never a match.
package enum ComparisonError: Error, Hashable, Sendable {
    case unreadableReference(PNGError)
    case unreadablePicture(PNGError)
    /// Ignored nodes were named, and neither picture has a layout that says where they are.
    case noLayout(NodePathPattern)
}

extension ComparisonError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadableReference(let error): "the reference is \(error)"
        case .unreadablePicture(let error): "the picture is \(error)"
        case .noLayout(let pattern):
            "where \"\(pattern)\" is cannot be told, since no layout report lies beside the pictures — "
                + "name a rectangle in pixels as X,Y,WIDTHxHEIGHT"
        }
    }
}

/// What two pictures have and have not in common, in pixels and in words.
package struct PictureComparison: Sendable {
    /// Whether the pixels are equal within the tolerance. The layout does not count: what it says is why.
    package let isMatch: Bool
    package let pixels: PixelComparison
    /// What changed; empty as well when a picture has no layout.
    package let layout: LayoutDifference
    /// The innermost node that holds every differing pixel, `section 0/item 2/text`; `nil` when there is none or no layout.
    package let place: String?
    /// Patterns of ignored nodes that named nothing in either picture.
    package let unmatchedIgnores: [NodePathPattern]
    /// Both pictures when they do not match.
    package let pictures: Pictures?

    package struct Pictures: Sendable {
        package var expected: PixelBuffer
        package var actual: PixelBuffer
        /// What did not count.
        package var ignored: [PixelRectangle]

        /// The expected picture faded, differing pixels in red.
        package var difference: PixelBuffer {
            DifferencePicture.difference(expected: expected, actual: actual, ignoring: ignored)
        }

        /// Expected, difference and actual side by side.
        package var triptych: PixelBuffer {
            DifferencePicture.triptych(expected: expected, actual: actual, ignoring: ignored)
        }
    }

    /// Compares. Equal bytes are equal pictures and are not decoded.
    package init(
        expected: ComparedPicture, actual: ComparedPicture, tolerance: Tolerance = .exact
    ) throws(ComparisonError) {
        let layouts = [expected.layout, actual.layout].compactMap(\.self)
        let (ignored, unmatched) = tolerance.ignored.rectangles(layouts)
        if layouts.isEmpty, let pattern = unmatched.first { throw .noLayout(pattern) }
        unmatchedIgnores = unmatched
        layout =
            expected.layout.flatMap { old in
                actual.layout.map { LayoutDifference(expected: old, actual: $0, ignoring: tolerance.ignored) }
            } ?? LayoutDifference()
        if case .png(let first) = expected.pixels, case .png(let second) = actual.pixels, first == second {
            (isMatch, pixels, place, pictures) = (true, .equal, nil, nil)
            return
        }
        let old = try Self.decode(expected.pixels, ComparisonError.unreadableReference)
        let new = try Self.decode(actual.pixels, ComparisonError.unreadablePicture)
        pixels = PixelComparison(expected: old, actual: new, tolerance: tolerance, ignoring: ignored)
        switch pixels {
        case .equal:
            (isMatch, place) = (true, nil)
        case .differentSizes:
            (isMatch, place) = (false, nil)
        case .different(let difference):
            isMatch = tolerance.permits(difference)
            place = Self.place(of: difference.box, in: actual.layout ?? expected.layout)
        }
        pictures = isMatch ? nil : Pictures(expected: old, actual: new, ignored: ignored)
    }

    private static func decode(
        _ pixels: ComparedPicture.Pixels, _ failure: (PNGError) -> ComparisonError
    ) throws(ComparisonError) -> PixelBuffer {
        switch pixels {
        case .buffer(let buffer): return buffer
        case .png(let bytes):
            do throws(PNGError) {
                return try PNGDecoder.decodeOpaque(bytes)
            } catch {
                throw failure(error)
            }
        }
    }

    private static func place(of box: PixelRectangle, in layout: LayoutReport?) -> String? {
        guard let layout else { return nil }
        let holding = layout.nodes.filter { node in
            let frame = PixelRectangle(node.frame, scale: layout.scale)
            // Glyphs reach a little beyond their label.
            return frame.columns.lowerBound - 2 <= box.columns.lowerBound
                && frame.columns.upperBound + 2 >= box.columns.upperBound
                && frame.rows.lowerBound - 2 <= box.rows.lowerBound
                && frame.rows.upperBound + 2 >= box.rows.upperBound
        }
        let innermost = holding.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
        return innermost.flatMap { $0.path.isEmpty ? nil : $0.path }
    }
}

extension PictureComparison: CustomStringConvertible {
    /// A line for each change of the layout, then the pixels in one line.
    package var description: String { report() }

    /// - Parameter limit: how many changes of the layout are told.
    package func report(limit: Int = 40) -> String {
        guard pixels != .equal else { return pixels.description }
        var lines: [String] = []
        if !layout.isEmpty {
            lines.append(layout.report(limit: limit))
        } else if let place {
            lines.append(
                "\(place.split(separator: "/").joined(separator: " / ")) is painted otherwise at the same place")
        }
        lines.append("\(pixels)\(isMatch ? " — within the tolerance" : "")")
        return lines.joined(separator: "\n")
    }
}
