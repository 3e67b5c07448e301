import Foundation
import InterfaceFiles

/// Makes the objects of a nib once: views with all in them, then connections, then `awakeFromNib`.
@MainActor
final class NibBuilder {
    let document: NibDocument
    let source: NibSource
    private let owner: AnyObject?
    private let externalObjects: [String: Any]

    /// By id.
    private(set) var objects: [String: AnyObject]
    /// Views that the default size class leaves out of the hierarchy: made, and not added.
    private(set) var leftOut: Set<ObjectIdentifier> = []
    /// Of what has no effect on a picture, such as gesture recognisers: connections to them go nowhere.
    private(set) var ignored: Set<String> = []
    var faults: [NibError.Fault] = []

    private var made: [UIResponder] = []
    /// Views that are there already, by the ids of the elements that describe them.
    private var standIns: [String: UIView] = [:]
    private var filled: Set<ObjectIdentifier> = []
    private(set) var connections: [(object: AnyObject, element: InterfaceElement)] = []
    private(set) var runtimeAttributes: [(object: AnyObject, element: InterfaceElement)] = []
    /// What a storyboard's controller says of guides in its view.
    var layoutGuides: [InterfaceElement] = []

    /// - Parameter surroundings: objects by id that are there already.
    init(
        _ document: NibDocument, source: NibSource, owner: Any?, options: [UINib.OptionsKey: Any],
        surroundings: [String: AnyObject] = [:]
    ) {
        objects = surroundings
        self.document = document
        self.source = source
        self.owner = owner.map { $0 as AnyObject }
        externalObjects = options[.externalObjects] as? [String: Any] ?? [:]
    }

    /// Nibs that are being made, one by another's objects.
    private static var depth = 0
    private static let maximumDepth = 32

    func build() throws(NibError) -> [Any] {
        guard Self.depth < Self.maximumDepth else {
            throw NibError(
                file: document.file,
                "this nib is made again while it is being made — a class in it loads it, in its initialiser or awakeFromNib"
            )
        }
        Self.depth += 1
        defer { Self.depth -= 1 }
        let result = document.objects.compactMap(topLevelObject)
        applyRuntimeAttributes()
        connect()
        try throwFaults()
        wake()
        return result
    }

    func throwFaults() throws(NibError) {
        guard !faults.isEmpty else { return }
        throw NibError(faults: faults.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }

    /// Tells the objects that they are complete.
    func wake() {
        for object in made { object.awakeFromNib() }
    }

    // MARK: Reporting

    func fault(_ message: String, at element: InterfaceElement) {
        let position = element.position
        let fault = NibError.Fault(
            file: document.file, line: position.line, column: position.column, message: message)
        // More than anybody reads; a file spoilt throughout has no end of them.
        guard faults.count < Self.maximumReports, known.insert(fault).inserted else { return }
        faults.append(fault)
    }
    private var known: Set<NibError.Fault> = []
    private static let maximumReports = 100
    private var warningCount = 0

    /// Something that changes the picture and is not drawn.
    func warn(_ message: String, at element: InterfaceElement) {
        guard warningCount < Self.maximumReports else { return }
        warningCount += 1
        let place = "\(document.file):\(element.position.line):\(element.position.column)"
        RenderDiagnostics.current.report(.nib("\(place): \(message)"))
    }

    // MARK: Top-level objects

    func topLevelObject(_ element: InterfaceElement) -> Any? {
        switch element.name {
        case "placeholder":
            stand(in: element)
            return nil
        case "exit":
            if let id = element.id { ignored.insert(id) }
            return nil
        case "customObject": return customObject(element)
        default:
            if ignore(element) { return nil }
            return make(element)
        }
    }

    /// Gives a placeholder's place to the owner or to an object of the caller's.
    private func stand(in element: InterfaceElement) {
        let name = element["placeholderIdentifier"] ?? ""
        let object = name == "IBFilesOwner" ? owner : externalObjects[name].map { $0 as AnyObject }
        if let id = element.id {
            if let object { objects[id] = object } else { ignored.insert(id) }
        }
        guard let links = element.child("connections"), !links.children.isEmpty else { return }
        if let object {
            connections.append((object, links))
        } else if links.children.contains(where: { $0.name.hasPrefix("outlet") }) {
            fault(
                "the placeholder \(name) has outlets, and no object was given for it — give the owner in "
                    + "instantiate(withOwner:options:), others in its external objects", at: element)
        }
    }

    private func customObject(_ element: InterfaceElement) -> Any? {
        guard let name = element["customClass"] else {
            fault("an object has no class — give it one in the identity inspector", at: element)
            return nil
        }
        guard let type = NibClasses.find(name, module: element["customModule"], caller: source.caller) else {
            fault(NibClasses.missing(name, module: element["customModule"]), at: element)
            return nil
        }
        let object: AnyObject
        switch type {
        case let type as UIView.Type: return makeView(type, element)
        case let type as any (AnyObject & NSCoding).Type:
            guard let made = type.init(coder: NibCoder(builder: self, element: element)) else {
                fault("\(name).init(coder:) made no object — return one", at: element)
                return nil
            }
            object = made
        default:
            fault("\(name) cannot be made from a nib — let it inherit from UIView or conform to NSCoding", at: element)
            return nil
        }
        register(object, element)
        return object
    }

    /// Whether an element stands for something that a picture never shows.
    private func ignore(_ element: InterfaceElement) -> Bool {
        guard element.name.hasSuffix("GestureRecognizer") else {
            return false
        }
        if let id = element.id { ignored.insert(id) }
        return true
    }

    // MARK: Views

    /// The view that an element describes, with all inside it; `nil` after a fault.
    func make(_ element: InterfaceElement) -> UIView? {
        guard let kind = NibClasses.kinds[element.name] else {
            fault(
                "<\(element.name)> is not known as a view — remove it, or make it in code (a nib holds "
                    + "\(NibClasses.names))", at: element)
            return nil
        }
        if !kind.isDrawn { warn("unsupported: <\(element.name)> is drawn as an empty view", at: element) }
        guard let name = element["customClass"] else { return makeView(kind.type, element) }
        let module = element["customModule"]
        guard let found = NibClasses.find(name, module: module, caller: source.caller) else {
            fault(NibClasses.missing(name, module: module), at: element)
            return makeView(kind.type, element)
        }
        guard let type = found as? UIView.Type, kind.isBase(type) else {
            fault("\(name) is not a \(kind.type), which <\(element.name)> is — change its superclass", at: element)
            return makeView(kind.type, element)
        }
        return makeView(type, element)
    }

    private func makeView(_ type: UIView.Type, _ element: InterfaceElement) -> UIView? {
        guard let view = type.init(coder: NibCoder(builder: self, element: element)) else {
            fault("\(type).init(coder:) made no object — return one", at: element)
            return nil
        }
        // An init(coder:) that calls another initialiser than super's of the same name has not come by.
        if !filled.contains(ObjectIdentifier(view)) { fill(view, element) }
        return view
    }

    /// Gives a view what its element says.
    func fill(_ view: UIView, _ element: InterfaceElement) {
        guard filled.insert(ObjectIdentifier(view)).inserted else { return }
        register(view, element)
        if element.key == "view" { addLayoutGuides(to: view) }
        if let cell = view as? UITableViewCell { noteStandIns(element, of: cell) }
        let omitted = Self.omitted(by: element)
        NibProperties.apply(element, to: view, builder: self)
        for child in element.children { addPart(child, of: view, omitted) }
        addConstraints(element, of: view, omitted)
    }

    private func addPart(_ child: InterfaceElement, of view: UIView, _ omitted: Set<String>) {
        if child.key == "contentView" {
            guard let content = NibContentView.of(view) else {
                return fault("\(type(of: view)) has no content view — remove <\(child.name)>", at: child)
            }
            return fill(content, child)
        }
        switch child.name {
        case "subviews":
            for element in child.children where !ignore(element) { addSubview(element, to: view, omitted) }
        case "viewLayoutGuide": addGuide(child, of: view)
        case "connections": connections.append((view, child))
        case "userDefinedRuntimeAttributes": runtimeAttributes.append((view, child))
        default: break
        }
    }

    private func addSubview(_ element: InterfaceElement, to view: UIView, _ omitted: Set<String>) {
        if let id = element.id, let standIn = standIns.removeValue(forKey: id) { return fill(standIn, element) }
        guard let subview = make(element) else { return }
        if let id = element.id, omitted.contains(id) {
            leftOut.insert(ObjectIdentifier(subview))
        } else if let stack = view as? UIStackView {
            stack.addArrangedSubview(subview)
        } else {
            view.addSubview(subview)
        }
    }

    /// A cell's style has its labels and its image itself: what the nib says of them goes to those.
    private func noteStandIns(_ element: InterfaceElement, of cell: UITableViewCell) {
        if let id = element["textLabel"] { standIns[id] = cell.textLabel }
        if let id = element["detailTextLabel"] { standIns[id] = cell.detailTextLabel }
        if let id = element["imageView"] { standIns[id] = cell.imageView }
    }

    private static let guides: [String: UILayoutGuide.Kind] = [
        "safeArea": .safeArea, "layoutMargins": .margins, "readableContent": .readable, "keyboard": .keyboard,
        "contentLayoutGuide": .scrollContent, "frameLayoutGuide": .scrollFrame,
    ]

    private func addGuide(_ element: InterfaceElement, of view: UIView) {
        guard let kind = element.key.flatMap({ Self.guides[$0] }) else {
            return fault("there is no layout guide \"\(element.key ?? "")\" — remove it", at: element)
        }
        if let id = element.id { objects[id] = view.systemGuide(kind) }
    }

    private func register(_ object: AnyObject, _ element: InterfaceElement) {
        if let id = element.id { objects[id] = object }
        if let responder = object as? UIResponder { made.append(responder) }
        if object is UIView { return }
        if let links = element.child("connections") { connections.append((object, links)) }
        if let attributes = element.child("userDefinedRuntimeAttributes") {
            runtimeAttributes.append((object, attributes))
        }
    }

    func register(_ object: AnyObject, id: String?) {
        if let id { objects[id] = object }
    }

    func note(connections links: InterfaceElement, of object: AnyObject) { connections.append((object, links)) }
    func note(_ attributes: InterfaceElement, of object: AnyObject) { runtimeAttributes.append((object, attributes)) }

    /// The ids of subviews and constraints that the default of all size classes leaves out.
    private static func omitted(by element: InterfaceElement) -> Set<String> {
        var ids: Set<String> = []
        for variation in element.children where variation.name == "variation" && variation.key == "default" {
            for mask in variation.children where mask.name == "mask" {
                for exclusion in mask.children where exclusion.name == "exclude" {
                    if let id = exclusion["reference"] { ids.insert(id) }
                }
            }
        }
        return ids
    }
}

/// The view that a cell's or an effect's subviews in a nib go into.
@MainActor
enum NibContentView {
    static func of(_ view: UIView) -> UIView? {
        switch view {
        case let cell as UICollectionViewCell: cell.contentView
        case let cell as UITableViewCell: cell.contentView
        case let effect as UIVisualEffectView: effect.contentView
        default: nil
        }
    }
}
