/// How self-sizing went.
package struct Settlement: Hashable, Sendable {
    /// Rounds in which something was measured.
    package var passes: Int
    /// Everything displayed has its measured size. `false` when the passes ran out before that.
    package var isSettled: Bool
    /// In the order of measuring; an element measured twice stands here twice.
    package var measured: [ElementID]

    package init(passes: Int = 0, isSettled: Bool = true, measured: [ElementID] = []) {
        self.passes = passes
        self.isSettled = isSettled
        self.measured = measured
    }
}
