import DisplayLists

/// Numbers that are the same on every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// What a random picture is made of.
enum Texture: CaseIterable {
    case blank, noise, runs, columns, tiles, gradient, mixed
}

extension PixelBuffer {
    init(_ texture: Texture, width: Int, height: Int, using numbers: inout SeededNumbers) {
        self.init(width: width, height: height)
        let colors = (0..<5).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000 }
        for y in 0..<height {
            for x in 0..<width {
                let index = y * width + x
                let left = x > 0 ? words[index - 1] : colors[0]
                let above = y > 0 ? words[index - width] : colors[0]
                let noise = UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000
                let isNew = noise & 0xF == 0
                switch texture {
                case .blank: words[index] = colors[0]
                case .noise: words[index] = noise
                case .runs: words[index] = isNew ? colors[Int(noise >> 4 & 3)] : left
                case .columns: words[index] = isNew ? colors[Int(noise >> 4 & 3)] : above
                case .tiles: words[index] = colors[(x / 7 + y / 5) % 5]
                case .gradient: words[index] = 0xFF00_0000 | UInt32((x * 3 + y * 2) & 0xFF) * 0x01_0101 ^ (noise & 1)
                case .mixed: words[index] = y % 3 == 0 ? colors[1] : x < width / 2 ? colors[y % 5] : noise
                }
            }
        }
    }
}
