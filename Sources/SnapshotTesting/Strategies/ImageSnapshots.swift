import Comparison
import DisplayLists
public import Foundation
import PNG
public import UIKit

/// Pictures as PNG files, and what two of them have and have not in common.
enum ImageSnapshots {
    static func png(of image: UIImage) -> Data {
        if let png = image.snapshot?.png { return png }
        guard image.size.width > 0, image.size.height > 0 else {
            if !SnapshotFaults.isAny { SnapshotFaults.report("A picture without any size cannot be compared.") }
            return Data()
        }
        if case .bitmap(let bitmap) = image.content {
            var encoder = PNGEncoder()
            return Data(encoder.encode(bitmap: bitmap))
        }
        // A symbol or a document has no pixels yet.
        let drawn = MainThread.run { ViewPicture.image(of: UIImageView(image: image), image.size) }
        return drawn.snapshot?.png ?? Data()
    }

    /// A stored picture. What is no PNG keeps its bytes, for the comparison to say so.
    static func image(_ data: Data, scale: CGFloat) -> UIImage {
        UIImage(png: data, scale: Double(scale), layout: nil)
    }

    /// - Returns: the report, with reference, failure and difference as pictures; `nil` for pictures that match.
    static func difference(
        _ reference: UIImage, _ image: UIImage, _ tolerance: Tolerance, comparesLayout: Bool
    ) -> (String, [XCTAttachment])? {
        let (old, new) = (png(of: reference), png(of: image))
        let comparison: PictureComparison
        do {
            comparison = try PictureComparison(
                expected: ComparedPicture(.png(Array(old)), layout: reference.snapshot?.layout),
                actual: ComparedPicture(.png(Array(new)), layout: image.snapshot?.layout), tolerance: tolerance)
        } catch {
            return ("The pictures cannot be compared: \(error).", [attachment(new, "failure")])
        }
        guard !comparison.isMatch || (comparesLayout && !comparison.layout.isEmpty) else { return nil }
        var attachments = [attachment(old, "reference"), attachment(new, "failure")]
        if let pictures = comparison.pictures {
            var encoder = PNGEncoder()
            attachments.append(attachment(Data(encoder.encode(pictures.triptych)), "difference"))
        }
        var report =
            comparison.isMatch ? "The pictures match, their layouts do not:\n\(comparison.layout)" : "\(comparison)"
        for pattern in comparison.unmatchedIgnores {
            report += "\nignoring: nothing in either picture is called \"\(pattern)\""
        }
        return (report, attachments)
    }

    private static func attachment(_ png: Data, _ name: String) -> XCTAttachment {
        let attachment = XCTAttachment(data: png, uniformTypeIdentifier: "public.png")
        attachment.name = "\(name).png"
        return attachment
    }
}

extension Diffing where Value == UIImage {
    /// Pictures, compared pixel by pixel.
    public static var image: Diffing { image() }

    /// Pictures, compared pixel by pixel.
    ///
    /// - Parameters:
    ///   - precision: the share of pixels that have to match, 0…1.
    ///   - perceptualPrecision: how close a pixel has to come to match, 0…1: it differs when its CIE 1994 colour difference
    ///     is above `(1 − perceptualPrecision) · 100`. At 1 any difference counts; 0.98 is about what eyes see.
    ///   - scale: pixels a point of a stored picture; 1 where it is `nil`.
    ///   - ignoring: what does not count: rectangles in pixels as `X,Y,WIDTHxHEIGHT`, and paths of the layout or patterns of
    ///     paths, such as `section 0/item 2` or `**/secondaryText`.
    ///   - allowing: how far the pictures may be apart besides.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil, ignoring: [String] = [],
        allowing: AllowedDifference = .none
    ) -> Diffing { image(Tolerance(precision, perceptualPrecision, ignoring, allowing), scale: scale) }

    static func image(_ tolerance: Tolerance, scale: CGFloat? = nil, comparesLayout: Bool = false) -> Diffing {
        var diffing = Diffing(
            toData: ImageSnapshots.png, fromData: { ImageSnapshots.image($0, scale: scale ?? 1) },
            diff: { ImageSnapshots.difference($0, $1, tolerance, comparesLayout: comparesLayout) })
        diffing.twin = SnapshotTwin(
            ending: "layout.txt", isCompared: comparesLayout, text: { $0.snapshot?.layout?.description },
            adding: { image, text in
                guard let snapshot = image.snapshot else { return image }
                return UIImage(png: snapshot.png, scale: Double(image.scale), layout: LayoutReport(text: text))
            })
        return diffing
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Pictures, compared pixel by pixel.
    public static var image: Snapshotting { image() }

    /// Pictures, compared pixel by pixel. The arguments mean what they mean for `Diffing.image`.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil, ignoring: [String] = [],
        allowing: AllowedDifference = .none
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(
                precision: precision, perceptualPrecision: perceptualPrecision, scale: scale, ignoring: ignoring,
                allowing: allowing))
    }
}
