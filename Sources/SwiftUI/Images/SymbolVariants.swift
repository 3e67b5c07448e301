import UIKit

/// Variants of symbols, such as the filled one.
public struct SymbolVariants: Hashable, Sendable {
    private var suffixes: [String] = []

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(suffixes: ["circle"])
    public static let square = SymbolVariants(suffixes: ["square"])
    public static let fill = SymbolVariants(suffixes: ["fill"])
    public static let slash = SymbolVariants(suffixes: ["slash"])
    public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
    public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
    public var square: SymbolVariants { SymbolVariants(suffixes: suffixes + ["square"]) }
    public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }

    /// The name with the variants that it does not have yet.
    func applied(to name: String) -> String {
        let parts = name.split(separator: ".").map(String.init)
        return (parts + suffixes.filter { !parts.contains($0) }).joined(separator: ".")
    }
}
