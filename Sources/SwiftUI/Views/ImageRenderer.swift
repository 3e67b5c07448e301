public import Combine
public import Foundation
public import UIKit

/// Draws a view into a picture.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    /// What the view is offered.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels a point.
    public var scale: CGFloat = 1
    /// Whether nothing shows through. No effect on a picture.
    public var isOpaque = false
    /// No effect on a picture.
    public var colorMode = ColorRenderingMode.nonLinear

    public init(content: Content) { self.content = content }

    /// `nil` where there is nothing to draw.
    public var uiImage: UIImage? {
        let view = _UIHostingView(rootView: content)
        view.backgroundColor = nil
        let own = view.intrinsicContentSize
        let size = CGSize(width: proposedSize.width ?? own.width, height: proposedSize.height ?? own.height)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
        }
    }
    /// `nil` where there is nothing to draw.
    public var cgImage: CGImage? { uiImage?.cgImage }
}
