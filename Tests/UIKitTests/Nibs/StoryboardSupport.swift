import Foundation
import UIKit

/// A storyboard as Interface Builder writes it, in a folder of its own.
@MainActor
struct StoryboardFile {
    private let folder: URL

    /// - Parameter scenes: each the objects of a scene.
    init(
        _ scenes: [String], initial: String? = nil, name: String = "Main", resources: String = "",
        beside others: [StoryboardFile] = []
    ) throws {
        folder =
            others.first?.folder
            ?? FileManager.default.temporaryDirectory.appending(path: "storyboard-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
            useSafeAreas="YES" colorMatched="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
            <scenes>
            \(scenes.enumerated().map { "<scene sceneID=\"scene-\($0)\"><objects>\($1)</objects></scene>" }.joined(separator: "\n"))
            </scenes>
            <resources>\(resources)</resources>
            </document>
            """
        try Data(text.utf8).write(to: folder.appending(path: "\(name).storyboard"))
        self.name = name
    }

    private let name: String

    var storyboard: UIStoryboard { UIStoryboard(name: name, bundle: Bundle(path: folder.path)) }

    /// Writes a file into the storyboard's folder.
    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// A label that fills its view, as an element.
func storyboardLabel(_ text: String, id: String) -> String {
    "<label text=\"\(text)\" textAlignment=\"natural\" lineBreakMode=\"tailTruncation\" id=\"\(id)\">"
        + "<rect key=\"frame\" x=\"20\" y=\"10\" width=\"200\" height=\"20\"/></label>"
}
