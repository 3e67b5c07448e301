/// Why a symbol cannot be drawn.
package enum SymbolError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No table has the name; names that one has and that may have been meant, the likeliest first.
    case unknown(String, nearest: [String])
    /// The table has the name, but the file that it stands for is not installed.
    case missingFile(symbol: String, path: String)
    /// The file cannot be drawn.
    case unreadable(symbol: String, path: String)

    package var description: String {
        switch self {
        case .unknown(let name, let nearest) where !nearest.isEmpty:
            "unknown symbol \"\(name)\" — did you mean \(Self.choice(nearest))?"
        case .unknown(let name, _):
            "unknown symbol \"\(name)\" — put \(name).svg into a folder given by --symbol-path"
        case .missingFile(let symbol, let path):
            "symbol \"\(symbol)\": \(path) is missing — install the Debian package bootstrap-icons"
        case .unreadable(let symbol, let path): "symbol \"\(symbol)\": \(path) is not an SVG picture"
        }
    }

    private static func choice(_ names: [String]) -> String {
        let quoted = names.map { "\"\($0)\"" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }
}
