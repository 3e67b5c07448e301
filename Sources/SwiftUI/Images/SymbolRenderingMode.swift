import UIKit

/// How a symbol's layers are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
    let kind: Kind

    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The foreground's styles, one a layer.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// The symbol's own colours, which are not known: drawn as monochrome.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}
