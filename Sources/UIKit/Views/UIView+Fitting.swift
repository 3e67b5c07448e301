import Foundation

extension UIView {
    /// The size that shows everything at the proposed width; the proposed size where nothing says how large it is.
    func fittingSize(for proposed: CGSize) -> CGSize {
        let fitting = sizeThatFits(CGSize(width: proposed.width, height: .greatestFiniteMagnitude))
        // The inherited answer is the current size, which says nothing.
        guard fitting.height.isFinite, fitting.height > 0, fitting != bounds.size else { return proposed }
        return CGSize(width: proposed.width, height: fitting.height)
    }
}
