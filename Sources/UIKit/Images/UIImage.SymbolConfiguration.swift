import Appearance
public import Foundation
import Typesetting

extension UIImage {
    /// The size, weight, scale and colours of a symbol; what is not specified comes from elsewhere.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        struct Values: Hashable, Sendable {
            enum Size: Hashable, Sendable {
                case points(Double)
                case textStyle(Appearance.TextStyle)
            }

            var size: Size?
            /// On the scale 100…900.
            var weight: Int?
            var scale: SymbolStyle.Scale?
            var colors: SymbolColors?
        }

        let values: Values

        init(values: Values, traits: UITraitCollection? = nil) {
            self.values = values
            super.init(traits: traits)
        }

        // MARK: Making

        /// - Parameter pointSize: Of the text that the symbol goes with, in points.
        public convenience init(pointSize: CGFloat) { self.init(values: Values(size: .points(Double(pointSize)))) }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(
                values: Values(size: .points(Double(pointSize)), weight: weight.value, scale: scale.value))
        }

        public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale.value)) }

        public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight.value)) }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: Values(size: .textStyle(textStyle.style)))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(size: .textStyle(textStyle.style), scale: scale.value))
        }

        /// The size and weight of a font; a font of a text style scales with it.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        public convenience init(font: UIFont, scale: SymbolScale) {
            let size: Values.Size = font.recipe.textStyle.map { .textStyle($0) } ?? .points(font.recipe.size)
            self.init(
                values: Values(size: size, weight: font.recipe.weight.rawValue, scale: scale.value))
        }

        /// One colour: full strength in the figure, a quarter of it in the disc behind.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(colors: .hierarchical(hierarchicalColor)))
        }

        /// The colours of the symbol's layers, the foremost first; too few are repeated.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: Values(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
        }

        public class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }

        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(colors: .monochrome))
        }

        /// The symbol's own colours, which are not known: drawn as monochrome.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(colors: .multicolor))
        }

        // MARK: Combining

        open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            SymbolConfiguration(values: values, traits: traitCollection) as? Self ?? self
        }

        open override func applying(_ other: UIImage.Configuration?) -> Self {
            let traits = other?.traitCollection.map { traitCollection?.merging($0) ?? $0 } ?? traitCollection
            guard let other = other as? SymbolConfiguration else {
                return traits == traitCollection ? self : withTraitCollection(traits)
            }
            var values = values
            values.apply(other.values)
            guard values != self.values || traits != traitCollection else { return self }
            return SymbolConfiguration(values: values, traits: traits) as? Self ?? self
        }

        public func configurationWithoutPointSizeAndWeight() -> Self {
            copy {
                if case .points = $0.size { $0.size = nil }
                $0.weight = nil
            }
        }

        public func configurationWithoutScale() -> Self { copy { $0.scale = nil } }

        public func configurationWithoutTextStyle() -> Self {
            copy { if case .textStyle = $0.size { $0.size = nil } }
        }

        public func configurationWithoutWeight() -> Self { copy { $0.weight = nil } }

        private func copy(_ change: (inout Values) -> Void) -> Self {
            var values = values
            change(&values)
            return SymbolConfiguration(values: values, traits: traitCollection) as? Self ?? self
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return values == other.values && traitCollection == other.traitCollection
        }

        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(values)
            hasher.combine(traitCollection)
            return hasher.finalize()
        }
    }
}

/// How a symbol's layers are coloured.
package enum SymbolColors: Hashable, Sendable {
    case monochrome
    case multicolor
    case hierarchical(UIColor)
    case palette([UIColor])
}
