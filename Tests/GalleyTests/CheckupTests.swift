import Foundation
import Galley
import Testing

/// What a checkout's tools install is what drawing needs.
struct CheckupTests {
    @Test func theToolsInstallWhatDrawingNeeds() throws {
        let list = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../tools/lib/packages.txt")
        let packages = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
        for item in Checkup().items {
            #expect(packages.contains(item.package), "\(item.package) is not in tools/lib/packages.txt")
        }
    }

    @Test func everythingIsThere() {
        let checkup = Checkup()
        #expect(checkup.items.flatMap(\.missing) == [])
        #expect(checkup.isComplete)
        #expect(checkup.libraries.contains { $0.hasPrefix("cairo 1.") })
    }

    @Test func oneMissingFileMakesItIncomplete() {
        var checkup = Checkup()
        checkup.items[0].missing = ["/nowhere"]
        #expect(!checkup.isComplete)
    }
}
