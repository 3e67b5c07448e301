import DisplayLists
import Foundation
import Testing
import Typesetting

/// Widths that the system itself has printed.
@Suite struct WidthTests {
    @Test(arguments: [
        ("Item 1", 17.0, FontWeight.regular, 45.333), ("Item 2", 17, .regular, 47.667),
    ])
    func labelWidth(text: String, size: Double, weight: FontWeight, expected: Double) throws {
        let typesetter = try Typesetter(fonts: FontLibrary())
        let font = FontDescription(size: size, weight: weight)
        let width = typesetter.typeset(Paragraph(spans: [.init(text: text, font: font)]), width: nil).size.width
        // Printed with three digits.
        #expect(abs(PixelGrid(scale: 3).ceil(width) - expected) < 0.001)
    }
}
