public import Foundation

/// What a view keeps for whoever asks, and does not draw.
struct KeptViewState {
    var isExclusiveTouch = false
    var isMultipleTouchEnabled = false
    var clearsContext = true
    var restorationIdentifier: String?
    var focusGroupIdentifier: String?
    var contentScale: CGFloat?
    var mask: UIView?
    var tintAdjustment = UIView.TintAdjustmentMode.automatic
    var smallestCategory: UIContentSizeCategory?
    var largestCategory: UIContentSizeCategory?
}

extension UIView {
    /// No effect on a picture.
    public var isExclusiveTouch: Bool {
        get { kept.isExclusiveTouch }
        set { kept.isExclusiveTouch = newValue }
    }
    /// No effect on a picture.
    public var isMultipleTouchEnabled: Bool {
        get { kept.isMultipleTouchEnabled }
        set { kept.isMultipleTouchEnabled = newValue }
    }
    /// No effect on a picture.
    public var clearsContextBeforeDrawing: Bool {
        get { kept.clearsContext }
        set { kept.clearsContext = newValue }
    }
    /// No effect on a picture.
    public var restorationIdentifier: String? {
        get { kept.restorationIdentifier }
        set { kept.restorationIdentifier = newValue }
    }
    /// No effect on a picture.
    public var focusGroupIdentifier: String? {
        get { kept.focusGroupIdentifier }
        set { kept.focusGroupIdentifier = newValue }
    }
    /// Nobody moves through a picture by keys.
    public var isFocused: Bool { false }
    /// Pixels a point: the screen's unless set. What is drawn has no pixels. No effect on a picture.
    public var contentScaleFactor: CGFloat {
        get { kept.contentScale ?? traitCollection.displayScale }
        set { kept.contentScale = newValue }
    }

    /// Lets as much of the view show as another view covers; that view is in no hierarchy, and its frame is in this one's space.
    public var mask: UIView? {
        get { kept.mask }
        set {
            kept.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    // MARK: Text sizes

    /// Texts in the view are never set smaller than at this category; `nil` sets no limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { kept.smallestCategory }
        set {
            kept.smallestCategory = newValue
            invalidateTraits()
        }
    }
    /// Texts in the view are never set larger than at this category; `nil` sets no limit.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { kept.largestCategory }
        set {
            kept.largestCategory = newValue
            invalidateTraits()
        }
    }
    /// The category in force and the limits, in words, to be read while debugging.
    public var appliedContentSizeCategoryLimitsDescription: String {
        let limits = [kept.smallestCategory, kept.largestCategory].map { $0?.rawValue ?? "none" }
        return "\(traitCollection.preferredContentSizeCategory.rawValue) (from \(limits[0]) to \(limits[1]))"
    }

    /// The traits with a category between the limits of this view.
    func limited(_ traits: UITraitCollection) -> UITraitCollection {
        let category = traits.preferredContentSizeCategory
        var allowed = category
        if let least = kept.smallestCategory, allowed < least { allowed = least }
        if let most = kept.largestCategory, allowed > most { allowed = most }
        guard allowed != category else { return traits }
        return traits.modifyingTraits { $0.preferredContentSizeCategory = allowed }
    }

    // MARK: Copies

    /// A view that looks as this one does now.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that looks as a part of this one does now.
    /// - Parameters:
    ///   - rect: The part, in this view's space.
    ///   - capInsets: What of the copy does not stretch, points.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: rect.size).image { _ in
            drawHierarchy(
                in: CGRect(origin: CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY), size: bounds.size),
                afterScreenUpdates: afterUpdates)
        }
        let view = UIImageView(image: capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets))
        view.frame = CGRect(origin: .zero, size: rect.size)
        return view
    }
}
