import Foundation
import InlineSnapshotTesting
import XCTest

/// Snapshots that stand in the source, as teams keep them.
final class InlineAccountTests: XCTestCase {
    private struct Order: Codable {
        var id: Int
        var items: [String]
    }

    private let order = Order(id: 7, items: ["Tea \"Sencha\"", "C:\\cups"])

    func testJSON() {
        assertInlineSnapshot(of: order, as: .json) {
            #"""
            {
              "id" : 7,
              "items" : [
                "Tea \"Sencha\"",
                "C:\\cups"
              ]
            }
            """#
        }
    }

    func testDump() {
        assertInlineSnapshot(
            of: ["Tea": 1], as: .dump,
            matches: {
                """
                ▿ 1 key/value pair
                  ▿ (2 elements)
                    - key: "Tea"
                    - value: 1

                """
            })
    }

    func testRequest() {
        var request = URLRequest(url: URL(string: "https://tea.example/orders?page=2")!)
        request.addValue("application/json", forHTTPHeaderField: "Accept")
        assertInlineSnapshot(of: request, as: .raw(pretty: true)) {
            """
            GET https://tea.example/orders?page=2
            Accept: application/json
            """
        }
        assertCurl(request) {
            """
            curl \\
            \t--header "Accept: application/json" \\
            \t"https://tea.example/orders?page=2"
            """
        }
    }

    func testNothing() {
        assertInlineSnapshot(of: Order?.none, as: .json)
    }

    /// An assertion of the team's own.
    private func assertCurl(
        _ request: URLRequest, matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
        file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
    ) {
        assertInlineSnapshot(
            of: request, as: .curl, message: "The command is another", record: .missing, timeout: 1,
            syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
                trailingClosureLabel: "matches", trailingClosureOffset: 0),
            matches: expected, fileID: fileID, file: file, function: function, line: line, column: column)
    }
}
