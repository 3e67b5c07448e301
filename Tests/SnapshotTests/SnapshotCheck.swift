import Comparison
import Foundation
import Galley
import PNG
import Testing

/// Compares a picture with its snapshot exactly, the text twin first.
@MainActor struct SnapshotCheck {
    /// Suite folders and name, as below `Snapshots/`, without an ending.
    let name: String
    let picture: SolvedPicture

    func run() throws {
        let maker = PictureMaker()
        let text = picture.displayList.description
        guard let fault = try fault(text: text, maker: maker) else { return }
        try SnapshotFolder.writeFailure(Array(text.utf8), named: "\(name).list.txt")
        try SnapshotFolder.writeFailure(try maker.png(of: picture), named: "\(name).png")
        Issue.record("\(name): \(fault)\(Self.otherVersions)\nTo accept: tools/snapshots accept \(name)")
    }

    /// What is wrong, or `nil`.
    private func fault(text: String, maker: PictureMaker) throws -> String? {
        guard let expectedText = SnapshotFolder.reference("\(name).list.txt"),
            let png = SnapshotFolder.reference("\(name).png")
        else { return "there is no snapshot of it yet" }
        let pixels = try maker.pixels(of: picture)
        let expected = try PNGDecoder.decodeOpaque(png)
        let comparison = PixelComparison(expected: expected, actual: pixels)
        let difference = LineDifference(expected: String(decoding: expectedText, as: UTF8.self), actual: text)
        guard comparison != .equal || !difference.isEmpty else { return nil }
        var encoder = PNGEncoder()
        let triptych = DifferencePicture.triptych(expected: expected, actual: pixels)
        try SnapshotFolder.writeFailure(encoder.encode(triptych), named: "\(name).compared.png")
        return difference.isEmpty
            ? "paint changed: \(comparison)" : "layout changed (pixels: \(comparison)):\n\(difference.report())"
    }

    /// A sentence when other versions drew the snapshots than draw now.
    private static let otherVersions: String = {
        let now = DrawingEnvironment.versions
        let then = SnapshotFolder.reference("rendered-with.txt").map { String(decoding: $0, as: UTF8.self) } ?? ""
        guard now != then else { return "" }
        try? SnapshotFolder.writeFailure(Array(now.utf8), named: "rendered-with.txt")
        return "\nThe snapshots were drawn with other versions:\n"
            + LineDifference(expected: then, actual: now).report()
    }()
}
