import Foundation
import InterfaceFiles

extension NibBuilder {
    /// Fills outlets and outlet collections, in the document's order.
    func connect() {
        for (object, links) in connections {
            var collections: [(property: String, element: InterfaceElement, members: [AnyObject])] = []
            var indices: [String: Int] = [:]
            for link in links.children {
                switch link.name {
                case "outlet":
                    guard let property = link["property"], let target = target(of: link) else { continue }
                    connect(target, to: property, of: object, link)
                case "outletCollection":
                    guard let property = link["property"], let target = target(of: link) else { continue }
                    if let index = indices[property] {
                        collections[index].members.append(target)
                    } else {
                        indices[property] = collections.count
                        collections.append((property, link, [target]))
                    }
                default:
                    // Actions and segues: nothing is operated in a picture.
                    continue
                }
            }
            for collection in collections {
                connect(collection.members, to: collection.property, of: object, collection.element)
            }
        }
    }

    private func target(of link: InterfaceElement) -> AnyObject? {
        let id = link["destination"] ?? ""
        if let object = objects[id] { return object }
        if !ignored.contains(id) {
            let name = link["property"] ?? ""
            fault("the outlet \(name) leads to \"\(id)\", which is not in the nib — connect it anew", at: link)
        }
        return nil
    }

    private func connect(_ value: Any, to property: String, of object: AnyObject, _ link: InterfaceElement) {
        switch NibSystemOutlets.set(property, of: object, to: value) {
        case .done: return
        case .wrongType(let type): return refuse(value, property, of: object, type, link)
        case .unknown: break
        }
        switch NibOutlets.find(property, in: object) {
        case .outlet(let outlet):
            let isSet = NibOutlets.observe(property, of: object, value) ?? outlet.connect(value)
            if !isSet { refuse(value, property, of: object, outlet.valueType, link) }
        case .plainProperty:
            fault(
                "\(type(of: object)).\(property) is no outlet — declare it with @Outlet instead of @IBOutlet", at: link)
        case .nothing:
            fault(
                "\(type(of: object)) has no outlet \(property) — declare @Outlet var \(property): "
                    + "\(Self.typeName(of: value))!, or remove the connection", at: link)
        }
    }

    private func refuse(
        _ value: Any, _ property: String, of object: AnyObject, _ type: String, _ link: InterfaceElement
    ) {
        fault(
            "the outlet \(Swift.type(of: object)).\(property) takes \(type), and the nib connects "
                + "\(Self.typeName(of: value)) — change one of them", at: link)
    }

    private static func typeName(of value: Any) -> String {
        guard let members = value as? [AnyObject] else { return "\(type(of: value))" }
        let types = Set(members.map { "\(type(of: $0))" })
        return "[\(types.count == 1 ? types.first ?? "" : "UIView")]"
    }
}

/// Outlets of UIKit's own classes.
@MainActor
enum NibSystemOutlets {
    enum Outcome {
        case done
        case wrongType(String)
        case unknown
    }

    private struct Outlet {
        let property: String
        /// `nil` where the object is of another class.
        let set: @MainActor (AnyObject, Any) -> Outcome?

        @MainActor
        init<Object, Value>(_ property: String, _ path: ReferenceWritableKeyPath<Object, Value?>) {
            self.property = property
            set = { object, value in
                guard let object = object as? Object else { return nil }
                guard let value = value as? Value else { return .wrongType("\(Value.self)") }
                object[keyPath: path] = value
                return .done
            }
        }
    }

    private static let outlets = [
        Outlet("view", \UIViewController.view),
        Outlet("backgroundView", \UICollectionView.backgroundView),
        Outlet("backgroundView", \UICollectionViewCell.backgroundView),
        Outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        Outlet("backgroundView", \UITableView.backgroundView),
        Outlet("backgroundView", \UITableViewCell.backgroundView),
        Outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
        Outlet("accessoryView", \UITableViewCell.accessoryView),
        Outlet("editingAccessoryView", \UITableViewCell.editingAccessoryView),
        Outlet("tableHeaderView", \UITableView.tableHeaderView),
        Outlet("tableFooterView", \UITableView.tableFooterView),
        Outlet("leftView", \UITextField.leftView),
        Outlet("rightView", \UITextField.rightView),
        Outlet("dataSource", \UITableView.dataSource),
        Outlet("delegate", \UITableView.delegate),
        Outlet("dataSource", \UICollectionView.dataSource),
        Outlet("delegate", \UICollectionView.delegate),
    ]

    /// Connections that no picture shows.
    private static let withoutEffect: Set = ["gestureRecognizers", "delegate", "dataSource", "nextKeyView"]

    static func set(_ property: String, of object: AnyObject, to value: Any) -> Outcome {
        for outlet in outlets where outlet.property == property {
            if let outcome = outlet.set(object, value) { return outcome }
        }
        guard object is UIView, withoutEffect.contains(property) else { return .unknown }
        if case .nothing = NibOutlets.find(property, in: object) { return .done }
        return .unknown
    }
}
