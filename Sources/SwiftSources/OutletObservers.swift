/// What has to be added to classes so that the observers of their outlets run when a nib or a storyboard fills them.
///
/// Outlets are filled without their properties' setters, which cannot be called by name without the runtime. A type inside the class
/// calls them; it is found by its own name. It stands before the class's last brace, in its line.
struct OutletObservers {
    /// What to write before the byte at a place.
    private(set) var insertions: [Int: String] = [:]

    private struct Scope {
        /// Of a class; `nil` of anything else in braces.
        let name: String?
        var outlets: [String] = []
    }

    private let scan: CodeScan
    private var code: [UInt8] { scan.code }
    private var scopes: [Scope] = []

    /// - Parameter code: a source whose comments and texts are blanked.
    init(_ code: [UInt8]) {
        scan = CodeScan(code)
        // Most files have no outlet.
        guard String(decoding: code, as: UTF8.self).contains("@IBOutlet") else { return }
        find()
    }

    private mutating func find() {
        var place = 0
        var className: String?
        while place < code.count {
            switch code[place] {
            case UInt8(ascii: "{"):
                scopes.append(Scope(name: className))
                className = nil
                place += 1
            case UInt8(ascii: "}"):
                if let scope = scopes.popLast() { close(scope, at: place) }
                place += 1
            case UInt8(ascii: "@"):
                let name = scan.word(at: place + 1)
                if name == "IBOutlet" { noteOutlet(place + 1 + name.utf8.count) }
                place += 1
            default:
                let name = scan.word(at: place)
                if name == "class" { className = declaredClass(place + name.utf8.count) ?? className }
                place += max(1, name.utf8.count)
            }
        }
    }

    private mutating func close(_ scope: Scope, at place: Int) {
        guard let name = scope.name, !scope.outlets.isEmpty else { return }
        let cases = scope.outlets.map { "case \"\($0)\": return set(&object.\($0), to: value); " }
        insertions[place] =
            " enum GalleyObservedOutlets: ObservedOutlets { @MainActor static func connect(_ name: String, "
            + "of object: AnyObject, to value: Any) -> Bool? { guard let object = object as? \(name) else { return nil }; "
            + "switch name { \(cases.joined())default: return nil } } } "
    }

    /// The name of a class that is declared; `nil` for a member of one.
    private func declaredClass(_ start: Int) -> String? {
        let name = scan.word(at: scan.skipSpace(start))
        let isMember = ["func", "var", "let", "subscript", "override", "final", ""].contains(name)
        return isMember ? nil : name
    }

    /// Notes the outlet behind an attribute, where it has an observer.
    private mutating func noteOutlet(_ start: Int) {
        guard let last = scopes.indices.last, scopes[last].name != nil else { return }
        var place = start
        while place < code.count, !"{};".utf8.contains(code[place]) {
            let name = scan.word(at: place)
            place += max(1, name.utf8.count)
            guard name == "var" else { continue }
            place = scan.skipSpace(place)
            let property = scan.word(at: place)
            guard let block = block(behind: place + property.utf8.count) else { return }
            let observer = scan.word(at: scan.skipSpace(block))
            if ["didSet", "willSet"].contains(observer) { scopes[last].outlets.append(property) }
            return
        }
    }

    /// Behind the brace that opens a property's block: on its line, or first in the next one. `nil` where it has none.
    private func block(behind start: Int) -> Int? {
        var place = start
        while place < code.count {
            switch code[place] {
            case UInt8(ascii: "{"): return place + 1
            case UInt8(ascii: "}"), UInt8(ascii: ";"): return nil
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                place = scan.skipSpace(place)
                guard place < code.count, code[place] == UInt8(ascii: "{") else { return nil }
            default: place += 1
            }
        }
        return nil
    }
}
