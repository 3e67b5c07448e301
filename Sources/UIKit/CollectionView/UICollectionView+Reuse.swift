import CollectionLayout
public import Foundation

extension UICollectionView {
    // MARK: Registering

    /// `nil` takes a registration back.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        factories[ReuseKey(kind: nil, identifier: identifier)] = Self.factory(cellClass as? UICollectionViewCell.Type)
    }

    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        factories[ReuseKey(kind: elementKind, identifier: identifier)] =
            Self.factory(viewClass as? UICollectionReusableView.Type)
    }

    private static func factory(
        _ viewClass: UICollectionReusableView.Type?
    ) -> (@MainActor (CGRect) -> UICollectionReusableView)? {
        guard let viewClass else { return nil }
        return { frame in viewClass.init(reusableFrame: frame) }
    }

    // MARK: Dequeuing

    /// A cell of the registered class; an identifier that nobody registered is a programming error.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let key = ReuseKey(kind: nil, identifier: identifier)
        let made = dequeue(key, at: indexPath) { [factories] frame in
            guard let factory = factories[key] else {
                preconditionFailure(
                    "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - "
                        + "must register a nib or a class for the identifier")
            }
            return factory(frame)
        }
        return made as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    /// A view of the registered class; an identifier that nobody registered is a programming error.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = ReuseKey(kind: elementKind, identifier: identifier)
        return dequeue(key, at: indexPath) { [factories] frame in
            guard let factory = factories[key] else {
                preconditionFailure(
                    "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - "
                        + "must register a nib or a class for the identifier")
            }
            return factory(frame)
        }
    }

    /// A cell of the registration's class, configured by its handler.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let key = ReuseKey(kind: nil, identifier: registration.reuseIdentifier)
        let view = dequeue(key, at: indexPath) { registration.make($0) }
        // Only this registration's cells are kept under its identifier.
        let cell = view as? Cell ?? Cell(reusableFrame: .zero)
        if let item { registration.configure(cell, at: indexPath, item: item) }
        return cell
    }

    /// A view of the registration's class, configured by its handler.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let key = ReuseKey(kind: registration.elementKind, identifier: registration.reuseIdentifier)
        let view = dequeue(key, at: indexPath) { registration.make($0) }
        let supplementary = view as? Supplementary ?? Supplementary(reusableFrame: .zero)
        registration.configure(supplementary, at: indexPath)
        return supplementary
    }

    private func dequeue(
        _ key: ReuseKey, at indexPath: IndexPath, make: (CGRect) -> UICollectionReusableView
    ) -> UICollectionReusableView {
        let view: UICollectionReusableView
        if let shown = reconfigured, shown.reuseKey == key {
            view = shown
        } else if let waiting = pool[key]?.popLast() {
            waiting.prepareForReuse()
            view = waiting
        } else {
            // As large as the layout makes it: apps place what is inside by it.
            let size = sizeAtHand ?? CGSize(width: bounds.width, height: 44)
            view = make(CGRect(origin: .zero, size: size))
            view.ownReuseIdentifier = key.identifier
        }
        view.reuseKey = key
        prepare(view, at: indexPath, kind: key.kind)
        return view
    }

    /// Gives a view what its place says before the app configures it.
    func prepare(_ view: UICollectionReusableView, at indexPath: IndexPath, kind: String?) {
        if view.superview !== self { addSubview(view) }
        view.listContext = listContext(section: indexPath.section, item: indexPath.item, kind: kind)
        if let cell = view as? UICollectionViewCell {
            cell.isInEditing = isEditing
            cell.isSelected = kind == nil && selected.contains(indexPath)
            cell.isExpanded = kind == nil && expandedItems.contains(indexPath)
        }
        if let cell = view as? UICollectionViewListCell, kind == nil, let level = outlineLevels[indexPath] {
            cell.indentationLevel = level
        }
    }

    // MARK: Recycling

    func recycle(_ id: ElementID) {
        guard let view = elements.removeValue(forKey: id) else { return }
        view.removeFromSuperview()
        view.wasAnnounced = false
        view.elementID = nil
        if let key = view.reuseKey { pool[key, default: []].append(view) }
    }

    func recycleAll() {
        for id in elements.keys.sorted(by: ElementID.precedes) { recycle(id) }
    }
}

extension ElementID {
    /// A fixed order, so that the same views are used again for the same things on every run.
    static func precedes(_ left: ElementID, _ right: ElementID) -> Bool {
        (left.section, left.kind ?? "", left.item) < (right.section, right.kind ?? "", right.item)
    }

    var indexPath: IndexPath { IndexPath(item: item, section: section) }
}
