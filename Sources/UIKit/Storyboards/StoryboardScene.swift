import Foundation
import InterfaceFiles

/// A screen of a storyboard that has become a controller, with what the controller's view and segues need later.
@MainActor
final class StoryboardScene {
    let storyboard: UIStoryboard
    private let scene: StoryboardDocument.Scene
    private let document: NibDocument
    /// Bar items by id: the controller has them before its view.
    private var items: [String: AnyObject] = [:]
    /// Objects beside the view, which nobody else may hold.
    private var beside: [Any] = []

    private init(_ scene: StoryboardDocument.Scene, _ storyboard: UIStoryboard, _ document: StoryboardDocument) {
        self.scene = scene
        self.storyboard = storyboard
        self.document = NibDocument(file: document.file, objects: scene.others, colors: document.colors)
    }

    // MARK: The controller

    /// Controllers that are being made, one by another.
    private static var depth = 0
    private static let maximumDepth = 32

    static func instantiate(
        _ description: StoryboardDocument.Scene, of storyboard: UIStoryboard, _ document: StoryboardDocument,
        _ creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController {
        guard depth < maximumDepth else {
            throw NibError(
                file: document.file, at: description.controller.position,
                "this screen contains itself — change the relationship or the container that leads back to it")
        }
        depth += 1
        defer { depth -= 1 }
        let scene = StoryboardScene(description, storyboard, document)
        let builder = NibBuilder(scene.document, source: storyboard.source, owner: nil, options: [:])
        let controller = try builder.buildController(description.controller, creator) { controller in
            controller.storyboardScene = scene
        }
        scene.items = builder.objects.filter { $0.value !== controller }
        try scene.addChildren(to: controller)
        return controller
    }

    private func addChildren(to controller: UIViewController) throws(NibError) {
        var tabs: [UIViewController] = []
        for link in scene.controller.list("connections") where link["kind"] == "relationship" {
            let child = try storyboard.destination(link["destination"] ?? "", of: link)
            switch controller {
            case let stack as UINavigationController: stack.setViewControllers([child], animated: false)
            case is UITabBarController: tabs.append(child)
            case let split as UISplitViewController:
                if let column = Self.columns[link["relationship"] ?? ""] { split.setViewController(child, for: column) }
            default: break
            }
        }
        if !tabs.isEmpty { (controller as? UITabBarController)?.setViewControllers(tabs, animated: false) }
    }

    private static let columns: [String: UISplitViewController.Column] = [
        "masterViewController": .primary, "detailViewController": .secondary, "primaryViewController": .primary,
        "supplementaryViewController": .supplementary, "secondaryViewController": .secondary,
        "compactViewController": .compact,
    ]

    // MARK: The view

    /// Gives the controller its view, with all outlets; `false` where the storyboard describes none. What is wrong is told.
    func loadView(of controller: UIViewController) -> Bool {
        guard let view = scene.controller.value("view") else { return false }
        var surroundings = items
        if let id = scene.controller.id { surroundings[id] = controller }
        let builder = NibBuilder(
            document, source: storyboard.source, owner: nil, options: [:], surroundings: surroundings)
        do throws(NibError) {
            beside = try builder.buildView(view, of: controller, scene.controller) { builder throws(NibError) in
                try self.embed(builder, in: controller)
            }
        } catch {
            error.tell()
        }
        return controller.isViewLoaded
    }

    /// Fills container views.
    private func embed(_ builder: NibBuilder, in controller: UIViewController) throws(NibError) {
        for case let (container as UIView, links) in builder.connections {
            for link in links.children where link.name == "segue" && link["kind"] == "embed" {
                let child = try storyboard.destination(link["destination"] ?? "", of: link)
                controller.prepare(for: segue(link, from: controller, to: child), sender: nil)
                controller.addChild(child)
                guard let view = child.view else { continue }
                view.frame = container.bounds
                view.translatesAutoresizingMaskIntoConstraints = true
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                container.addSubview(view)
                child.didMove(toParent: controller)
            }
        }
    }

    // MARK: Segues

    private func segue(
        _ element: InterfaceElement, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue {
        let own: AnyClass? = element["customClass"].flatMap {
            NibClasses.find($0, module: element["customModule"], caller: storyboard.source.caller)
        }
        let type = own as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self
        let segue = type.init(identifier: element["identifier"], source: source, destination: destination)
        segue.kind = element["kind"].flatMap { UIStoryboardSegue.Kind(rawValue: $0) } ?? .custom
        return segue
    }

    /// Goes the way with an identifier, from wherever in the screen it begins. That there is none is told.
    func perform(_ identifier: String, from controller: UIViewController, sender: Any?) {
        do throws(NibError) {
            guard let link = Self.segues(scene.controller).first(where: { $0["identifier"] == identifier }) else {
                throw NibError(
                    file: document.file, at: scene.controller.position,
                    "\(type(of: controller)) has no segue \"\(identifier)\" — name one so in Interface Builder")
            }
            let segue = segue(
                link, from: controller, to: try storyboard.destination(link["destination"] ?? "", of: link))
            controller.prepare(for: segue, sender: sender)
            segue.perform()
        } catch {
            error.tell()
        }
    }

    private static func segues(_ element: InterfaceElement) -> [InterfaceElement] {
        element.children.flatMap { $0.name == "segue" ? [$0] : segues($0) }
    }
}
