import Foundation

/// Documents that were read before: code makes a nib anew for every view.
@MainActor
enum NibDocumentCache {
    /// What a file is recognised by.
    private struct Version: Hashable {
        var size: Int
        var modified: Date?
    }
    private static var documents: [String: (version: Version, document: NibDocument)] = [:]

    static func document(at path: String) throws(NibError) -> NibDocument {
        let version = version(of: path)
        if let known = documents[path], known.version == version { return known.document }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw NibError(file: path, "the file cannot be read — check its permissions")
        }
        let document = try NibDocument(data, file: path)
        documents[path] = (version, document)
        return document
    }

    private static func version(of path: String) -> Version {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return Version(
            size: attributes?[.size] as? Int ?? 0, modified: attributes?[.modificationDate] as? Date)
    }
}
