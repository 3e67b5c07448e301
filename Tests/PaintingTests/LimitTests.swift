import DisplayLists
import Foundation
import Painting
import Testing

/// Whatever a list holds, painting ends in a picture or a typed error.
struct LimitTests {
    private func paint(_ size: CGSize, scale: Double, _ items: [DisplayItem] = []) throws {
        var buffer = PixelBuffer(width: 1, height: 1)
        try Painter().paint(DisplayList(size: size, items: items), scale: scale, into: &buffer)
    }

    @Test(arguments: [(0.0, 1.0), (-5, 1), (.nan, 1), (.infinity, 1), (10, 0), (10, -1), (10, .nan), (10, .infinity)])
    func impossibleSizesAreRefused(side: Double, scale: Double) {
        #expect(throws: PaintingError.self) { try paint(CGSize(width: side, height: 10), scale: scale) }
    }

    @Test func tooLargePicturesAreRefused() {
        #expect(throws: PaintingError.tooLarge(width: 32_768, height: 10)) {
            try paint(CGSize(width: 32_768, height: 10), scale: 1)
        }
        #expect(throws: PaintingError.tooLarge(width: 20_000, height: 20_000)) {
            try paint(CGSize(width: 10_000, height: 10_000), scale: 2)
        }
    }

    @Test func tinyPicturesHaveAPixel() throws {
        var buffer = PixelBuffer(width: 9, height: 9)
        try Painter().paint(DisplayList(size: CGSize(width: 0.1, height: 0.1)), scale: 1, into: &buffer)
        #expect(buffer.width == 1 && buffer.height == 1)
    }

    private static let strange: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e12, -1e12, 1e-300, 0, -0.0, -3, 4e6, 1e9,
    ]

    @Test(arguments: strange)
    func strangeNumbersDoNotTrap(value: Double) throws {
        let picture = try #require(Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 200, count: 16)))
        let face = SampleText.regular
        for rect in [CGRect(value, 1, 5, 5), CGRect(1, value, 5, 5), CGRect(1, 1, value, 5), CGRect(1, 1, 5, value)] {
            let shapes: [Shape] = [
                .rectangle(rect), .ellipse(rect), .roundedRectangle(RoundedRectangle(rect: rect, radius: 2)),
                .roundedRectangle(RoundedRectangle(rect: CGRect(1, 1, 20, 20), radius: value)),
                .path(Path([.move(CGPoint(x: value, y: 1)), .line(CGPoint(x: 9, y: value)), .close])),
            ]
            let gradient = LinearGradient(
                start: rect.origin, end: CGPoint(x: value, y: 0), stops: [.init(location: value, color: .white)])
            var items = shapes.flatMap { shape -> [DisplayItem] in
                [
                    .fill(shape, .color(ResolvedColor(red: value, green: 0, blue: value, alpha: value))),
                    .fill(shape, .linearGradient(gradient)),
                    .stroke(shape, .color(.white), StrokeStyle(width: value, dashes: [value, 2])),
                    .stroke(shape, .color(.white), StrokeStyle(width: 2, dashes: [value])),
                    .group(Group(clip: shape, items: [.fill(.rectangle(CGRect(0, 0, 9, 9)), .color(.white))])),
                    .group(
                        Group(
                            shadow: Shadow(
                                shape: shape, color: .white, offset: CGSize(width: value, height: 0), radius: 3))),
                    .group(Group(shadow: Shadow(shape: shape, color: .white, offset: .zero, radius: value))),
                ]
            }
            items += [
                .bitmap(BitmapItem(bitmap: picture, rect: rect)),
                .bitmap(BitmapItem(bitmap: picture, rect: rect, tint: .white)),
                .vector(VectorItem(image: SampleList.star, rect: rect)),
                .vector(VectorItem(image: SampleList.star, rect: rect, tint: .white, isMirrored: true)),
                .glyphs(
                    GlyphRun(
                        face: face, size: value, color: .white, glyphs: [.init(id: 40, x: 1, y: 5)], text: "")),
                .glyphs(
                    GlyphRun(
                        face: face, size: 9, color: .white, glyphs: [.init(id: 70_000, x: value, y: value)], text: "")),
            ]
            let turn = Transform(a: value, b: 0, c: 1, d: 1, tx: value, ty: 0)
            let groups = [
                Group(items: items), Group(origin: CGPoint(x: value, y: 0), items: items),
                Group(transform: turn, items: items), Group(opacity: value, items: items),
                Group(transform: Transform(a: 1, b: 0.2, c: 0, d: 1, tx: 0, ty: 0), items: items),
            ]
            try paint(CGSize(width: 30, height: 30), scale: 1, groups.map { .group($0) })
        }
    }

    @Test func deepGroupsAreRefused() {
        var item = DisplayItem.fill(.rectangle(CGRect(0, 0, 5, 5)), .color(.white))
        for _ in 0..<500 { item = .group(Group(label: "deep", items: [item])) }
        #expect(throws: PaintingError.tooDeep(label: "deep")) {
            try paint(CGSize(width: 9, height: 9), scale: 1, [item])
        }
    }

    @Test func theSameListGivesTheSamePixels() throws {
        let list = SampleList(isDark: true).make()
        let used = Painter()
        var (first, second) = (PixelBuffer(width: 1, height: 1), PixelBuffer(width: 3, height: 900))
        try used.paint(SampleList().make(), scale: 2, into: &first)
        try used.paint(list, scale: 1, into: &first)
        try Painter().paint(list, scale: 1, into: &second)
        #expect(first == second)
        #expect(first.words.allSatisfy { $0 >> 24 == 0xFF })
    }
}
