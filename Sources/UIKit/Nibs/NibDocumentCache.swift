import Foundation
import ResourceFiles

/// Documents that were read before: code makes a nib anew for every view, and a storyboard for every screen.
@MainActor
enum NibDocumentCache {
    private struct Files<Document> {
        private var documents: [String: (state: FileState, document: Document)] = [:]

        mutating func document(
            at path: String, read: (Data, String) throws(NibError) -> Document
        ) throws(NibError) -> Document {
            let state = FileState(path: path)
            if let known = documents[path], known.state == state { return known.document }
            guard let data = FileManager.default.contents(atPath: path) else {
                throw NibError(file: path, "the file cannot be read — check its permissions")
            }
            let document = try read(data, path)
            documents[path] = state.flatMap { $0.isSettled ? ($0, document) : nil }
            return document
        }
    }

    private static var nibs = Files<NibDocument>()
    private static var storyboards = Files<StoryboardDocument>()

    static func document(at path: String) throws(NibError) -> NibDocument {
        try nibs.document(at: path) { data, file throws(NibError) in try NibDocument(data, file: file) }
    }

    static func storyboard(at path: String) throws(NibError) -> StoryboardDocument {
        try storyboards.document(at: path) { data, file throws(NibError) in try StoryboardDocument(data, file: file) }
    }
}
