import Foundation
import UIKit

/// What bars of UIKit know of content that scrolls among the views: a scroll view that is never drawn.
final class ScrolledContentView: UIScrollView {
    private var insets = UIEdgeInsets.zero

    override var adjustedContentInset: UIEdgeInsets { insets }

    /// - Parameters:
    ///   - size: Of the view that shows the content, points.
    ///   - insets: What bars and the screen's corners cover of it.
    /// - Returns: Whether that is something else than before.
    func show(_ content: ScrolledContent, in size: CGSize, insets: UIEdgeInsets) -> Bool {
        let offset = CGPoint(x: 0, y: content.distance - insets.top)
        let length = CGSize(width: size.width, height: content.length)
        guard offset != contentOffset || length != contentSize || insets != self.insets || size != bounds.size else {
            return false
        }
        self.insets = insets
        frame.size = size
        contentSize = length
        contentOffset = offset
        return true
    }
}
