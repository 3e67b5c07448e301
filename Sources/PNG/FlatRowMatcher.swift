/// Finds matches in rows of flat pictures: with the pixel to the left, with the row above, and with what was seen last.
///
/// It looks at pixels, not at the bytes they become: a match that ended within a pixel would put all that follows out of
/// step, and most pixels are never spelt out.
final class FlatRowMatcher {
    private static let pairBits = 13
    private static let pixelBits = 12
    /// In pixels. A run this long is cheaper than a longer match further away.
    private static let longRun = 22
    /// In pixels. How much longer a match with the row above has to be than a run: its distance takes more bits.
    private static let gainAbove = 3
    /// In pixels. A match this long is taken without looking further.
    private static let longEnough = 6
    /// Further back than any match may be.
    private static let never: Int32 = -0x4000_0000

    /// The last place of each hash of two pixels, counted in pixels from the picture's first.
    private let pairs = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << pairBits)
    /// The last place of each hash of a pixel: the edges of letters are made of few colours.
    private let pixels = UnsafeMutablePointer<Sighting>.allocate(capacity: 1 << pixelBits)
    private var reach = MatchReach(width: 1, bytesPerPixel: 3)

    deinit {
        pairs.deallocate()
        pixels.deallocate()
    }

    /// Begins another picture.
    func start(width: Int, bytesPerPixel: Int) {
        reach = MatchReach(width: width, bytesPerPixel: bytesPerPixel)
        forget()
    }

    /// Refers to nothing before the next row.
    func forget() {
        pairs.initialize(repeating: Self.never, count: 1 << Self.pairBits)
        pixels.initialize(repeating: Sighting(word: 0, position: Self.never), count: 1 << Self.pixelBits)
    }

    /// Writes a row, its filter's byte first.
    ///
    /// - Parameters:
    ///   - row: a word a pixel, `0xAARRGGBB` or `0xFFRRGGBB`; the rows above that matches may begin in stand before it in
    ///     memory.
    ///   - number: of the row within the picture.
    ///   - changes: from the row above.
    ///   - rowsToAbove: how many rows before this one the pixels of the row above were last written by this matcher;
    ///     `nil` where they were not.
    func write(
        _ row: UnsafePointer<UInt32>, number: Int, changes: RowChanges, rowsToAbove: Int?, bytesPerPixel: Int,
        to output: DeflateWriter
    ) {
        // Said twice so that the compiler knows the step of each.
        if bytesPerPixel == 3 {
            writePixels(row, number: number, changes: changes, rowsToAbove: rowsToAbove, step: 3, to: output)
        } else {
            writePixels(row, number: number, changes: changes, rowsToAbove: rowsToAbove, step: 4, to: output)
        }
    }

    private struct Sighting {
        let word: UInt32
        let position: Int32
    }

    private struct Match {
        /// In pixels.
        var length = 0
        /// In bytes of the stream.
        var distance = 0
    }

    @inline(__always)
    private func writePixels(
        _ row: UnsafePointer<UInt32>, number: Int, changes: RowChanges, rowsToAbove: Int?, step: Int,
        to output: DeflateWriter
    ) {
        let width = reach.width
        let aboveDistance = rowsToAbove.map { $0 * (width * step + 1) } ?? .max
        let seesAbove = aboveDistance <= DeflateTables.windowSize
        let changes = changes.changes
        // A pixel makes two tokens at most, and a match that is cut far fewer than it has pixels.
        var tokens = output.begin(atMost: 2 * width + 2)
        tokens.literal(0)
        var x = 0
        while x < width {
            let above = seesAbove ? Match(length: changes.next(from: x) &- x, distance: aboveDistance) : Match()
            let match = longestMatch(row, x: x, number: number, above: above, step: step)
            if match.length > 0 {
                tokens.longMatch(length: match.length &* step, distance: match.distance)
                x &+= match.length
            } else {
                tokens.pixel(row[x])
                if step == 4 { tokens.literal(UInt8(truncatingIfNeeded: row[x] >> 24)) }
                x &+= 1
            }
        }
        output.end(tokens)
    }

    /// The match to take at a pixel; none has a length of 0.
    @inline(__always)
    private func longestMatch(_ row: UnsafePointer<UInt32>, x: Int, number: Int, above: Match, step: Int) -> Match {
        let (reach, here) = (reach, row + x)
        let limit = reach.width &- x
        var best = Match()
        if x > 0, here[0] == here[-1] {
            best = Match(length: PixelComparison.common(here, here - 1, limit: limit), distance: step)
        }
        if best.length < Self.longRun, above.length >= best.length &+ Self.gainAbove { best = above }
        guard best.length < Self.longEnough else { return best }
        let position = Int32(truncatingIfNeeded: number &* reach.width &+ x)
        let pixel = pixels + Self.hash(UInt64(here[0]) << 32, bits: Self.pixelBits)
        let earlierPixel = pixel.pointee
        pixel.pointee = Sighting(word: here[0], position: position)
        if limit > 1 {
            let words = PixelComparison.pair(here)
            let pair = pairs + Self.hash(words, bits: Self.pairBits)
            let back = Int(position) &- Int(pair.pointee)
            pair.pointee = position
            if back <= reach.pixels {
                let place = reach.place(back: back, from: x, in: row)
                let distance = back &* step &+ place.rows
                if PixelComparison.pair(place.pixels) == words, place.x &+ 1 < reach.width,
                    distance <= DeflateTables.windowSize
                {
                    let limit = min(limit, reach.width &- place.x) &- 2
                    let length = 2 &+ PixelComparison.common(here + 2, place.pixels + 2, limit: limit)
                    if length > best.length { best = Match(length: length, distance: distance) }
                }
            }
        }
        guard best.length == 0, earlierPixel.word == here[0] else { return best }
        // Had it been more than this pixel, the pair would mostly have been found.
        let back = Int(position) &- Int(earlierPixel.position)
        let distance = back &* step &+ reach.rows(back: back, from: x)
        return distance <= DeflateTables.windowSize ? Match(length: 1, distance: distance) : best
    }

    @inline(__always)
    private static func hash(_ bytes: UInt64, bits: Int) -> Int {
        Int((bytes &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
    }
}
