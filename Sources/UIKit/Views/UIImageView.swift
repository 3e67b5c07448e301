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

    /// Shown one after the other while the view animates: a picture shows the first one.
    open var animationImages: [UIImage]? { didSet { invalidateIntrinsicContentSize() } }
    /// In place of `animationImages` while highlighted; `nil` leaves them.
    open var highlightedAnimationImages: [UIImage]? { didSet { invalidateIntrinsicContentSize() } }
    /// Seconds of one round. No effect on a picture.
    open var animationDuration: TimeInterval = 0
    /// No effect on a picture.
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false
    /// Shows the first of the images.
    open func startAnimating() {
        isAnimating = true
        invalidateIntrinsicContentSize()
    }
    /// Shows the image again.
    open func stopAnimating() {
        isAnimating = false
        invalidateIntrinsicContentSize()
    }
    /// No effect on a picture.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    private var shown: UIImage? {
        if isAnimating {
            let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
            if let first = images?.first { return first }
        }
        return isHighlighted ? highlightedImage ?? image : image
    }

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
            in: rect, tint: tintColor, traits: tintedTraits, fallback: preferredSymbolConfiguration)
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

    // MARK: The picture's place

    /// Where a picture of a size goes: how many times larger it is drawn, and which share of what is left over lies before it.
    private struct Placement {
        var scale: CGPoint
        var share: CGPoint

        init(_ scaleX: CGFloat, _ scaleY: CGFloat, _ shareX: CGFloat, _ shareY: CGFloat) {
            scale = CGPoint(x: scaleX, y: scaleY)
            share = CGPoint(x: shareX, y: shareY)
        }
    }

    private func placement(of size: CGSize) -> Placement {
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        switch contentMode {
        case .scaleToFill, .redraw: return Placement(across, down, 0, 0)
        case .scaleAspectFit: return Placement(min(across, down), min(across, down), 0.5, 0.5)
        case .scaleAspectFill: return Placement(max(across, down), max(across, down), 0.5, 0.5)
        case .center: return Placement(1, 1, 0.5, 0.5)
        case .top: return Placement(1, 1, 0.5, 0)
        case .bottom: return Placement(1, 1, 0.5, 1)
        case .left: return Placement(1, 1, 0, 0.5)
        case .right: return Placement(1, 1, 1, 0.5)
        case .topLeft: return Placement(1, 1, 0, 0)
        case .topRight: return Placement(1, 1, 1, 0)
        case .bottomLeft: return Placement(1, 1, 0, 1)
        case .bottomRight: return Placement(1, 1, 1, 1)
        }
    }

    /// Where the content mode puts a picture of the given size.
    private func contentRect(for size: CGSize) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        guard contentMode != .scaleToFill, contentMode != .redraw else { return bounds }
        let place = placement(of: size)
        let result = CGSize(width: size.width * place.scale.x, height: size.height * place.scale.y)
        return CGRect(
            x: bounds.minX + (bounds.width - result.width) * place.share.x,
            y: bounds.minY + (bounds.height - result.height) * place.share.y, width: result.width,
            height: result.height)
    }

    /// The picture's, where it is drawn; a picture without one leaves the view without one.
    override var baselines: (first: BaselinePlace, last: BaselinePlace) {
        let size = imageSize
        guard size.width > 0, size.height > 0,
            let baseline = shown?.baselineOnPixels(with: traitCollection, fallback: preferredSymbolConfiguration)
        else { return super.baselines }
        let place: BaselinePlace
        switch contentMode {
        case .scaleToFill, .redraw: place = BaselinePlace(share: baseline / size.height, distance: 0)
        default:
            // A view that has no size yet is about to be given its content's.
            let placement = placement(of: size)
            let scale = bounds.width > 0 && bounds.height > 0 ? placement.scale.y : 1
            let share = placement.share.y
            place = BaselinePlace(share: share, distance: scale * (baseline - share * size.height))
        }
        return (place, place)
    }
}
