public import Foundation
public import UIKit

/// What shows why a test failed. XCTest has none on Linux: it is attached to tests of Swift Testing, and lies in the folder
/// of artifacts in any case.
public final class XCTAttachment {
    /// Whether it is kept when the test passes. No effect: only failures have attachments here.
    public enum Lifetime: Sendable { case keepAlways, deleteOnSuccess }

    public var name: String?
    public var lifetime = Lifetime.deleteOnSuccess
    let data: Data
    /// For the file's name, without the dot.
    let pathExtension: String

    public init(data: Data, pathExtension: String = "bin") {
        self.data = data
        self.pathExtension = pathExtension
    }

    /// - Parameter identifier: such as `public.png`, which says what ends the file's name.
    public convenience init(data: Data, uniformTypeIdentifier identifier: String) {
        let endings = ["public.png": "png", "public.jpeg": "jpg", "public.json": "json", "public.plain-text": "txt"]
        self.init(data: data, pathExtension: endings[identifier] ?? "bin")
    }

    public convenience init(string: String) { self.init(data: Data(string.utf8), pathExtension: "txt") }

    public convenience init(image: UIImage) { self.init(data: ImageSnapshots.png(of: image), pathExtension: "png") }

    /// The name with its ending.
    var fileName: String {
        let name = name ?? "attachment"
        return name.contains(".") ? name : "\(name).\(pathExtension)"
    }
}
