/// One element of an Interface Builder file, with everything inside it, as a plain value.
package struct InterfaceElement: Hashable, Sendable {
    package var name: String
    package var attributes: [String: String]
    package var children: [InterfaceElement] = []
    /// The characters directly inside, those between children joined.
    package var text = ""
    /// Where its start tag ends.
    package var position: InterfacePosition

    package init(name: String, attributes: [String: String] = [:], position: InterfacePosition) {
        self.name = name
        self.attributes = attributes
        self.position = position
    }

    package subscript(attribute: String) -> String? { attributes[attribute] }
    /// What references call it.
    package var id: String? { attributes["id"] }
    /// The property of the element around it that it is the value of.
    package var key: String? { attributes["key"] }

    /// The first child of a name.
    package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }
    /// The children inside the first child of a name: what is in its `subviews`, say.
    package func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }
    /// The child that is the value of a property.
    package func value(_ key: String) -> InterfaceElement? { children.first { $0.key == key } }
}

/// A place in a file, counted from 1.
package struct InterfacePosition: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static let start = InterfacePosition(line: 1, column: 1)
}
