import DisplayLists
import Foundation
import Testing

struct DisplayListDescriptionTests {
    @Test func printsOneItemALineIndentedByGroup() throws {
        let bitmap = try #require(Bitmap(width: 1, height: 2, pixels: [0, 0, 0, 255, 255, 255, 255, 255]))
        let card = RoundedRectangle(
            rect: CGRect(x: 0, y: 0, width: 358, height: 44), radius: 10, corners: [.topLeft, .topRight])
        let face = FontFace(name: "Inter-Regular", path: "/nowhere/Inter-Regular.otf")
        let list = DisplayList(
            size: CGSize(width: 390, height: 844),
            items: [
                .fill(.rectangle(CGRect(x: 0, y: 0, width: 390, height: 844)), .color(.white)),
                .group(
                    Group(
                        label: "section 0/item 0", origin: CGPoint(x: 16, y: 166.0 / 3),
                        clip: .roundedRectangle(card), opacity: 0.5,
                        items: [
                            .stroke(.ellipse(card.rect), .color(.black), StrokeStyle(width: 1, cap: .round)),
                            .glyphs(
                                GlyphRun(
                                    face: face, size: 17, color: .black,
                                    glyphs: [.init(id: 7, x: 16, y: 28.5), .init(id: 9, x: 50.25, y: 28.5)],
                                    text: "Wi\n\"Fi\"")),
                            .bitmap(
                                BitmapItem(
                                    bitmap: bitmap, rect: CGRect(x: 1, y: 2, width: 3, height: 4), tint: .white,
                                    name: "paper.png")),
                        ])),
            ])
        let digest = String(bitmap.digest, radix: 16)
        #expect(
            list.description == """
                picture 390×844
                  fill (0, 0) 390×844 #FFFFFFFF
                  group section 0/item 0 at (16, 55.333) clip (0, 0) 358×44 radius 10 corners topLeft+topRight opacity 0.5
                    stroke ellipse (0, 0) 358×44 #000000FF width 1 round caps
                    glyphs "Wi\\n\\"Fi\\"" Inter-Regular 17 #000000FF from (16, 28.5) to (50.25, 28.5)
                    bitmap "paper.png" (1, 2) 3×4 of 1×2 pixels \(digest) tint #FFFFFFFF

                """)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (1.0 / 3, "0.333"), (-1.0 / 3, "-0.333"), (44, "44"), (0.05, "0.05"),
        (120.6666, "120.667"), (99.9996, "100"), (1e20, "1e+20"),
    ])
    func numbersAreShort(number: Double, text: String) {
        let list = DisplayList(size: CGSize(width: number, height: 1))
        #expect(list.description == "picture \(text)×1\n")
    }
}
