import Foundation
import InterfaceFiles

/// A storyboard that has been read and checked as far as it can be without making anything.
struct StoryboardDocument {
    /// A controller and what stands beside it.
    struct Scene {
        let controller: InterfaceElement
        /// Placeholders, and objects that are neither the controller nor in its view.
        let others: [InterfaceElement]
    }

    let file: String
    /// Of the controller of the screen that comes first; `nil` is none.
    let initialID: String?
    let colors: [String: InterfaceElement]
    private let scenes: [Scene]
    private let places: [String: Int]
    private let names: [String: Int]

    init(_ data: Data, file: String) throws(NibError) {
        let root = try NibDocument.root(of: data, file: file, kind: .storyboard)
        self.file = file
        initialID = root["initialViewController"]
        colors = NibDocument.colors(root.list("resources"))
        scenes = root.list("scenes").compactMap { scene in
            let objects = scene.list("objects")
            guard let index = objects.firstIndex(where: Self.isController) else { return nil }
            var others = objects
            return Scene(controller: others.remove(at: index), others: others)
        }
        guard !scenes.isEmpty else {
            throw NibError(file: file, at: root.position, "there are no screens — add one in Interface Builder")
        }
        places = Self.places(of: scenes, by: "id")
        names = Self.places(of: scenes, by: "storyboardIdentifier")
    }

    /// The scenes' places by what their controllers have as an attribute; of equals the first.
    private static func places(of scenes: [Scene], by attribute: String) -> [String: Int] {
        var places: [String: Int] = [:]
        for (place, scene) in scenes.enumerated() {
            if let name = scene.controller[attribute], places[name] == nil { places[name] = place }
        }
        return places
    }

    private static func isController(_ element: InterfaceElement) -> Bool {
        element["sceneMemberID"] == "viewController" || StoryboardClasses.kinds[element.name] != nil
            || element.name == "viewControllerPlaceholder"
    }

    /// The screen of the controller with an id.
    func scene(of id: String) -> Scene? { places[id].map { scenes[$0] } }
    /// The screen with a storyboard id.
    func scene(identifier: String) -> Scene? { names[identifier].map { scenes[$0] } }
    /// The storyboard ids, for messages.
    var identifiers: [String] { names.keys.sorted() }
}
