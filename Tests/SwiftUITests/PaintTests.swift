import DisplayLists
import Foundation
import SwiftUI
import Testing
import UIKit

/// What is painted with more than a colour.
@MainActor struct PaintTests {
    private func list(@ViewBuilder _ content: () -> some View) -> DisplayList {
        Hosted.snapshot(width: 100, height: 40, content).displayList
    }

    private func bitmaps(_ items: [DisplayItem]) -> [BitmapItem] {
        items.flatMap { item -> [BitmapItem] in
            switch item {
            case .bitmap(let bitmap): [bitmap]
            case .group(let group): bitmaps(group.items)
            default: []
            }
        }
    }

    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * bitmap.width + x) * 4
        return Array(bitmap.pixels[start..<start + 4])
    }

    @Test func aMeshRunsFromPointToPoint() throws {
        let list = list {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [.black, .white, .black, .white], smoothsColors: false)
        }
        let bitmap = try #require(bitmaps(list.items).first)
        #expect(bitmap.rect == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(pixel(bitmap.bitmap, 0, 20)[0] < 5)
        #expect(abs(Int(pixel(bitmap.bitmap, 50, 5)[0]) - 128) < 4)
        #expect(pixel(bitmap.bitmap, 99, 39) == [254, 254, 254, 255])
    }

    @Test(arguments: [(1, 1), (2, 3), (Int.max, 2)])
    func aMeshWithTooFewPointsPaintsNothing(width: Int, height: Int) {
        let list = list { MeshGradient(width: width, height: height, points: [[0, 0]], colors: [.red]) }
        #expect(bitmaps(list.items).isEmpty)
    }

    @Test func stylesCastShadows() {
        let drop = list { Circle().fill(.red.shadow(.drop(color: .green, radius: 3, y: 2))) }.description
        #expect(drop.contains("shadow") && drop.contains("#34C759FF"))
        let inner = list { Circle().fill(.red.shadow(.inner(color: .green, radius: 3))) }.description
        #expect(inner.contains("clip") && inner.contains("#34C759FF"))
        let text = list { Text("A").foregroundStyle(.red.shadow(.drop(color: .green, radius: 3))) }.description
        #expect(text.contains("#34C759FF") && text.contains("#FF383CFF"))
    }

    @Test func picturesAreRepeated() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        let text = list { Rectangle().fill(.image(Image(uiImage: picture))) }.description
        #expect(text.split(separator: "\n").filter { $0.contains("clip") }.count >= 10)
    }

    @Test func turnsThatStayFlatAreDrawn() {
        func frame(_ angle: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> String {
            list { Color.red.frame(width: 40, height: 10).rotation3DEffect(.degrees(angle), axis: axis) }.description
        }
        let plain = list { Color.red.frame(width: 40, height: 10) }.description
        #expect(frame(180, (0, 1, 0)) != plain)
        #expect(frame(90, (0, 0, 1)) != plain)
        // What tilts is left as it is.
        #expect(frame(40, (0, 1, 0)) == plain)
        #expect(frame(40, (0, 0, 0)) == frame(0, (1, 0, 0)))
    }

    @Test func glassIsTinted() {
        let text = list { Text("A").padding().glassEffect(.regular.tint(.orange)) }.description
        #expect(text.contains("#FF8D28"))
        #expect(!list { Text("A").padding().glassEffect(.identity.tint(.orange)) }.description.contains("#FF8D28"))
    }
}
