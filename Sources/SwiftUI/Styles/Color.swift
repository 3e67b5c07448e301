import Appearance
import DisplayLists
public import Foundation
public import UIKit

/// A colour that follows the environment. As a view it fills the room that it is given.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    indirect enum Source: Hashable, Sendable {
        case system(UIColor)
        case accent
        /// A level of the label colour.
        case label(Int)
        case faded(Color, Double)
        case mixed(Color, Color, Double)
    }

    private let source: Source
    init(_ source: Source) { self.source = source }

    // MARK: Making

    /// Follows the traits as the other colour does.
    public init(uiColor: UIColor) { self.init(.system(uiColor)) }
    /// Follows the traits as the other colour does. Where a name stands for a resource as well, that one is meant.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(.system(color)) }
    public init(cgColor: CGColor) { self.init(.system(UIColor(cgColor: cgColor))) }
    public init(_ color: CGColor) { self.init(cgColor: color) }

    /// Spaces that components are given in.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        /// Drawn as `sRGB`.
        case sRGBLinear
        case displayP3
    }

    /// Components of 0…1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let color =
            colorSpace == .displayP3
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
            : UIColor(red: red, green: green, blue: blue, alpha: opacity)
        self.init(.system(color))
    }
    /// 0 is black, 1 is white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }
    /// Components of 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(.system(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)))
    }
    /// A colour of an asset catalogue, looked for as `UIColor(named:in:compatibleWith:)` does; clear where there is none, with a
    /// warning. It follows the environment.
    ///
    /// - Parameters:
    ///   - fileID: The calling file; leave it out.
    ///   - filePath: The calling file; leave it out.
    public init(_ name: String, bundle: Bundle? = nil, fileID: String = #fileID, filePath: String = #filePath) {
        self.init(.system(UIColor(named: name, in: bundle, fileID: fileID, filePath: filePath) ?? .clear))
    }
    /// A colour of an asset catalogue by what Xcode generates for it.
    public init(_ resource: ColorResource) { self.init(.system(UIColor(resource: resource))) }

    public static let red = Color(uiColor: .systemRed)
    public static let orange = Color(uiColor: .systemOrange)
    public static let yellow = Color(uiColor: .systemYellow)
    public static let green = Color(uiColor: .systemGreen)
    public static let mint = Color(uiColor: .systemMint)
    public static let teal = Color(uiColor: .systemTeal)
    public static let cyan = Color(uiColor: .systemCyan)
    public static let blue = Color(uiColor: .systemBlue)
    public static let indigo = Color(uiColor: .systemIndigo)
    public static let purple = Color(uiColor: .systemPurple)
    public static let pink = Color(uiColor: .systemPink)
    public static let brown = Color(uiColor: .systemBrown)
    public static let gray = Color(uiColor: .systemGray)
    public static let white = Color(white: 1)
    public static let black = Color(white: 0)
    public static let clear = Color(white: 0, opacity: 0)
    /// Of text.
    public static let primary = Color(.label(0))
    /// Of less important text.
    public static let secondary = Color(.label(1))
    /// The tint of the view around it.
    public static let accentColor = Color(.accent)

    // MARK: Changing

    /// The colour with its alpha multiplied, 0…1.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(self, min(max(opacity, 0), 1))) }
    /// Between this colour and another one; 0 is this one.
    public func mix(with other: Color, by fraction: Double) -> Color {
        Color(.mixed(self, other, min(max(fraction, 0), 1)))
    }
    /// The colour running into a slightly lighter one at the top.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: HostedMetrics.gradientLightening), self]))
    }

    // MARK: Resolving

    func resolved(_ environment: EnvironmentValues) -> ResolvedColor {
        switch source {
        case .system(let color): return color.resolved(with: environment.traits)
        case .accent: return environment.tint.color(environment)
        case .label(let level): return ForegroundStyles([]).ink(level).color(environment)
        case .faded(let color, let opacity):
            var result = color.resolved(environment)
            result.alpha *= opacity
            return result
        case .mixed(let first, let second, let share):
            let (from, to) = (first.resolved(environment), second.resolved(environment))
            func between(_ path: KeyPath<ResolvedColor, Double>) -> Double {
                from[keyPath: path] + (to[keyPath: path] - from[keyPath: path]) * share
            }
            return ResolvedColor(
                red: between(\.red), green: between(\.green), blue: between(\.blue), alpha: between(\.alpha))
        }
    }

    /// The components in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = resolved(environment)
        return Resolved(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
    }

    /// The same colour for UIKit.
    fileprivate var uiColor: UIColor {
        if case .system(let color) = source { return color }
        return UIColor { traits in UIColor(resolved(EnvironmentValues(traits: traits))) }
    }

    public var description: String {
        switch source {
        case .system(let color): color.description
        case .accent: "accentColor"
        case .label(let level): level == 0 ? "primary" : "secondary"
        case .faded(let color, let opacity): "\(color.description) at \(opacity)"
        case .mixed(let first, let second, let share): "\(first.description) and \(share) of \(second.description)"
        }
    }
}

extension Color {
    /// A colour's components in sRGB, 0…1.
    public struct Resolved: Hashable, Codable, Sendable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }
    }
}

extension Color.Resolved: ShapeStyle, InkSource {
    func ink(in environment: EnvironmentValues) -> Ink {
        Ink(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity)))
    }
}

extension Color: ShapeStyle, InkSource {
    func ink(in environment: EnvironmentValues) -> Ink { Ink(self) }
}

extension Color: View, NodeSource {
    public typealias Body = Never
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [ShapeNode(Rectangle(), fill: Ink(self), name: "Color", environment)]
    }
}

extension UIColor {
    /// The same colour; it follows the traits where the other one follows them.
    public convenience init(_ color: Color) {
        let source = color.uiColor
        self.init { traits in source.resolvedColor(with: traits) }
    }
}
