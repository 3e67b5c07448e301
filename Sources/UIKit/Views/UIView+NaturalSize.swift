package import Foundation

extension UIView {
    /// The size that shows everything without wrapping; the proposed size where nothing says how large it is.
    package func naturalSize(for proposed: CGSize) -> CGSize {
        if usesConstraints { return systemLayoutSizeFitting(.zero) }
        usedInheritedFitting = false
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let fitting = sizeThatFits(unlimited)
        guard !usedInheritedFitting, fitting.width.isFinite, fitting.height.isFinite else { return proposed }
        return fitting
    }
}
