import Foundation
import Scenes
import Testing
import UIKit

/// How often scenes are laid out before they are drawn.
@MainActor struct SettlingTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let scenes: [String] = ["Examples", "Tests/SnapshotTests/Scenes"].flatMap { folder in
        let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json5") }.sorted().map {
            "\(folder)/\($0)"
        }
    }

    /// A view that asks for another layout whenever it is laid out costs all rounds there are, and looks the same.
    @Test func everySceneSettlesAfterAFewLayouts() throws {
        var restless: [String: Int] = [:]
        for name in Self.scenes {
            let file = Self.root.appendingPathComponent(name).path
            let environment = SceneEnvironment(file: file)
            // Matrices of variants are no scenes.
            guard let scene = try? Scene(SceneFile.bytes(of: file, name: name), environment) else { continue }
            let snapshot = WindowSnapshot.take(of: scene.makeViewController(), scene.request)
            if snapshot.layoutRounds > 3 { restless[name] = snapshot.layoutRounds }
        }
        #expect(Self.scenes.count > 20)
        #expect(restless == [:])
    }
}
