public import Foundation
import InterfaceFiles

/// The screens that an Interface Builder document describes, made as often as they are asked for.
///
/// Storyboards are read as they are saved: files of format 3.0, looked for as nibs are. A screen comes with its bar items, its static
/// or prototype cells, the controllers that it contains and those in its container views; what leads on to other screens waits for
/// `performSegue(withIdentifier:sender:)`.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let name: String
    let source: NibSource
    private var loaded: Result<StoryboardDocument, NibError>?

    /// A storyboard by the name of its file, with or without `.storyboard`.
    ///
    /// - Parameters:
    ///   - storyboardBundleOrNil: Whose resources have the file; `nil` as for `UINib`.
    ///   - fileID: The calling file; leave it out.
    ///   - filePath: The calling file; leave it out.
    public init(
        name: String, bundle storyboardBundleOrNil: Bundle?, fileID: String = #fileID, filePath: String = #filePath
    ) {
        self.name = name
        source = NibSource(
            bundle: storyboardBundleOrNil, caller: ResourceCaller(fileID: fileID, filePath: filePath))
        super.init()
    }

    init(name: String, source: NibSource) {
        self.name = name
        self.source = source
        super.init()
    }

    // MARK: Screens

    /// The screen that the arrow points to; `nil` where there is none or it cannot be made, after telling why.
    open func instantiateInitialViewController() -> UIViewController? {
        told { () throws(NibError) in try self.initialController(nil) }
    }

    /// The same, made by the caller.
    ///
    /// - Parameter creator: Makes the controller with its initialiser for coders; `nil` leaves it to the storyboard.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        let made = told { () throws(NibError) in try self.initialController(creator) }
        if let made, !(made is ViewController) { refuse(made, ViewController.self) }
        return made as? ViewController
    }

    /// The screen with a storyboard id; an empty one where there is none or it cannot be made, after telling why.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        told { () throws(NibError) in try self.controller(identifier, nil) } ?? UIViewController()
    }

    /// The same as its class. Where the storyboard's is another one, that is told, and an empty controller comes.
    ///
    /// - Parameter creator: Makes the controller with its initialiser for coders; `nil` leaves it to the storyboard.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let found = told { () throws(NibError) in try self.controller(identifier, creator) }
        if let made = found as? ViewController { return made }
        if let found { refuse(found, ViewController.self) }
        if let made = creator?(NSCoder()) ?? ViewController(coder: NSCoder()) { return made }
        fatalError("\(ViewController.self) cannot be made for \(identifier): its init(coder:) gives nil")
    }

    private func told(_ make: () throws(NibError) -> UIViewController) -> UIViewController? {
        do throws(NibError) {
            return try make()
        } catch {
            error.tell()
            return nil
        }
    }

    private func refuse(_ made: UIViewController, _ type: UIViewController.Type) {
        NibError(
            file: fileName, "the screen is a \(Swift.type(of: made)), and a \(type) is asked for — change its class"
        ).tell()
    }

    // MARK: Making them

    private func initialController(
        _ creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController {
        let document = try document().get()
        guard let id = document.initialID, let scene = document.scene(of: id) else {
            throw NibError(
                file: document.file, "no screen is the initial one — tick Is Initial View Controller for one")
        }
        return try StoryboardScene.instantiate(scene, of: self, document, creator)
    }

    private func controller(
        _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController {
        let document = try document().get()
        guard let scene = document.scene(identifier: identifier) else {
            let known = document.identifiers.isEmpty ? "none" : document.identifiers.joined(separator: ", ")
            throw NibError(
                file: document.file, "no screen has the storyboard id \"\(identifier)\" — give it one of \(known)")
        }
        return try StoryboardScene.instantiate(scene, of: self, document, creator)
    }

    /// The screen that a segue leads to, which may be a reference to another storyboard.
    func destination(_ id: String, of segue: InterfaceElement) throws(NibError) -> UIViewController {
        let document = try document().get()
        guard let scene = document.scene(of: id) else {
            throw NibError(
                file: document.file, at: segue.position,
                "the segue leads to \"\(id)\", which is no screen — connect it anew")
        }
        guard scene.controller.name == "viewControllerPlaceholder" else {
            return try StoryboardScene.instantiate(scene, of: self, document, nil)
        }
        guard let name = scene.controller["storyboardName"] else {
            throw NibError(
                file: document.file, at: scene.controller.position, "the reference names no storyboard — choose one")
        }
        let other = UIStoryboard(name: name, source: source)
        guard let identifier = scene.controller["referencedIdentifier"] else { return try other.initialController(nil) }
        return try other.controller(identifier, nil)
    }

    /// For messages.
    private var fileName: String { name.hasSuffix(".storyboard") ? name : "\(name).storyboard" }

    private func document() -> Result<StoryboardDocument, NibError> {
        if let loaded { return loaded }
        let result = Result<StoryboardDocument, NibError> { () throws(NibError) in
            guard let path = source.path(name, "storyboard") else {
                throw NibError(missing: fileName, in: source.folders, kind: "storyboard")
            }
            return try NibDocumentCache.storyboard(at: path)
        }
        loaded = result
        return result
    }
}
