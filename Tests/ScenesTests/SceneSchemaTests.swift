import ResourceFiles
import Scenes
import Testing

@Suite struct SceneSchemaTests {
    private let validator: SchemaValidator
    private let root: JSON5Node

    init() throws {
        validator = try SchemaValidator(SceneSchema.text())
        root = try #require(JSON5Parser.parse(Array(completeScene.utf8)).root)
    }

    @Test func textIsTheSameOnEveryCall() {
        #expect(SceneSchema.text() == SceneSchema.text())
        #expect(SceneSchema.text().hasSuffix("}\n"))
    }

    @Test func readerAndSchemaAcceptTheCompleteScene() throws {
        _ = try SceneDocument.read(Array(completeScene.utf8), file: "complete.json5")
        #expect(validator.accepts(root))
    }

    /// Renames each key of the scene in turn: if a key of the format never stood in it, no mutation would reach it.
    @Test func completeSceneUsesEveryKey() {
        var used: Set<String> = []
        collectKeys(of: root, into: &used)
        let unused = validator.keys.filter { key in !used.contains(String(key.split(separator: ".").last ?? "")) }
        #expect(unused.sorted() == [])
    }

    private func collectKeys(of node: JSON5Node, into keys: inout Set<String>) {
        for member in node.members {
            keys.insert(member.key)
            collectKeys(of: member.node, into: &keys)
        }
        for element in node.elements { collectKeys(of: element, into: &keys) }
    }

    /// The reader takes a changed scene exactly when the schema does.
    @Test func readerAgreesWithSchemaOnEveryMutation() {
        var mutations = 0
        var accepted = 0
        for mutation in Mutations(of: root).all {
            mutations += 1
            let isAccepted = (try? SceneDocument.read(Array(mutation.text.utf8), file: "m")) != nil
            accepted += isAccepted ? 1 : 0
            if validator.accepts(mutation) != isAccepted {
                Issue.record("reader \(isAccepted ? "accepts" : "refuses") \(mutation.text)")
                return
            }
        }
        #expect(mutations > 4000)
        #expect(accepted > 200)
    }
}

/// Every variant of a tree with one value replaced, or one key dropped or renamed. What stands beside the change is kept
/// only where it is short, to keep thousands of variants quick to read.
struct Mutations {
    let root: JSON5Node

    init(of root: JSON5Node) { self.root = root }

    private static let values: [JSON5Value] = [
        .null, .boolean(true), .number(0), .number(-1), .number(2.5), .number(1e12), .number(.nan), .string(""),
        .string("label"), .string("#12g"), .string("a\0"), .array([]), .object(JSON5Object()),
    ]

    var all: [JSON5Node] { variants(of: root) }

    private func variants(of node: JSON5Node) -> [JSON5Node] {
        func with(_ value: JSON5Value) -> JSON5Node { JSON5Node(value, from: .start, to: .start) }
        var variants = Self.values.map { with($0) }
        switch node.value {
        case .object(let object):
            for index in object.members.indices {
                var dropped = object
                dropped.members.remove(at: index)
                variants.append(with(.object(dropped)))
                var renamed = object
                renamed.members[index].key += "x"
                variants.append(with(.object(renamed)))
                var nearby = object
                nearby.members = object.members.enumerated().filter { $0 == index || $1.isShort }.map(\.element)
                let place = nearby.members.firstIndex { $0.key == object.members[index].key } ?? 0
                for variant in self.variants(of: object.members[index].node) {
                    var changed = nearby
                    changed.members[place].node = variant
                    variants.append(with(.object(changed)))
                }
            }
        case .array(let nodes):
            for index in nodes.indices {
                for variant in self.variants(of: nodes[index]) {
                    variants.append(with(.array([variant])))
                }
            }
        default: break
        }
        return variants
    }
}

extension JSON5Object.Member {
    fileprivate var isShort: Bool { node.text.utf8.count < 90 }
}
