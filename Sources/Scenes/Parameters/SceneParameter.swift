import Foundation
import ResourceFiles

/// A value that takes the place of one in a scene, before the scene is read.
package struct SceneParameter: Hashable, Sendable {
    /// Where: `section 0/item 2/text`, the words of the layout report; `section */item */image/systemName` for each of
    /// them; `text` alone for every row that has that key; `list/appearance` for what is no row.
    package var path: String
    /// JSON5, or the text itself where it is none.
    package var value: String

    package init(path: String, value: String) {
        self.path = path
        self.value = value
    }
}

/// A part of a parameter's path: a key, and which of its elements where it holds several.
struct SceneParameterStep: Hashable {
    enum Index: Hashable { case number(Int), every }

    var key: String
    var index: Index?

    /// `nil` when the path is not right.
    static func steps(of path: String) -> [SceneParameterStep]? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        var steps: [SceneParameterStep] = []
        for part in parts {
            let words = part.split(separator: " ")
            guard let key = words.first, words.count <= 2 else { return nil }
            guard words.count == 2 else {
                steps.append(SceneParameterStep(key: String(key)))
                continue
            }
            if words[1] == "*" {
                steps.append(SceneParameterStep(key: String(key), index: .every))
            } else if let number = Int(words[1]), number >= 0 {
                steps.append(SceneParameterStep(key: String(key), index: .number(number)))
            } else {
                return nil
            }
        }
        return steps
    }
}

extension JSON5Node {
    /// Keys whose values are texts, so that `3` is one there.
    private static let textKeys: Set<String> = ["text", "secondaryText", "header", "footer", "title"]

    /// What a parameter's text stands for at a place.
    /// - Parameter old: what stands there so far.
    static func parameter(
        _ text: String, for key: String, over old: JSON5Node?, at place: SourcePlace
    ) throws(SceneFault) -> JSON5Node {
        let plain = JSON5Node(.string(text), from: place, to: place)
        guard let first = text.unicodeScalars.first else { return plain }
        let isMarked = "\"'[{".unicodeScalars.contains(first)
        if !isMarked {
            if case .string? = old?.value { return plain }
            if old == nil, textKeys.contains(key) { return plain }
        }
        let parsed = JSON5Parser.parse(Array(text.utf8))
        if parsed.faults.isEmpty, let root = parsed.root { return root.moved(to: place) }
        guard isMarked, let fault = parsed.faults.first else { return plain }
        throw SceneFault(at: nil, "the value \(quoted(text)) cannot be read: \(fault.problem)", fault.remedy)
    }

    /// The same value as if all of it stood at one place.
    func moved(to place: SourcePlace) -> JSON5Node {
        var value = value
        switch value {
        case .array(let nodes): value = .array(nodes.map { $0.moved(to: place) })
        case .object(var object):
            for index in object.members.indices {
                object.members[index].keyPlace = place
                object.members[index].node = object.members[index].node.moved(to: place)
            }
            value = .object(object)
        default: break
        }
        return JSON5Node(value, from: place, to: place)
    }
}
