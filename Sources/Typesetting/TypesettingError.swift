/// What can go wrong before any text is set.
package enum TypesettingError: Error, Hashable, Sendable, CustomStringConvertible {
    case missingFace(name: String, path: String, package: String)
    case unreadableFace(path: String)
    case missingFolder(path: String)

    package var description: String {
        switch self {
        case .missingFace(let name, let path, let package):
            "the face \(name) is missing at \(path) — install the Debian package \(package)"
        case .unreadableFace(let path):
            "\(path) is not a font file that can be read — replace or remove it"
        case .missingFolder(let path):
            "there is no font folder at \(path) — name an existing folder"
        }
    }
}
