import Foundation

/// Why a member of an asset catalogue cannot be used.
package struct AssetFault: Error, Hashable, Sendable {
    package var problem: String
    package var remedy: String

    init(_ problem: String, _ remedy: String) {
        self.problem = problem
        self.remedy = remedy
    }

    /// From a sentence whose remedy stands behind a dash.
    init(sentence: String) {
        let parts = sentence.components(separatedBy: " — ")
        self.init(parts[0], parts.count > 1 ? parts[1] : "choose another file")
    }
}
