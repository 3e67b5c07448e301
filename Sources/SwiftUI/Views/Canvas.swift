public import Foundation
import UIKit

/// What a closure draws, in all the room there is.
@MainActor @preconcurrency
public struct Canvas<Symbols: View>: View, NodeSource {
    public typealias Body = Never
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let symbols: Symbols

    /// - Parameters:
    ///   - opaque: No effect on a picture.
    ///   - colorMode: No effect on a picture.
    ///   - rendersAsynchronously: No effect on a picture.
    ///   - renderer: Draws in points from the top left corner.
    ///   - symbols: Views that are drawn by their tags.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        self.symbols = symbols()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [CanvasNode(renderer, symbols: symbols, environment)]
    }
}

extension Canvas where Symbols == EmptyView {
    /// - Parameter renderer: Draws in points from the top left corner.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
        symbols = EmptyView()
    }
}

/// In which space colours are mixed: all are in sRGB. No effect on a picture.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}
