import Foundation

/// Colours on a mesh of points that run into one another. Not drawn yet: the mean of the colours is.
public struct MeshGradient: ShapeStyle, InkSource {
    public var width: Int
    public var height: Int
    private let colors: [Color]

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.width = width
        self.height = height
        self.colors = colors
    }

    func ink(in environment: EnvironmentValues) -> Ink {
        guard var mean = colors.first else { return Ink(.clear) }
        for (index, color) in colors.enumerated().dropFirst() {
            mean = mean.mix(with: color, by: 1 / Double(index + 1))
        }
        return Ink(mean)
    }
}

extension MeshGradient: View, NodeSource {
    public typealias Body = Never
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [ShapeNode(Rectangle(), fill: ink(in: environment), name: "MeshGradient", environment)]
    }
}
