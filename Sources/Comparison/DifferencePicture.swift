package import DisplayLists

/// Pictures that show a difference to a person.
package enum DifferencePicture {
    private static let red: UInt32 = 0x00FF_0000

    /// The expected picture faded to grey, with every differing pixel in red. Where only one of the two has a pixel,
    /// it counts as differing. What is ignored is never red.
    package static func difference(
        expected: PixelBuffer, actual: PixelBuffer, ignoring: [PixelRectangle] = []
    ) -> PixelBuffer {
        var picture = PixelBuffer(
            width: max(expected.width, actual.width), height: max(expected.height, actual.height))
        for row in 0..<picture.height {
            let hidden = ignoring.filter { $0.rows.contains(row) }.map(\.columns)
            for column in 0..<picture.width {
                let (first, second) = (expected.word(column, row), actual.word(column, row))
                let isHidden = hidden.contains { $0.contains(column) }
                guard let first, let second, isHidden || (first ^ second) & 0x00FF_FFFF == 0 else {
                    picture.words[row * picture.width + column] = red
                    continue
                }
                picture.words[row * picture.width + column] = faded(first)
            }
        }
        return picture
    }

    /// Expected, difference and actual side by side, as high as the highest, on grey.
    package static func triptych(
        expected: PixelBuffer, actual: PixelBuffer, ignoring: [PixelRectangle] = []
    ) -> PixelBuffer {
        let parts = [expected, difference(expected: expected, actual: actual, ignoring: ignoring), actual]
        let gap = 8
        let width = parts.reduce(gap * (parts.count - 1)) { $0 + $1.width }
        var picture = PixelBuffer(width: width, height: parts.map(\.height).max() ?? 1)
        for index in picture.words.indices { picture.words[index] = 0x0080_8080 }
        var left = 0
        for part in parts {
            for row in 0..<part.height {
                let source = part.words[row * part.width..<(row + 1) * part.width]
                let start = row * width + left
                picture.words.replaceSubrange(start..<start + part.width, with: source)
            }
            left += part.width + gap
        }
        return picture
    }

    /// A quarter of the contrast, in grey, on white.
    private static func faded(_ word: UInt32) -> UInt32 {
        let (red, green, blue) = (word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF)
        let grey = (red * 2 + green * 5 + blue) / 8
        let light = 191 + grey / 4
        return light << 16 | light << 8 | light
    }
}

extension PixelBuffer {
    /// `nil` outside the picture.
    fileprivate func word(_ column: Int, _ row: Int) -> UInt32? {
        column < width && row < height ? words[row * width + column] : nil
    }
}
