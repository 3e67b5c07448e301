import Foundation
import InterfaceFiles

/// A XIB file that has been read and checked as far as it can be without making anything.
struct NibDocument {
    let file: String
    /// Placeholders and top-level objects, in their order.
    let objects: [InterfaceElement]
    /// Colours of asset catalogues and of the system, with the components they had when the file was saved.
    let colors: [String: InterfaceElement]

    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    private static let version = "3.0"
    private static let maximumReports = 100

    init(_ data: Data, file: String) throws(NibError) {
        let root: InterfaceElement
        do throws(InterfaceFileError) {
            root = try InterfaceFile.read(data)
        } catch {
            throw NibError(file: file, at: error.position, error.message)
        }
        if let problem = Self.problem(root) { throw NibError(file: file, at: root.position, problem) }
        self.file = file
        objects = root.list("objects")
        guard !objects.isEmpty else {
            throw NibError(file: file, at: root.position, "there are no objects — add a view in Interface Builder")
        }
        colors = Self.colors(root.list("resources"))
        let faults = Self.repeatedIDs(root).prefix(Self.maximumReports).map { element, first in
            NibError.Fault(
                file: file, line: element.position.line, column: element.position.column,
                message: "the id \"\(element.id ?? "")\" is taken by <\(first.name)> in line \(first.position.line) — "
                    + "every object needs an id of its own")
        }
        guard faults.isEmpty else { throw NibError(faults: faults) }
    }

    private static func problem(_ root: InterfaceElement) -> String? {
        guard root.name == "document" else {
            return "the root element is <\(root.name)>, not <document> — give a XIB file saved by Xcode 5 or later"
        }
        guard root["type"] == type else {
            return
                "this is a document of type \"\(root["type"] ?? "")\", not \(type) — put the views into a XIB for iOS"
        }
        guard root["version"] == version else {
            return
                "this is version \"\(root["version"] ?? "")\" of the format, and \(version) is read — save it in Xcode again"
        }
        return nil
    }

    private static func colors(_ resources: [InterfaceElement]) -> [String: InterfaceElement] {
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
