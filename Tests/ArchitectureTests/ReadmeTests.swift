import Testing

/// What the README shows is what is built.
struct ReadmeTests {
    @Test(arguments: ["ListInSwift5", "ListInSwift6"])
    func itsSwiftExampleIsTheExamplePackage(target: String) throws {
        let readme = try #require(try Repository.file("README.md"))
        let source = try #require(try Repository.file("Examples/UsingGalley/Sources/\(target)/main.swift"))
        #expect(Self.swiftBlocks(readme).first == source.lines.dropLast())
    }

    @Test func itsSnapshotTestIsTheExamplePackages() throws {
        let readme = try #require(try Repository.file("README.md"))
        let source = try #require(try Repository.file("Examples/UsingGalley/Tests/FruitTests/FruitRowTests.swift"))
        #expect(Self.swiftBlocks(readme).contains(source.lines.dropLast()))
    }

    private static func swiftBlocks(_ file: Repository.SourceFile) -> [[Substring]] {
        var blocks: [[Substring]] = []
        var rest = file.lines[...]
        while let start = rest.firstIndex(of: "```swift") {
            let end = rest[(start + 1)...].firstIndex(of: "```") ?? rest.endIndex
            blocks.append(Array(rest[(start + 1)..<end]))
            rest = rest[end...]
        }
        return blocks
    }

    @Test func whatItLinksToExists() throws {
        let readme = try #require(try Repository.file("README.md"))
        for line in readme.lines {
            for match in line.matches(of: #/\]\(([^):]+)\)/#) {
                #expect(Repository.exists(String(match.1)), "\(match.1)")
            }
        }
    }

    @Test func everyToolIsExplained() throws {
        let text = try #require(try Repository.file("tools/README.md")).lines.joined(separator: "\n")
        for name in try Repository.names(in: "tools") where name != "README.md" {
            #expect(text.contains("`\(name)"), "tools/README.md does not say what \(name) is")
        }
    }
}
