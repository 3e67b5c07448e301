import Foundation
import SnapshotTesting
import Testing

/// What the strategies for values other than views write.
struct StrategyTests {
    private let bench = SnapshotBench()

    private struct User: Encodable {
        var name = "Blobby"
        var id = 1
        var tags: Set<String> = ["b", "a", "c"]
        var scores = ["zoe": 2, "amy": 1]
        var friend: Friend? = .named("Ann", age: 3)
        var nobody: String?
        var born = Date(timeIntervalSince1970: 0)
    }

    private enum Friend: Encodable {
        case named(String, age: Int)
        case unknown
    }

    private func written<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>, _ ending: String)
        -> String?
    {
        _ = bench.verify(value, as: strategy)
        return bench.text("row.a.\(ending)")
    }

    @Test func dump() {
        #expect(
            written(User(), .dump, "txt") == """
                ▿ User
                  - name: "Blobby"
                  - id: 1
                  ▿ tags: 3 members
                    - "a"
                    - "b"
                    - "c"
                  ▿ scores: 2 key/value pairs
                    ▿ (2 elements)
                      - key: "amy"
                      - value: 1
                    ▿ (2 elements)
                      - key: "zoe"
                      - value: 2
                  ▿ friend: Optional<Friend>
                    ▿ some: Friend.named
                      - .0: "Ann"
                      - age: 3
                  - nobody: Optional<String>.none
                  - born: 1970-01-01T00:00:00Z

                """)
    }

    @Test func json() {
        #expect(
            written(["b": [1, 2], "a": []], .json, "json") == """
                {
                  "a" : [

                  ],
                  "b" : [
                    1,
                    2
                  ]
                }
                """)
        #expect(bench.verify(Double.nan, as: .json, named: "b")?.contains("could not be encoded") == true)
        #expect(written(["b": 1] as Any, .json, "json") != nil)
    }

    @Test func propertyList() {
        #expect(written(["key": "value"], .plist, "plist")?.contains("<key>key</key>") == true)
    }

    @Test func description() {
        #expect(written(4.5, .description, "txt") == "4.5")
    }

    @Test func functionsOfFewValues() {
        enum Direction: String, CaseIterable { case up, down }
        let strategy: Snapshotting<(Direction) -> String, String> = Snapshotting<Direction, String>.func(
            into: Snapshotting<String, String>.lines)
        #expect(
            written({ (direction: Direction) in "\"\(direction.rawValue)\"" }, strategy, "csv")
                == "\"up\",\"\"\"up\"\"\"\n\"down\",\"\"\"down\"\"\"\n")
    }

    @Test func bytes() throws {
        _ = bench.verify(Data([1, 2, 3]), as: .data)
        #expect(bench.verify(Data([1, 2, 3]), as: .data) == nil)
        #expect(bench.verify(Data([1, 2, 4]), as: .data)?.contains("from byte 2 on") == true)
        #expect(bench.verify(Data([1]), as: .data)?.contains("Expected 3 bytes, got 1") == true)
    }

    @Test func ownStrategies() {
        struct Box { var text: String }
        let now = Snapshotting<Box, String>(pathExtension: "md", diffing: .lines) { $0.text }
        let later = Snapshotting<String, String>.lines.asyncPullback { (box: Box) in
            Async { callback in callback(box.text) }
        }
        #expect(written(Box(text: "one"), now, "md") == "one")
        #expect(bench.verify(Box(text: "two"), as: later, named: "b") != nil)
        #expect(bench.text("row.b.txt") == "two")
        #expect(bench.verify(Box(text: "two"), as: later, named: "b") == nil)
    }

    @Test func requests() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.org/a?b=2&a=%26$x")))
        request.httpMethod = "PUT"
        request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
        request.setValue("a=1", forHTTPHeaderField: "Cookie")
        request.httpBody = Data("it's $5 \"now\"".utf8)
        #expect(
            written(request, .raw, "txt") == """
                PUT https://example.org/a?a=%26$x&b=2
                Content-Type: text/plain
                Cookie: a=1

                it's $5 "now"
                """)
        #expect(bench.verify(request, as: .curl, named: "curl") != nil)
        #expect(
            bench.text("row.curl.txt") == """
                curl \\
                \t--request PUT \\
                \t--header "Content-Type: text/plain" \\
                \t--data "it's \\$5 \\"now\\"" \\
                \t--cookie "a=1" \\
                \t"https://example.org/a?a=%26\\$x&b=2"
                """)
    }

    @Test func waiting() {
        let start = Date()
        #expect(written("text", .wait(for: 0.05, on: .lines), "txt") == "text")
        #expect(Date().timeIntervalSince(start) >= 0.05)
    }

    @Test func whatNeverComesFails() {
        let never = Snapshotting<String, String>(pathExtension: nil, diffing: .lines) { _ in Async { _ in } }
        #expect(bench.verify("one", as: never, timeout: 0.05)?.contains("was not there after 0.05 seconds") == true)
        #expect(bench.names == [])
    }
}
