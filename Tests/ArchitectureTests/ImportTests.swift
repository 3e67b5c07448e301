import Testing

/// The walls between the targets. The manifest could be widened in passing; this table says what was meant.
struct ImportTests {
    private static let allowed: [String: Set<String>] = [
        "DisplayLists": [],
        "Typesetting": ["DisplayLists", "CPango"],
        "Cassowary": [],
        "CollectionLayout": [],
        "Appearance": ["DisplayLists", "Typesetting"],
        "PNG": ["DisplayLists", "CDeflate"],
        "ImageFiles": ["DisplayLists", "PNG", "CTurboJPEG", "CRSVG"],
        "InterfaceFiles": ["FoundationXML"],
        "ResourceFiles": [],
        "UIKit": [
            "DisplayLists", "Typesetting", "CollectionLayout", "Cassowary", "Appearance", "ImageFiles",
            "InterfaceFiles", "ResourceFiles", "Observation",
        ],
        "Combine": ["Dispatch"],
        "SwiftUI": ["UIKit", "Combine", "DisplayLists", "Typesetting", "Appearance", "Observation"],
        "Scenes": ["UIKit", "Appearance", "ImageFiles", "DisplayLists", "ResourceFiles"],
        "Painting": ["DisplayLists", "CCairo", "CRSVG"],
        "Comparison": ["DisplayLists", "PNG"],
        "Galley": [
            "DisplayLists", "Typesetting", "Appearance", "UIKit", "Scenes", "Painting", "PNG",
            "Comparison", "ResourceFiles",
        ],
        "SnapshotTesting": [
            "Galley", "UIKit", "SwiftUI", "Comparison", "DisplayLists", "PNG", "Testing", "XCTest",
        ],
        "InlineSnapshotTesting": ["SnapshotTesting", "SwiftSources"],
        "SwiftSources": [],
        "PortableSourceTool": ["SwiftSources"],
        "PreviewMacros": ["SwiftSources", "FoundationEssentials", "Glibc"],
        "Previews": ["Galley", "UIKit", "SwiftUI"],
        "GalleyCommand": ["Galley", "SwiftSources", "CMalloc"],
        "GalleyExecutable": ["GalleyCommand"],
    ]

    /// What any target may import.
    private static let common: Set<String> = ["Foundation", "Synchronization"]

    @Test func targetsImportWhatTheyMay() throws {
        for file in try Repository.files(in: "Sources") {
            guard let allowed = Self.allowed[file.target] else { continue }
            for line in file.lines {
                guard let module = Self.importedModule(line) else { continue }
                if !allowed.union(Self.common).contains(module) { Issue.record("\(file) imports \(module)") }
            }
        }
    }

    @Test func theSystemLibrariesHoldNoCode() throws {
        for file in try Repository.files(in: "Sources") where file.target.hasPrefix("C") {
            #expect(["Cassowary", "CollectionLayout", "Combine", "Comparison"].contains(file.target), "\(file)")
        }
    }

    private static func importedModule(_ line: Substring) -> String? {
        var words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place < words.endIndex - 1 else { return nil }
        let modifiers: Set<Substring> = ["public", "package", "internal", "private", "@_exported", "@preconcurrency"]
        guard words[..<place].allSatisfy(modifiers.contains) else { return nil }
        words.removeFirst(place + 1)
        let kinds: Set<Substring> = ["struct", "class", "enum", "func", "protocol", "typealias", "var", "let"]
        if words.count > 1, kinds.contains(words[0]) { words.removeFirst() }
        return words.first.map { String($0.prefix { $0 != "." }) }
    }
}
