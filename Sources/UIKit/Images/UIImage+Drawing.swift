import Appearance
package import DisplayLists
package import Foundation

extension UIImage {
    /// In points, for the given traits.
    ///
    /// - Parameter fallback: A configuration under the picture's own: what the place where it is shown prefers.
    package func size(with traits: UITraitCollection, fallback: SymbolConfiguration?) -> CGSize {
        switch content {
        case .symbol: symbolStyle(with: traits, fallback: fallback).boxSize
        case .bitmap(let bitmap):
            CGSize(width: Double(bitmap.width) / settings.scale, height: Double(bitmap.height) / settings.scale)
        case .vector(let vector): vector.size
        case .empty: .zero
        }
    }

    /// The picture painted into a rectangle. Mirrored where traits and picture ask for it.
    ///
    /// - Parameters:
    ///   - rect: Where the picture's box goes; a box of another size is stretched to it.
    ///   - tint: The colour of templates and symbols, from the place where it is shown.
    ///   - fallback: A configuration under the picture's own.
    package func items(
        in rect: CGRect, tint: UIColor, traits: UITraitCollection, fallback: SymbolConfiguration? = nil
    ) -> [DisplayItem] {
        []
    }

    func symbolStyle(with traits: UITraitCollection, fallback: SymbolConfiguration?) -> SymbolStyle {
        let own = configuration as? SymbolConfiguration
        return (fallback.map { $0.applying(own) } ?? own ?? .unspecified).resolved(with: traits)
    }
}

extension SymbolStyle {
    var boxSize: CGSize { CGSize(width: pointSize, height: pointSize) }
}
