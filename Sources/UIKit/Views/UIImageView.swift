import DisplayLists
public import Foundation

/// Shows one picture.
open class UIImageView: UIView {
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
        frame.size = intrinsicContentSize
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    open var image: UIImage? { didSet { if oldValue != image { invalidateIntrinsicContentSize() } } }
    /// In place of `image` while highlighted; `nil` leaves it.
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    /// Under the image's own configuration.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if oldValue != preferredSymbolConfiguration { invalidateIntrinsicContentSize() } }
    }

    private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    private var imageSize: CGSize {
        shown?.size(with: traitCollection, fallback: preferredSymbolConfiguration) ?? .zero
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize }

    open override var intrinsicContentSize: CGSize {
        guard shown != nil else { return super.intrinsicContentSize }
        return imageSize
    }

    // MARK: Listing

    package override func listContent(into listing: inout Listing) {
        guard let image = shown, bounds.width > 0, bounds.height > 0 else { return }
        let rect = contentRect(for: imageSize)
        guard rect.width > 0, rect.height > 0 else { return }
        for item in image.items(
            in: rect, tint: tintColor, traits: traitCollection, fallback: preferredSymbolConfiguration)
        {
            listing.add(item)
        }
    }

    package override func listingDetails() -> ListingDetails {
        let isTinted = shown?.isSymbolImage ?? false || shown?.renderingMode == .alwaysTemplate
        return ListingDetails(
            image: shown?.reportName(with: traitCollection),
            color: isTinted ? resolved(shown?.ownTint ?? tintColor) : nil)
    }

    /// Where the content mode puts a picture of the given size.
    private func contentRect(for size: CGSize) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        let across = bounds.width / size.width
        let down = bounds.height / size.height
        func placed(_ scale: (x: CGFloat, y: CGFloat), _ align: (x: CGFloat, y: CGFloat)) -> CGRect {
            let result = CGSize(width: size.width * scale.x, height: size.height * scale.y)
            return CGRect(
                x: bounds.minX + (bounds.width - result.width) * align.x,
                y: bounds.minY + (bounds.height - result.height) * align.y, width: result.width, height: result.height)
        }
        switch contentMode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return placed((min(across, down), min(across, down)), (0.5, 0.5))
        case .scaleAspectFill: return placed((max(across, down), max(across, down)), (0.5, 0.5))
        case .center: return placed((1, 1), (0.5, 0.5))
        case .top: return placed((1, 1), (0.5, 0))
        case .bottom: return placed((1, 1), (0.5, 1))
        case .left: return placed((1, 1), (0, 0.5))
        case .right: return placed((1, 1), (1, 0.5))
        case .topLeft: return placed((1, 1), (0, 0))
        case .topRight: return placed((1, 1), (1, 0))
        case .bottomLeft: return placed((1, 1), (0, 1))
        case .bottomRight: return placed((1, 1), (1, 1))
        }
    }
}
