import CollectionLayout
import DisplayLists

extension UIView {
    /// Why a collection view's layout made this view as large as it is; `nil` for a view that no layout places.
    func sizeReport(path: String, role: String) -> SizeReport? {
        guard let element = self as? UICollectionReusableView, let id = element.elementID,
            let list = superview as? UICollectionView
        else { return nil }
        guard let explanation = list.solver?.explanation(of: id) else {
            let reason = "as the layout's attributes say"
            return SizeReport(
                path: path, role: role, width: .init(final: Double(bounds.width), reason: reason),
                height: .init(final: Double(bounds.height), reason: reason))
        }
        return SizeReport(
            path: path, role: role, width: .init(explanation.width, final: Double(bounds.width)),
            height: .init(explanation.height, final: Double(bounds.height)))
    }
}

extension SizeReport.Side {
    /// - Parameter final: as it was placed: a layout of one's own may have changed what the solver says.
    fileprivate init(_ side: SizeExplanation.Side, final: Double) {
        let isAsSolved = abs(side.final - final) < 0.001
        self.init(
            declared: side.declared.map(\.text), estimate: side.estimate, preferred: side.preferred, final: final,
            reason: isAsSolved ? "\(side.decision)" : "as the layout's attributes say")
    }
}

extension DimensionSpec {
    /// As it is written in Swift.
    fileprivate var text: String {
        switch self {
        case .fractionalWidth(let value): "fractionalWidth(\(value.shortText))"
        case .fractionalHeight(let value): "fractionalHeight(\(value.shortText))"
        case .absolute(let value): "absolute(\(value.shortText))"
        case .estimated(let value): "estimated(\(value.shortText))"
        case .uniformAcrossSiblings(let value): "uniformAcrossSiblings(estimate: \(value.shortText))"
        }
    }
}
