import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// The names of strategies, settings and helpers as tests for iOS write them.
@MainActor
@Suite(.snapshots(record: .missing, diffTool: .ksdiff))
struct StrategiesTests {
    private struct Tea: Codable { var name = "Sencha"; var grams = 80 }
    private enum Size: String, CaseIterable { case small, large }

    /// Compiled, not run: nothing of it has a reference.
    private func everyStrategy(_ view: UIView, _ controller: UIViewController, _ request: URLRequest) async throws {
        assertSnapshot(of: Tea(), as: .json)
        assertSnapshot(of: Tea(), as: .json(JSONEncoder()), named: "own")
        assertSnapshot(of: Tea(), as: .plist)
        assertSnapshot(of: Tea(), as: .plist(PropertyListEncoder()))
        assertSnapshot(of: Tea(), as: .dump)
        assertSnapshot(of: Tea(), as: .description)
        assertSnapshot(of: ["a": 1] as Any, as: .json)
        assertSnapshot(of: Data([1]), as: .data)
        assertSnapshot(of: "a\nb", as: .lines)
        assertSnapshot(of: request, as: .raw)
        assertSnapshot(of: request, as: .raw(pretty: true))
        assertSnapshot(of: request, as: .curl)
        assertSnapshot(of: { $0.rawValue.count }, as: Snapshotting<Size, String>.func(into: .description))

        assertSnapshot(of: view, as: .image)
        assertSnapshot(of: view, as: .image(drawHierarchyInKeyWindow: true, precision: 0.99, size: .zero))
        assertSnapshot(of: view, as: .image(perceptualPrecision: 0.98, traits: .init(userInterfaceStyle: .dark)))
        assertSnapshot(of: view, as: .recursiveDescription)
        assertSnapshot(of: view, as: .recursiveDescription(size: CGSize(width: 1, height: 1), traits: .init()))
        assertSnapshot(of: controller, as: .image(on: .iPhoneX, precision: 1, perceptualPrecision: 1, size: nil))
        assertSnapshot(of: controller, as: .image(drawHierarchyInKeyWindow: true, precision: 1, traits: .init()))
        assertSnapshot(of: controller, as: .hierarchy)
        assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhoneSe(.landscape), size: nil, traits: .init()))
        assertSnapshot(of: controller, as: .wait(for: 0.1, on: .image(on: .iPadPro11(.portrait))))
        assertSnapshot(of: Text("a"), as: .image(layout: .device(config: .iPhone8), traits: .init(displayScale: 2)))
        assertSnapshot(of: Text("a"), as: .image(precision: 1, perceptualPrecision: 1, layout: .sizeThatFits))
        assertSnapshot(of: UIBezierPath(), as: .image(scale: 2))
        assertSnapshot(of: view.layer, as: .image(precision: 0.9, perceptualPrecision: 0.9))
        assertSnapshot(of: UIImage(), as: .image(precision: 1, perceptualPrecision: 0.98, scale: 2))
        assertSnapshots(of: view, as: ["light": .image, "dark": .image(traits: .init(userInterfaceStyle: .dark))])
        assertSnapshots(of: "a", as: [.lines, .dump, .description], record: false, timeout: 2)

        await withSnapshotTesting(record: .failed, diffTool: "compare") { await Task.yield() }
        try withSnapshotTesting(record: .never) { _ = try JSONEncoder().encode(Tea()) }
        _ = SnapshotTestingConfiguration(record: .all, diffTool: .init { "\($0) \($1)" })
        _ = SnapshotTestingConfiguration.current?.record == .missing
        _ = SnapshotTestingConfiguration.Record(rawValue: "all")
        _ = Diffing<UIImage>.image(precision: 1, perceptualPrecision: 0.98, scale: 3)
        _ = Diffing<UIImage>.image
        _ = Diffing<String>.lines
        _ = Diffing<Data>.data
        _ = Diffing<Int>(toData: { Data("\($0)".utf8) }, fromData: { $0.count }) { $0 == $1 ? nil : ("\($0)", []) }
        _ = Async<Int> { $0(1) }.map { $0 + 1 }
    }

    @Test func teamsMakeStrategies() {
        let sorted = Snapshotting<[String], String>.lines.pullbackSorted
        #expect(verifySnapshot(of: ["b", "a"], as: sorted, record: .never)?.contains("There is no reference") == true)
        var async = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { (number: Int) in "\(number)" }
        async.pathExtension = "number"
        let later = async.asyncPullback { (text: String) in Async { callback in callback(text.count) } }
        #expect(verifySnapshot(of: "tea", as: later, named: "count", record: .never) != nil)
    }
}

extension Snapshotting where Value == [String], Format == String {
    fileprivate static var lines: Snapshotting {
        SimplySnapshotting<String>.lines.pullback { $0.joined(separator: "\n") }
    }
    fileprivate var pullbackSorted: Snapshotting { pullback { $0.sorted() } }
}
