import DisplayLists
import Foundation

extension CALayer {
    /// The picture that fills the layer; `nil` without one.
    var contentsItem: DisplayItem? {
        guard let image = kept.contents as? CGImage, bounds.width > 0, bounds.height > 0 else { return nil }
        let scale = max(contentsScale, 0.01)
        let own = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        return image.item(in: contentsRect(own))
    }

    private func contentsRect(_ own: CGSize) -> CGRect {
        let across = bounds.width / max(own.width, 0.01)
        let down = bounds.height / max(own.height, 0.01)
        switch contentsGravity {
        case .resizeAspect: return placed(own, by: min(across, down))
        case .resizeAspectFill: return placed(own, by: max(across, down))
        case .center: return placed(own, by: 1)
        case .top: return placed(own, by: 1, y: 0)
        case .bottom: return placed(own, by: 1, y: 1)
        case .left: return placed(own, by: 1, x: 0)
        case .right: return placed(own, by: 1, x: 1)
        case .topLeft: return placed(own, by: 1, x: 0, y: 0)
        case .topRight: return placed(own, by: 1, x: 1, y: 0)
        case .bottomLeft: return placed(own, by: 1, x: 0, y: 1)
        case .bottomRight: return placed(own, by: 1, x: 1, y: 1)
        default: return bounds
        }
    }

    /// - Parameters:
    ///   - x: 0 at the left edge, 1 at the right one.
    ///   - y: 0 at the top edge, 1 at the bottom one.
    private func placed(_ own: CGSize, by factor: CGFloat, x: CGFloat = 0.5, y: CGFloat = 0.5) -> CGRect {
        let size = CGSize(width: own.width * factor, height: own.height * factor)
        return CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}
