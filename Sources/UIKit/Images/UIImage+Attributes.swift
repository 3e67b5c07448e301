import Appearance
import DisplayLists
public import Foundation

extension UIImage {
    public var isSymbolImage: Bool {
        switch content {
        case .symbol, .customSymbol: true
        case .asset(let asset): asset.isSymbol
        case .bitmap, .vector, .drawing, .empty: false
        }
    }

    /// Those of its configuration over those of the code that asks.
    var currentTraits: UITraitCollection {
        configuration?.traitCollection.map { .current.merging($0) } ?? .current
    }

    /// What an asset shows to the code that asks.
    private var shownNow: UIImage { resolved(with: currentTraits) }

    /// Pixels a point.
    public var scale: CGFloat { CGFloat(shownNow.settings.scale) }
    public var renderingMode: RenderingMode { settings.renderingMode }
    public var configuration: Configuration? { settings.configuration }
    public var symbolConfiguration: SymbolConfiguration? { settings.configuration as? SymbolConfiguration }
    public var traitCollection: UITraitCollection { settings.configuration?.traitCollection ?? .current }
    public var imageOrientation: Orientation { settings.orientation }
    public var flipsForRightToLeftLayoutDirection: Bool { settings.flipsForRightToLeft }
    public var capInsets: UIEdgeInsets { shownNow.settings.resizing?.capInsets ?? .zero }
    public var resizingMode: ResizingMode { shownNow.settings.resizing?.mode ?? .tile }
    public var alignmentRectInsets: UIEdgeInsets { shownNow.settings.alignmentInsets }

    /// A colour that the picture was tinted with for good; `nil` is none.
    package var ownTint: UIColor? { settings.tint }
    /// The file's or symbol's name, for reports.
    package var name: String {
        switch content {
        case .symbol(let name, _): name
        case .customSymbol(let template): template.name
        case .bitmap, .vector, .drawing, .asset, .empty: settings.name
        }
    }

    /// What the layout report calls the picture: a symbol's name, or a file's name and a digest of what is in it, so that
    /// another picture under the same name is another name. `nil` for the empty picture.
    package func reportName(with traits: UITraitCollection) -> String? { resolved(with: traits).reportName }

    private var reportName: String? {
        func named(_ digest: UInt64) -> String {
            let digest = String(digest, radix: 16).suffix(8)
            return settings.name.isEmpty ? String(digest) : "\(settings.name) \(digest)"
        }
        switch content {
        case .symbol(let name, let value): return value.map { "\(name) \($0)" } ?? name
        case .bitmap(let bitmap): return named(bitmap.digest)
        case .vector(let vector): return named(vector.digest)
        case .drawing(let drawing): return named(drawing.digest)
        case .customSymbol(let template): return template.name
        case .asset, .empty: return nil
        }
    }

    /// In points. A symbol's is that of its configuration for the current traits.
    public var size: CGSize { size(with: currentTraits, fallback: nil) }

    func changed(_ change: (inout Settings) -> Void) -> UIImage {
        var settings = settings
        change(&settings)
        return UIImage(content: content, settings: settings)
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .automatic)
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The picture with another configuration instead of its own.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        changed { $0.configuration = configuration }
    }

    /// The picture with a configuration applied over its own.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        changed { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
    }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { changed { $0.alignmentInsets = insets } }

    /// What lies between the insets is repeated where the picture is made larger.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Symbols and SVG documents are stretched in either mode; symbols as a whole.
    ///
    /// - Parameter capInsets: What keeps its size at the sides, in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }
}
