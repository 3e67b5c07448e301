/// Shares the room that is left over among flexible spacings.
///
/// Each gets the same length, but none less than its minimum, as long as the room suffices for the minima; otherwise each
/// gives up the same length, down to negative ones (uikit-rules §10.4).
struct FlexibleSpace {
    private let level: Double
    private let loss: Double

    /// Flexible spacings stay at their minima.
    static let none = FlexibleSpace(minima: [], room: 0)

    init(minima: [Double], room: Double) {
        let sum = minima.reduce(0, +)
        guard !minima.isEmpty else {
            (level, loss) = (-Double.greatestFiniteMagnitude, 0)
            return
        }
        guard sum <= room else {
            (level, loss) = (-Double.greatestFiniteMagnitude, (sum - room) / Double(minima.count))
            return
        }
        // The largest minima keep what they have, until the rest is at least as large as the next.
        var (rest, count) = (room, minima.count)
        for minimum in minima.sorted(by: >) where count > 1 && minimum * Double(count) > rest {
            rest -= minimum
            count -= 1
        }
        (level, loss) = (rest / Double(count), 0)
    }

    /// What a flexible spacing with this minimum comes to.
    func length(minimum: Double) -> Double {
        max(minimum, level) - loss
    }

    func length(_ spacing: SpacingSpec) -> Double {
        spacing.isFlexible ? length(minimum: spacing.minimum) : spacing.minimum
    }
}
