import Foundation

/// Colours at the points of a net that run into one another.
public struct MeshGradient: ShapeStyle, InkSource, Hashable {
    /// Points of the net across.
    public var width: Int
    /// Points of the net down.
    public var height: Int
    /// Row by row, in shares of what is painted.
    let points: [SIMD2<Float>]
    let colors: [Color]
    /// Where the net does not reach.
    let background: Color
    let smoothsColors: Bool

    /// - Parameters:
    ///   - points: Row by row, in shares of what is painted. Too few paint nothing.
    ///   - colors: Of the points. Too few paint nothing.
    ///   - background: Where the net does not reach.
    ///   - smoothsColors: Whether colours have no edges along the net's lines.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
    }

    func ink(in environment: EnvironmentValues) -> Ink { Ink(.mesh(self)) }

    /// For what has one colour only.
    var mean: Color {
        guard var mean = colors.first else { return .clear }
        for (index, color) in colors.enumerated().dropFirst() {
            mean = mean.mix(with: color, by: 1 / Double(index + 1))
        }
        return mean
    }
}

extension MeshGradient: View, NodeSource {
    public typealias Body = Never
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [ShapeNode(Rectangle(), fill: ink(in: environment), name: "MeshGradient", ignoresSafeArea: false, environment)]
    }
}
