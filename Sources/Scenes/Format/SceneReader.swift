import Appearance
import ResourceFiles

/// Collects what is wrong while a tree is turned into values.
struct SceneReader {
    var faults: [SceneFault] = []
    /// Where names of colours and images are looked up; `nil` looks nothing up.
    var assets: SceneAssets?
    /// The key whose value is being read, as messages name it.
    var subject = "the scene"

    mutating func note(at place: SourcePlace, _ problem: String, _ remedy: String) {
        faults.append(SceneFault(at: place, problem, remedy))
    }

    /// Reports a value of the wrong kind. What the parser reported already is passed over.
    mutating func noteKind(of node: JSON5Node, expecting schema: FormatSchema) {
        switch node.value {
        case .invalid: break
        case .null: note(at: node.start, "\(subject) is null", "give \(schema.words), or leave the key out")
        default: note(at: node.start, "\(subject) is \(node.value.kind)", "give \(schema.words)")
        }
    }

    /// Reports a word that is none of the known ones.
    mutating func noteUnknown(
        _ word: String, at place: SourcePlace, among names: [String], or alternative: String? = nil
    ) {
        note(
            at: place, "\(subject) has no value \(quoted(word))",
            Self.proposal(for: word, among: names, or: alternative))
    }

    static func proposal(for word: String, among names: [String], or alternative: String? = nil) -> String {
        if let nearest = Spelling.nearest(to: word, among: names) { return "did you mean \"\(nearest)\"?" }
        return "give \(FormatSchema.words(of: names))" + (alternative.map { " or \($0)" } ?? "")
    }

    /// Reads the value of a key, which messages name in the meantime.
    mutating func within<Value>(_ key: String, _ body: (inout SceneReader) -> Value) -> Value {
        let outer = subject
        subject = "\"\(key)\""
        defer { subject = outer }
        return body(&self)
    }
}
