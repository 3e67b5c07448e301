extension UITableView {
    /// Cells from a nib whose only top-level object is one; `nil` takes a registration back.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return cellFactories[identifier] = nil }
        cellFactories[identifier] = {
            nib.reusableView(identifier, as: UITableViewCell.self)
                ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
    }

    /// Views from a nib whose only top-level object is one; `nil` takes a registration back.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return headerFooterFactories[identifier] = nil }
        headerFooterFactories[identifier] = {
            nib.reusableView(identifier, as: UITableViewHeaderFooterView.self)
                ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
    }
}
