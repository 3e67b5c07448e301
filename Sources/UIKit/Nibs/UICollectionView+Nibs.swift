import CollectionLayout
import Foundation

extension UICollectionView {
    /// Cells from a nib whose only top-level object is one; `nil` takes a registration back.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        let key = ReuseKey(kind: nil, identifier: identifier)
        guard let nib else { return factories[key] = nil }
        factories[key] = { frame in
            nib.reusableView(identifier, as: UICollectionViewCell.self) ?? UICollectionViewCell(frame: frame)
        }
    }

    /// Views from a nib whose only top-level object is one; `nil` takes a registration back.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        let key = ReuseKey(kind: kind, identifier: identifier)
        guard let nib else { return factories[key] = nil }
        factories[key] = { frame in
            nib.reusableView(identifier, as: UICollectionReusableView.self) ?? UICollectionReusableView(frame: frame)
        }
    }
}

extension UINib {
    /// The nib's only top-level object, which has to be a view of the type; `nil` after telling why it is not.
    func reusableView<View: UIView>(_ identifier: String, as type: View.Type) -> View? {
        do throws(NibError) {
            let objects = try load(withOwner: nil)
            guard objects.count == 1, let view = objects[0] as? View else {
                throw NibError(
                    file: fileName,
                    "the nib registered for \"\(identifier)\" has to have exactly one top-level object, a \(type); it has "
                        + "\(objects.map { "\(Swift.type(of: $0))" }.joined(separator: ", "))")
            }
            return view
        } catch {
            error.tell()
            return nil
        }
    }
}
