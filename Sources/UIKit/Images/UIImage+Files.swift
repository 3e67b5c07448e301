package import DisplayLists
public import Foundation
import Synchronization

/// What turns drawings into files: the modules above UIKit have it, and give it away before they draw anything.
package enum ImageWriter {
    /// From what is drawn and pixels a point to the bytes of a PNG file; `nil` where it cannot be painted.
    package typealias Write = @Sendable (DisplayList, Double) -> Data?
    private static let writer = Mutex<Write?>(nil)

    package static func install(_ write: @escaping Write) { writer.withLock { $0 = write } }
    static var current: Write? { writer.withLock { $0 } }
}

extension UIImage {
    /// The picture as a PNG file, at its own scale and with the traits that are current. `nil` for a picture without a size and, with a
    /// warning, in a program that draws no pictures at all: one without the product Galley or SnapshotTesting.
    public func pngData() -> Data? {
        if let snapshot { return snapshot.png }
        let size = size
        guard size.width > 0, size.height > 0 else { return nil }
        guard let write = ImageWriter.current else {
            RenderDiagnostics.current.report(
                .unsupported("pngData() needs the product Galley or SnapshotTesting, and a picture drawn before"))
            return nil
        }
        let traits = UITraitCollection.current
        let items = items(in: CGRect(origin: .zero, size: size), tint: .tintColor, traits: traits)
        return write(DisplayList(size: size, items: items), Double(scale))
    }

    /// JPEG files are not written: `nil`, with a warning.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        RenderDiagnostics.current.report(.unsupported("jpegData(compressionQuality:) writes no file — use pngData()"))
        return nil
    }
}
