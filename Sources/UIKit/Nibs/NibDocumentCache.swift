import Foundation
import ResourceFiles

/// Documents that were read before: code makes a nib anew for every view.
@MainActor
enum NibDocumentCache {
    private static var documents: [String: (state: FileState, document: NibDocument)] = [:]

    static func document(at path: String) throws(NibError) -> NibDocument {
        let state = FileState(path: path)
        if let known = documents[path], known.state == state { return known.document }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw NibError(file: path, "the file cannot be read — check its permissions")
        }
        let document = try NibDocument(data, file: path)
        documents[path] = state.flatMap { $0.isSettled ? ($0, document) : nil }
        return document
    }
}
