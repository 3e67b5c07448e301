import Appearance
import DisplayLists
public import Foundation

extension UIImage {
    /// Where a picture has the line on which the text beside it stands.
    enum Baseline: Hashable, Sendable {
        /// A symbol's; other pictures have none.
        case own
        case none
        /// Points above the lower edge, as a program gave them.
        case fromBottom(Double)
    }

    /// How far above the lower edge the baseline is, points; `nil` for a picture without one. A symbol's is that of its
    /// configuration for the current traits, on a whole pixel.
    public var baselineOffsetFromBottom: CGFloat? {
        let traits = currentTraits
        if case .fromBottom(let offset) = resolved(with: traits).settings.baseline { return offset }
        guard let baseline = baselineOnPixels(with: traits, fallback: nil) else { return nil }
        return PixelGrid(scale: traits.pixelsPerPoint).round(size(with: traits, fallback: nil).height - baseline)
    }

    /// The picture with a baseline in place of its own.
    ///
    /// - Parameter baselineOffset: Points above the lower edge.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baseline = .fromBottom(Double(baselineOffset)) }
    }

    /// The picture without a baseline: beside text it is placed by its edges.
    public func imageWithoutBaseline() -> UIImage { changed { $0.baseline = .none } }

    /// From the top of the box as it is drawn, whose edges are on pixels.
    func baselineOnPixels(with traits: UITraitCollection, fallback: SymbolConfiguration?) -> CGFloat? {
        guard let baseline = baseline(with: traits, fallback: fallback) else { return nil }
        return PixelGrid(scale: traits.pixelsPerPoint).round(baseline)
    }
}
