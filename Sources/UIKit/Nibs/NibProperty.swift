import Foundation
import InterfaceFiles

/// One thing that a nib can say of an object: the attribute's or key's name, and how it is set.
@MainActor
struct NibProperty<Object: AnyObject> {
    let name: String
    let set: @MainActor (Object, NibValue) -> Void

    init(_ name: String, _ set: @escaping @MainActor (Object, NibValue) -> Void) {
        self.name = name
        self.set = set
    }

    private init<Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>,
        _ read: @escaping @MainActor (NibValue) -> Value?
    ) {
        self.init(name) { object, value in
            if let value = read(value) { object[keyPath: path] = value }
        }
    }

    // MARK: Kinds

    /// Said by Interface Builder and without effect on a picture, or the value that is drawn anyway.
    static func ignored(_ name: String) -> Self { Self(name) { _, _ in } }

    static func flag(_ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>) -> Self {
        Self(name, path) { $0.bool }
    }
    static func number(_ name: String, _ path: ReferenceWritableKeyPath<Object, CGFloat>) -> Self {
        Self(name, path) { $0.number }
    }
    static func number(_ name: String, _ path: ReferenceWritableKeyPath<Object, Float>) -> Self {
        Self(name, path) { $0.number.map { Float($0) } }
    }
    static func number(_ name: String, _ path: ReferenceWritableKeyPath<Object, Double>) -> Self {
        Self(name, path) { $0.number.map { Double($0) } }
    }
    static func integer(_ name: String, _ path: ReferenceWritableKeyPath<Object, Int>) -> Self {
        Self(name, path) { $0.integer }
    }
    static func text(_ name: String, _ path: ReferenceWritableKeyPath<Object, String?>) -> Self {
        Self(name, path) { .some($0.localizedText) }
    }
    static func choice<Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ choices: [String: Value]
    ) -> Self {
        Self(name, path) { $0.choice(choices) }
    }
    static func insets(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>) -> Self {
        Self(name, path) { $0.insets }
    }
    static func size(_ name: String, _ path: ReferenceWritableKeyPath<Object, CGSize>) -> Self {
        Self(name, path) { $0.size }
    }
    static func color(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>) -> Self {
        Self(name, path) { $0.color.map { .some($0) } }
    }
    static func font(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIFont?>) -> Self {
        Self(name, path) { $0.font.map { .some($0) } }
    }
    /// An attribute that names an image, or a nested reference to one.
    static func image(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIImage?>) -> Self {
        Self(name, path) { value in
            (value.element.name == "imageReference" ? value.imageReference : value.image).map { .some($0) }
        }
    }
}

/// All that a nib can say of one class's objects, whatever the class.
@MainActor
struct NibPropertyTable {
    let isFor: @MainActor (AnyObject) -> Bool
    let setters: [(name: String, set: @MainActor (AnyObject, NibValue) -> Void)]

    init<Object: AnyObject>(_ type: Object.Type, _ properties: [NibProperty<Object>]) {
        isFor = { $0 is Object }
        setters = properties.map { property in
            let set: @MainActor (AnyObject, NibValue) -> Void = { object, value in
                if let object = object as? Object { property.set(object, value) }
            }
            return (property.name, set)
        }
    }
}

/// Sets what elements say on views, controllers and items of bars.
@MainActor
enum NibProperties {
    /// From the root class to the leaves: what comes later wins.
    private static let tables = views + controls + lists + bars + controllers

    private struct Setters {
        var names: [String] = []
        var byName: [String: @MainActor (AnyObject, NibValue) -> Void] = [:]
    }
    private static var known: [ObjectIdentifier: Setters] = [:]

    private static func setters(for object: AnyObject) -> Setters {
        let type = ObjectIdentifier(type(of: object))
        if let setters = known[type] { return setters }
        var result = Setters()
        for table in tables where table.isFor(object) {
            for (name, set) in table.setters {
                if result.byName.updateValue(set, forKey: name) == nil { result.names.append(name) }
            }
        }
        known[type] = result
        return result
    }

    /// Attributes first, in the tables' order, then nested values in the document's.
    static func apply(_ element: InterfaceElement, to object: AnyObject, builder: NibBuilder) {
        let setters = setters(for: object)
        for name in setters.names {
            guard let value = NibValue(attribute: name, of: element, builder: builder) else { continue }
            setters.byName[name]?(object, value)
        }
        let unknown = element.attributes.keys.filter { setters.byName[$0] == nil && !describing.contains($0) }
        for name in unknown.sorted() {
            builder.warn("unsupported: \(name) of <\(element.name)> has no effect", at: element)
        }
        for child in element.children {
            let name = child.key ?? child.name
            if let set = setters.byName[name] {
                // Without a value the default stays.
                if child.name != "nil" { set(object, NibValue(child, of: element, builder: builder)) }
            } else if child.key != "contentView", !structure.contains(child.name), child.name != "nil" {
                builder.warn("unsupported: \(name) of <\(element.name)> has no effect", at: child)
            }
        }
    }

    /// Attributes that say what an element is rather than what it looks like.
    private static let describing: Set = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID", "catalog",
        "fixedFrame", "misplaced", "ambiguous", "colorLabel", "restorationIdentifier",
        "propertyAccessControl",
    ]
    /// Elements that the builder takes care of, and those that only Interface Builder reads.
    private static let structure: Set = [
        "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "viewLayoutGuide", "variation",
        "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
        "simulatedScreenMetrics", "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
        "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedNavigationBarMetrics", "accessibility",
        "gestureRecognizers", "textInputTraits", "attributedStringInfo", "designable",
    ]
}
