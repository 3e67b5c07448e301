public import Foundation

extension UICollectionView {
    /// A cell class and how to configure its cells for an item.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        private let handler: Handler
        private let nib: UINib?
        /// Every registration has an identifier of its own, so that its cells are used again for it alone.
        let reuseIdentifier: String

        public init(handler: @escaping Handler) { self.init(nib: nil, handler) }

        /// - Parameter cellNib: A nib whose only top-level object is a cell of the class.
        public init(cellNib: UINib, handler: @escaping Handler) { self.init(nib: cellNib, handler) }

        private init(nib: UINib?, _ handler: @escaping Handler) {
            self.handler = handler
            self.nib = nib
            reuseIdentifier = RegistrationCounter.next("\(Cell.self)")
        }

        func make(_ frame: CGRect) -> Cell {
            nib?.reusableView(reuseIdentifier, as: Cell.self) ?? Cell(reusableFrame: frame)
        }

        func configure(_ cell: Cell, at indexPath: IndexPath, item: Item) { handler(cell, indexPath, item) }
    }

    /// A view class for a kind of supplementary element and how to configure its views.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler =
            (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        private let handler: Handler
        private let nib: UINib?
        let elementKind: String
        let reuseIdentifier: String

        public init(elementKind: String, handler: @escaping Handler) {
            self.init(nib: nil, elementKind, handler)
        }

        /// - Parameter supplementaryNib: A nib whose only top-level object is a view of the class.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.init(nib: supplementaryNib, elementKind, handler)
        }

        private init(nib: UINib?, _ elementKind: String, _ handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            self.nib = nib
            reuseIdentifier = RegistrationCounter.next("\(Supplementary.self)")
        }

        func make(_ frame: CGRect) -> Supplementary {
            nib?.reusableView(reuseIdentifier, as: Supplementary.self) ?? Supplementary(reusableFrame: frame)
        }

        func configure(_ view: Supplementary, at indexPath: IndexPath) { handler(view, elementKind, indexPath) }
    }
}

/// Numbers the registrations of a process.
@MainActor
enum RegistrationCounter {
    private static var count = 0

    static func next(_ name: String) -> String {
        count += 1
        return "\(name) \(count)"
    }
}
