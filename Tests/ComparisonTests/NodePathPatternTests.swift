import Comparison
import Testing

struct NodePathPatternTests {
    @Test(arguments: [
        ("section 0/item 2", "section 0/item 2", true),
        ("section 0/item 2", "section 0/item 2/text", true),
        ("section 0 / item 2 / text", "section 0/item 2/text", true),
        ("section 0/item 2", "section 0/item 21", false),
        ("section 0/item 2/text", "section 0/item 2", false),
        ("section */item 2", "section 14/item 2/image", true),
        ("section ?/item 2", "section 14/item 2", false),
        ("*/*/secondaryText", "section 0/item 0/secondaryText", true),
        ("*/secondaryText", "section 0/item 0/secondaryText", false),
        ("**/secondaryText", "section 0/item 0/secondaryText", true),
        ("**/accessory.*", "section 0/item 0/accessory.checkmark/label", true),
        ("**", "anything", true),
        ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false),
    ])
    func names(pattern: String, path: String, isNamed: Bool) throws {
        #expect(try #require(NodePathPattern(pattern)).matches(path) == isNamed)
    }

    @Test func nothingIsNoPattern() {
        #expect(NodePathPattern(" / ") == nil)
        #expect(IgnoredRegion("") == nil)
    }

    @Test func aRectangleIsNoPath() {
        #expect(
            IgnoredRegion("1,2,30x40") == .pixels(PixelRectangle(columns: 1..<31, rows: 2..<42)))
        #expect(IgnoredRegion("1,2,30") != nil)
        #expect(IgnoredRegion("9999999999999,2,3x4").map { if case .nodes = $0 { true } else { false } } == true)
    }
}
