/// Why a symbol cannot be drawn.
package enum SymbolError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No table has the name; the nearest name that one has.
    case unknown(String, nearest: String?)
    /// The table has the name, but the file that it stands for is not installed.
    case missingFile(symbol: String, path: String)
    /// The file cannot be drawn.
    case unreadable(symbol: String, path: String)

    package var description: String {
        switch self {
        case .unknown(let name, let nearest?): "unknown symbol \"\(name)\" — did you mean \"\(nearest)\"?"
        case .unknown(let name, nil):
            "unknown symbol \"\(name)\" — put \(name).svg into a folder given by --symbol-path"
        case .missingFile(let symbol, let path):
            "symbol \"\(symbol)\": \(path) is missing — install the Debian package bootstrap-icons"
        case .unreadable(let symbol, let path): "symbol \"\(symbol)\": \(path) is not an SVG picture"
        }
    }
}
