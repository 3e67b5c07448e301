import Foundation
import InterfaceFiles

extension NibBuilder {
    /// Cells that a table makes as often as it is asked for them by their identifiers.
    func registerPrototypes(_ elements: [InterfaceElement], for table: UITableView) {
        for element in elements {
            guard let identifier = element["reuseIdentifier"] else { continue }
            let prototype = Prototype(element, of: self)
            table.cellFactories[identifier] = {
                prototype.make(UITableViewCell.self) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
            }
        }
    }

    /// Cells, or headers and footers of a kind, that a collection view makes as often as it is asked for them.
    func registerPrototypes(_ elements: [InterfaceElement], kind: String?, for list: UICollectionView) {
        for element in elements {
            guard let identifier = element["reuseIdentifier"] else { continue }
            let prototype = Prototype(element, of: self)
            list.factories[ReuseKey(kind: kind, identifier: identifier)] = { frame in
                if kind != nil {
                    return prototype.make(UICollectionReusableView.self) ?? UICollectionReusableView(frame: frame)
                }
                return prototype.make(UICollectionViewCell.self) ?? UICollectionViewCell(frame: frame)
            }
        }
    }

    /// What a storyboard says of a cell that is made anew each time.
    @MainActor
    private struct Prototype {
        private let document: NibDocument
        private let source: NibSource

        init(_ element: InterfaceElement, of builder: NibBuilder) {
            document = NibDocument(
                file: builder.document.file, objects: [element], colors: builder.document.colors)
            source = builder.source
        }

        /// `nil` after telling why.
        func make<View: UIView>(_ type: View.Type) -> View? {
            do throws(NibError) {
                return try NibBuilder(document, source: source, owner: nil, options: [:]).build().first as? View
            } catch {
                error.tell()
                return nil
            }
        }
    }

    /// The rows of a table that are all in the storyboard.
    func staticContent(_ sections: [InterfaceElement]) -> StaticTableContent {
        StaticTableContent(
            sections: sections.map { section in
                StaticTableContent.Section(
                    header: text("headerTitle", of: section), footer: text("footerTitle", of: section),
                    rows: section.list("cells").compactMap { element in
                        guard let cell = make(element) as? UITableViewCell else { return nil }
                        let height = NibValue(attribute: "rowHeight", of: element, builder: self)?.number
                        return StaticTableContent.Row(cell: cell, height: height.flatMap { $0 > 0 ? $0 : nil })
                    })
            })
    }

    /// An attribute, or where the text has several lines a nested element.
    private func text(_ name: String, of element: InterfaceElement) -> String? {
        translation(name, of: element) ?? element[name] ?? element.value(name).map { NibValue($0, builder: self).text }
    }
}

extension NibBuilder {
    /// The layout that an element describes, of the class that it names; `nil` after a fault.
    func makeLayout(_ element: InterfaceElement) -> UICollectionViewLayout? {
        var type: UICollectionViewLayout.Type = UICollectionViewFlowLayout.self
        if let name = element["customClass"] {
            let module = element["customModule"]
            let found: AnyClass? = NibClasses.find(name, module: module, caller: source.caller)
            guard let own = found as? UICollectionViewLayout.Type else {
                fault(NibClasses.missing(name, module: module), at: element)
                return nil
            }
            type = own
        }
        guard let layout = type.init(coder: NibCoder(builder: self, element: element)) else {
            fault("\(type).init(coder:) made no object — return one", at: element)
            return nil
        }
        register(layout, id: element.id)
        NibProperties.apply(element, to: layout, builder: self)
        return layout
    }
}
