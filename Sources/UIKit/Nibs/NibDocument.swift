import Foundation
import InterfaceFiles

/// A XIB file that has been read and checked as far as it can be without making anything, or the objects of a part of a storyboard.
struct NibDocument {
    /// Kinds of Interface Builder documents, by what they say they are.
    enum Kind: String {
        case nib = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        case storyboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

        /// For messages.
        var fileName: String { self == .nib ? "XIB file" : "storyboard" }
    }

    let file: String
    /// Placeholders and top-level objects, in their order.
    let objects: [InterfaceElement]
    /// Colours of asset catalogues and of the system, with the components they had when the file was saved.
    let colors: [String: InterfaceElement]

    private static let version = "3.0"
    private static let maximumReports = 100

    init(file: String, objects: [InterfaceElement], colors: [String: InterfaceElement]) {
        self.file = file
        self.objects = objects
        self.colors = colors
    }

    init(_ data: Data, file: String) throws(NibError) {
        let root = try Self.root(of: data, file: file, kind: .nib)
        self.file = file
        objects = root.list("objects")
        guard !objects.isEmpty else {
            throw NibError(file: file, at: root.position, "there are no objects — add a view in Interface Builder")
        }
        colors = Self.colors(root.list("resources"))
    }

    /// The root of a document of a kind whose ids are each one object's.
    static func root(of data: Data, file: String, kind: Kind) throws(NibError) -> InterfaceElement {
        let root: InterfaceElement
        do throws(InterfaceFileError) {
            root = try InterfaceFile.read(data)
        } catch {
            throw NibError(file: file, at: error.position, error.message)
        }
        if let problem = Self.problem(root, kind) { throw NibError(file: file, at: root.position, problem) }
        let faults = Self.repeatedIDs(root).prefix(Self.maximumReports).map { element, first in
            NibError.Fault(
                file: file, line: element.position.line, column: element.position.column,
                message: "the id \"\(element.id ?? "")\" is taken by <\(first.name)> in line \(first.position.line) — "
                    + "every object needs an id of its own")
        }
        guard faults.isEmpty else { throw NibError(faults: faults) }
        return root
    }

    private static func problem(_ root: InterfaceElement, _ kind: Kind) -> String? {
        guard root.name == "document" else {
            return
                "the root element is <\(root.name)>, not <document> — give a \(kind.fileName) saved by Xcode 5 or later"
        }
        guard root["type"] == kind.rawValue else {
            return
                "this is a document of type \"\(root["type"] ?? "")\", not \(kind.rawValue) — put the views into a "
                + "\(kind.fileName) for iOS"
        }
        guard root["version"] == version else {
            return
                "this is version \"\(root["version"] ?? "")\" of the format, and \(version) is read — save it in Xcode again"
        }
        return nil
    }

    static func colors(_ resources: [InterfaceElement]) -> [String: InterfaceElement] {
        var colors: [String: InterfaceElement] = [:]
        for resource in resources where resource.name == "namedColor" || resource.name == "systemColor" {
            if let name = resource["name"], let color = resource.child("color") { colors[name] = color }
        }
        return colors
    }

    private static func repeatedIDs(_ root: InterfaceElement) -> [(InterfaceElement, first: InterfaceElement)] {
        var seen: [String: InterfaceElement] = [:]
        var repeated: [(InterfaceElement, first: InterfaceElement)] = []
        func visit(_ element: InterfaceElement) {
            if let id = element.id {
                if let first = seen[id] { repeated.append((element, first)) } else { seen[id] = element }
            }
            for child in element.children { visit(child) }
        }
        visit(root)
        return repeated
    }
}
