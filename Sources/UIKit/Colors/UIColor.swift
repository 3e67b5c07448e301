package import Appearance
package import DisplayLists
public import Foundation

/// A colour, fixed or dependent on traits.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    // Sendable in spite of being open: what is stored here is immutable, and nobody has a reason to add state.
    enum Source {
        case fixed(ResolvedColor)
        case system(SystemColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        case asset(AssetColorChoice)
        /// Another colour with its alpha replaced; it stays as dynamic as the other one is.
        indirect case faded(UIColor, alpha: Double)
    }

    /// Stays the first that is stored.
    private let foundationMark = FoundationMark()
    let source: Source

    init(source: Source) {
        self.source = source
        super.init()
    }

    package convenience init(_ color: ResolvedColor) { self.init(source: .fixed(color)) }

    package convenience init(_ color: SystemColor) { self.init(source: .system(color)) }

    /// - Parameter white: 0 is black, 1 is white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Components of 0…1 in sRGB; values outside are kept as they are and limited when painted.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            ResolvedColor(red: red.orZero, green: green.orZero, blue: blue.orZero, alpha: min(max(alpha.orZero, 0), 1)))
    }

    /// - Parameter hue: 0…1 once around the circle, from red through green and blue.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let color = ResolvedColor(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Components in Display P3, converted to sRGB and limited to it.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = ResolvedColor(displayP3Red: red, green: green, blue: blue)
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

    /// A colour that the closure chooses each time it is resolved.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(source: .dynamic(dynamicProvider))
    }

    // MARK: Resolving

    /// The fixed colour for the given traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = source { return self }
        return UIColor(resolved(with: traitCollection))
    }

    /// The components for the given traits. A provider that never ends in a fixed colour is given up as clear.
    package func resolved(with traits: UITraitCollection) -> ResolvedColor {
        // A view's own tint, made of the tint: of the one there is without the view's.
        resolved(with: traits.values.tint === self ? traits.tinted(nil) : traits, depth: 0)
    }

    private func resolved(with traits: UITraitCollection, depth: Int) -> ResolvedColor {
        guard depth < 32 else { return .clear }
        switch source {
        case .fixed(let color): return color
        case .system(.tintColor):
            // A tint that names the tint again is the system's.
            guard let tint = traits.values.tint else { return SystemColor.tintColor.resolved(traits.colorTraits) }
            return tint.resolved(with: traits.tinted(nil), depth: depth + 1)
        case .system(let color): return color.resolved(traits.colorTraits)
        case .dynamic(let provider): return provider(traits).resolved(with: traits, depth: depth + 1)
        case .asset(let choice): return choice.color(for: traits).resolved(with: traits, depth: depth + 1)
        case .faded(let color, let alpha):
            var resolved = color.resolved(with: traits, depth: depth + 1)
            resolved.alpha = alpha
            return resolved
        }
    }

    /// The same colour with another alpha; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = min(max(Double(alpha).orZero, 0), 1)
        if case .fixed(let color) = source {
            return UIColor(ResolvedColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
        }
        if case .faded(let color, _) = source { return UIColor(source: .faded(color, alpha: alpha)) }
        return UIColor(source: .faded(self, alpha: alpha))
    }

    // MARK: Components of the colour for the current traits

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved(with: .current)
        unsafe red?.pointee = color.red
        unsafe green?.pointee = color.green
        unsafe blue?.pointee = color.blue
        unsafe alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = resolved(with: .current)
        guard color.red == color.green, color.green == color.blue else { return false }
        unsafe white?.pointee = color.red
        unsafe alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved(with: .current)
        let parts = color.hueSaturationBrightness
        unsafe hue?.pointee = parts.hue
        unsafe saturation?.pointee = parts.saturation
        unsafe brightness?.pointee = parts.brightness
        unsafe alpha?.pointee = color.alpha
        return true
    }

    open var cgColor: CGColor { CGColor(resolved(with: .current)) }

    // MARK: Comparing

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (source, other.source) {
        case (.fixed(let left), .fixed(let right)): return left == right
        case (.system(let left), .system(let right)): return left == right
        case (.asset(let left), .asset(let right)): return left === right
        case (.faded(let left, let leftAlpha), .faded(let right, let rightAlpha)):
            return leftAlpha == rightAlpha && left.isEqual(right)
        default: return false
        }
    }

    open override var hash: Int {
        var hasher = Hasher()
        switch source {
        case .fixed(let color): hasher.combine(color)
        case .system(let color): hasher.combine(color)
        case .dynamic: hasher.combine(ObjectIdentifier(self))
        case .asset(let choice): hasher.combine(ObjectIdentifier(choice))
        case .faded(let color, let alpha):
            hasher.combine(color.hash)
            hasher.combine(alpha)
        }
        return hasher.finalize()
    }

    open override var description: String {
        switch source {
        case .fixed(let color): color.hexadecimal
        case .system(let color): color.rawValue
        case .dynamic, .asset: "dynamic colour"
        case .faded(let color, let alpha): "\(color.description) at alpha \(alpha)"
        }
    }
}
