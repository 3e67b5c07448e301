package import DisplayLists
import Foundation
import ImageFiles

extension UIImage {
    /// A picture of views: the file that it is stored as, and the layout that it shows.
    package struct Snapshot: Hashable, Sendable {
        package var png: Data
        /// `nil` when nobody knows it, as for a picture from elsewhere.
        package var layout: LayoutReport?
    }

    /// A picture that was just painted. `png` holds the same pixels.
    package convenience init(pixels: PixelBuffer, png: Data, scale: Double, layout: LayoutReport?) {
        var digest = Digest()
        digest.combine(Array(png))
        self.init(
            content: .bitmap(Bitmap(opaque: pixels, digest: digest.value)), settings: Settings(scale: scale),
            snapshot: Snapshot(png: png, layout: layout))
    }

    /// A stored picture. What cannot be read keeps its bytes and shows nothing.
    package convenience init(png: Data, scale: Double, layout: LayoutReport?) {
        var content = Content.empty
        if case .bitmap(let bitmap)? = try? ImageFile.decode(Array(png)) { content = .bitmap(bitmap) }
        self.init(
            content: content, settings: Settings(scale: scale > 0 ? scale : 1),
            snapshot: Snapshot(png: png, layout: layout))
    }
}
