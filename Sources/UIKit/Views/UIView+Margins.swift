import Foundation

extension UIView {
    /// What setting the margins does.
    func take(margins: NSDirectionalEdgeInsets) {
        guard storedMargins != margins else { return }
        storedMargins = margins
        layoutInputChanged()
        layoutMarginsDidChange()
        setNeedsLayout()
    }

    /// The default of a view's own margins. Source: uikit-metrics §5.2.
    private static let defaultMargin: CGFloat = 8

    var marginsInForce: NSDirectionalEdgeInsets {
        let base = Self.defaultMargin
        var result =
            storedMargins ?? NSDirectionalEdgeInsets(top: base, leading: base, bottom: base, trailing: base)
        if insetsLayoutMarginsFromSafeArea {
            let safe = directional(safeAreaInsets)
            result.top += safe.top
            result.leading += safe.leading
            result.bottom += safe.bottom
            result.trailing += safe.trailing
        }
        if preservesSuperviewLayoutMargins, let superview {
            let outer = directional(superview.physical(superview.marginsForSubviews))
            let place = NSDirectionalEdgeInsets(self.placeInSuperview(superview), mirrored: isRightToLeft)
            result.top = max(result.top, outer.top - place.top)
            result.leading = max(result.leading, outer.leading - place.leading)
            result.bottom = max(result.bottom, outer.bottom - place.bottom)
            result.trailing = max(result.trailing, outer.trailing - place.trailing)
        }
        return result
    }

    /// How far the frame keeps from each edge of the superview's bounds; never negative.
    func placeInSuperview(_ superview: UIView) -> UIEdgeInsets {
        let space = superview.bounds
        return UIEdgeInsets(
            top: max(0, frame.minY - space.minY), left: max(0, frame.minX - space.minX),
            bottom: max(0, space.maxY - frame.maxY), right: max(0, space.maxX - frame.maxX))
    }

    /// The controller's own insets come on top.
    var safeAreaInForce: UIEdgeInsets {
        guard let more = owner?.additionalSafeAreaInsets, more != .zero else { return safeAreaAround }
        let safe = safeAreaAround
        return UIEdgeInsets(
            top: safe.top + more.top, left: safe.left + more.left, bottom: safe.bottom + more.bottom,
            right: safe.right + more.right)
    }

    private var safeAreaAround: UIEdgeInsets {
        if let ownSafeAreaInsets { return ownSafeAreaInsets }
        guard let superview else { return .zero }
        let outer = superview.safeAreaForSubviews
        guard outer != .zero else { return .zero }
        let place = placeInSuperview(superview)
        return UIEdgeInsets(
            top: max(0, outer.top - place.top), left: max(0, outer.left - place.left),
            bottom: max(0, outer.bottom - place.bottom), right: max(0, outer.right - place.right))
    }

    /// Whether the leading edge is the right one.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var directionInForce: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    func physical(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        return UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
    }

    func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(insets, mirrored: isRightToLeft)
    }

    /// A rectangle laid out from left to right, as it stands in this view's direction.
    func directed(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension NSDirectionalEdgeInsets {
    init(_ insets: UIEdgeInsets, mirrored: Bool) {
        let (leading, trailing) = mirrored ? (insets.right, insets.left) : (insets.left, insets.right)
        self.init(top: insets.top, leading: leading, bottom: insets.bottom, trailing: trailing)
    }
}
