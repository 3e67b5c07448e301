import Comparison
import Testing

struct LineDifferenceTests {
    @Test func equalTextsHaveNoDifference() {
        #expect(LineDifference(expected: "a\nb\n", actual: "a\nb\n").isEmpty)
        #expect(!LineDifference(expected: "a\nb\n", actual: "a\nb").isEmpty)
    }

    @Test func showsWhatChangedWithItsNeighbours() {
        let old = (0..<10).map(String.init).joined(separator: "\n")
        let new = old.replacing("5", with: "five")
        #expect(
            LineDifference(expected: old, actual: new).report(context: 1) == """
                …
                  4
                - 5
                + five
                  6
                …
                """)
    }

    @Test func findsAnInsertionInTheMiddle() {
        let difference = LineDifference(expected: "a\nb\nc\nd", actual: "a\nx\nb\nd")
        #expect(difference.lines == [.same("a"), .added("x"), .same("b"), .removed("c"), .same("d")])
    }

    @Test func longReportsAreCut() {
        let long = String(repeating: "line\n", count: 100)
        let report = LineDifference(expected: "", actual: long).report(limit: 3)
        #expect(report.hasSuffix("… and 98 more lines"))
    }
}
