import DisplayLists
public import Foundation
import UIKit

extension GraphicsContext {
    /// What a path is filled with.
    public struct Shading: Sendable {
        private let style: any ShapeStyle
        /// Whether places are points of the canvas, rather than shares of the path's box.
        private let isAbsolute: Bool

        /// As the views around.
        public static var foreground: Shading { Shading(style: HierarchicalShapeStyle.primary, isAbsolute: false) }
        public static func color(_ color: Color) -> Shading { Shading(style: color, isAbsolute: false) }
        public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
            color(Color(red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(white: Double, opacity: Double = 1) -> Shading {
            color(Color(white: white, opacity: opacity))
        }
        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
            Shading(style: style, isAbsolute: false)
        }
        /// - Parameters:
        ///   - startPoint: Points of the canvas.
        ///   - endPoint: Points of the canvas.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
        ) -> Shading {
            let style = LinearGradient(
                gradient: gradient, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
                endPoint: UnitPoint(x: endPoint.x, y: endPoint.y))
            return Shading(style: style, isAbsolute: true)
        }
        /// - Parameter center: A point of the canvas.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = []
        ) -> Shading {
            let style = RadialGradient(
                gradient: gradient, center: UnitPoint(x: center.x, y: center.y), startRadius: startRadius,
                endRadius: endRadius)
            return Shading(style: style, isAbsolute: true)
        }

        @MainActor
        func paint(in box: CGRect, _ environment: EnvironmentValues) -> Paint {
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            return style.ink(environment).paint(in: isAbsolute ? unit : box, environment)
        }
    }

    /// How a gradient goes on beyond its ends. No effect on a picture.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }
}
