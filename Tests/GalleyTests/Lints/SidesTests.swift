import DisplayLists
import Foundation
import Galley
import Testing

/// Whether a picture is mirrored, told by the sides that things stand on.
struct SidesTests {
    private func sides(_ places: [(String, Double)]) -> Sides {
        var nodes = [LayoutNode(path: "r", role: "cell", frame: CGRect(x: 0, y: 0, width: 200, height: 40))]
        nodes += places.map { role, x in
            LayoutNode(path: "r/\(role)", role: role, frame: CGRect(x: x - 10, y: 0, width: 20, height: 20))
        }
        let size = CGSize(width: 200, height: 40)
        return Sides(LayoutReport(size: size, scale: 1, contentSize: size, nodes: nodes))
    }

    @Test func whatStandsOnTheSameSideIsNotMirrored() {
        let left = sides([("image", 20), ("text", 60), ("accessory.checkmark", 180)])
        #expect(left.stands(as: left))
        #expect(left.stands(as: sides([("image", 22), ("text", 50), ("accessory.checkmark", 180)])))
        #expect(!left.stands(as: sides([("image", 180), ("text", 140), ("accessory.checkmark", 20)])))
        // One thing that moved is enough.
        #expect(!left.stands(as: sides([("image", 180), ("text", 60), ("accessory.checkmark", 180)])))
    }

    @Test func withoutSidesThereIsNothingToSay() {
        #expect(!sides([("text", 100)]).stands(as: sides([("text", 100)])))
        #expect(!sides([]).stands(as: sides([])))
        #expect(!sides([("text", 20)]).stands(as: sides([("image", 20)])))
    }

    @Test func theirTextTellsThemAll() {
        let sides = sides([("image", 20), ("text", 100), ("secondaryText", 190)])
        #expect(Sides(text: sides.text) == sides)
        #expect(Sides(text: "").text.isEmpty)
        #expect(Sides(text: "zzzzzzzzzzzzzL!!R").text.isEmpty)
    }
}
