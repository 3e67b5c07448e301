/// Distances from the four edges, in points. `leading` is the left edge in a left-to-right layout; the solver never mirrors.
package struct DirectionalInsets: Hashable, Sendable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package static let zero = DirectionalInsets()

    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
