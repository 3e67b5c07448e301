import Foundation

extension UIView {
    /// The size that shows everything at the proposed width; the proposed size where nothing says how large it is.
    func fittingSize(for proposed: CGSize) -> CGSize {
        if usesConstraints {
            return systemLayoutSizeFitting(
                CGSize(width: proposed.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        usedInheritedFitting = false
        let fitting = sizeThatFits(CGSize(width: proposed.width, height: .greatestFiniteMagnitude))
        guard !usedInheritedFitting, fitting.height.isFinite, fitting.height >= 0 else { return proposed }
        return CGSize(width: proposed.width, height: fitting.height)
    }
}
