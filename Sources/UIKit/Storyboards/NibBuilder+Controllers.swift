import Foundation
import InterfaceFiles

extension NibBuilder {
    /// The controller that an element describes, with its items and without its view.
    ///
    /// - Parameters:
    ///   - creator: makes the controller; `nil` leaves it to the class that the element names.
    ///   - attach: is called before the controller hears anything.
    func buildController(
        _ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?,
        attach: (UIViewController) -> Void
    ) throws(NibError) -> UIViewController {
        let coder = NibCoder(builder: self, element: element)
        let controller = creator?(coder) ?? controllerType(element).init(coder: coder)
        guard let controller else {
            throw NibError(
                file: document.file, at: element.position,
                "\(element["customClass"] ?? element.name).init(coder:) made no object — return one")
        }
        attach(controller)
        register(controller, id: element.id)
        NibProperties.apply(element, to: controller, builder: self)
        if let attributes = element.child("userDefinedRuntimeAttributes") { note(attributes, of: controller) }
        applyRuntimeAttributes()
        try throwFaults()
        controller.awakeFromNib()
        return controller
    }

    private func controllerType(_ element: InterfaceElement) -> UIViewController.Type {
        guard let kind = StoryboardClasses.kinds[element.name] else {
            warn("unsupported: <\(element.name)> is drawn as an empty screen", at: element)
            return UIViewController.self
        }
        guard let name = element["customClass"] else { return kind.type }
        let module = element["customModule"]
        guard let found = NibClasses.find(name, module: module, caller: source.caller) else {
            fault(NibClasses.missing(name, module: module), at: element)
            return kind.type
        }
        guard let type = found as? UIViewController.Type, kind.isBase(type) else {
            fault("\(name) is not a \(kind.type), which <\(element.name)> is — change its superclass", at: element)
            return kind.type
        }
        return type
    }

    /// Makes a controller's view and what stands beside it, and connects all.
    ///
    /// - Parameter embed: fills container views before anything hears that it is complete.
    /// - Returns: what stands beside the view.
    func buildView(
        _ view: InterfaceElement, of controller: UIViewController, _ description: InterfaceElement,
        embed: (NibBuilder) throws(NibError) -> Void
    ) throws(NibError) -> [Any] {
        layoutGuides = description.list("layoutGuides")
        let beside = document.objects.compactMap(topLevelObject)
        controller.view = make(view)
        if let links = description.child("connections") { note(connections: links, of: controller) }
        applyRuntimeAttributes()
        connect()
        try throwFaults()
        try embed(self)
        wake()
        return beside
    }

    /// The lines below the bars at the top and above those at the bottom, as screens had them before safe areas.
    func addLayoutGuides(to view: UIView) {
        for element in layoutGuides {
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            let edge = [
                guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                guide.widthAnchor.constraint(equalToConstant: 0),
            ]
            let span =
                element["type"] == "bottom"
                ? [
                    guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                    guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ]
                : [
                    guide.topAnchor.constraint(equalTo: view.topAnchor),
                    guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                ]
            NSLayoutConstraint.activate(edge + span)
            register(guide, id: element.id)
        }
        layoutGuides = []
    }

    // MARK: Items of bars

    /// An item of a bar, of the class that its element names.
    func makeItem<Item: UIBarItem>(_ element: InterfaceElement, as type: Item.Type) -> Item? {
        var itemType: UIBarItem.Type = type
        if let name = element["customClass"] {
            let found: AnyClass? = NibClasses.find(name, module: element["customModule"], caller: source.caller)
            guard let own = found as? Item.Type else {
                fault(NibClasses.missing(name, module: element["customModule"]), at: element)
                return nil
            }
            itemType = own
        }
        guard let item = itemType.init(coder: NibCoder(builder: self, element: element)) as? Item else {
            fault("\(itemType).init(coder:) made no object — return one", at: element)
            return nil
        }
        fillItem(item, element)
        return item
    }

    /// Gives an item what its element says.
    func fillItem(_ item: NSObject, _ element: InterfaceElement) {
        register(item, id: element.id)
        NibProperties.apply(element, to: item, builder: self)
        if let attributes = element.child("userDefinedRuntimeAttributes") { note(attributes, of: item) }
    }
}
