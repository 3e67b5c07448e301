import DisplayLists
import Foundation
import Scenes
import Testing
import UIKit

/// Pictures beside a scene are kept between scenes, but not longer than they stay as they are.
@MainActor struct SceneImageFileTests {
    private static let scene = Array(
        "{ list: { appearance: 'plain' }, sections: [{ items: [{ text: 'Moorings', image: { file: 'tile.svg' } }] }] }"
            .utf8)

    private static func svg(_ width: Int) -> Data {
        Data("<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='20'/>".utf8)
    }

    /// What was written long ago is what a cache may keep.
    private static func write(_ data: Data, _ path: String, age: TimeInterval) throws {
        try data.write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
    }

    private func width(in folder: String) throws -> Double? {
        let scene = try Scene(Self.scene, SceneEnvironment(name: "scene.json5", folder: folder))
        let report = WindowSnapshot.take(of: scene.makeViewController(), scene.request).report
        return report.nodes.first { $0.image != nil }.map { $0.frame.width.rounded() }
    }

    @Test func aChangedPictureIsReadAgain() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/galley-images-\(UUID().uuidString)/"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Self.write(Self.svg(20), folder + "tile.svg", age: 1000)
        #expect(try width(in: folder) == 20)
        #expect(try width(in: folder) == 20)
        try Self.write(Self.svg(31), folder + "tile.svg", age: 500)
        #expect(try width(in: folder) == 31)
    }
}
