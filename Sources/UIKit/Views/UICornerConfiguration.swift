public import Foundation

/// How far a corner is rounded (iOS 26).
public struct UICornerRadius: Hashable, Sendable {
    /// Points; `nil` follows the corners around.
    let value: CGFloat?
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(value: radius) }
    /// As the corners around the view, which are not asked: the minimum. Not drawn yet.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(value: minimum)
    }
}

/// How a view's corners are rounded (iOS 26).
public struct UICornerConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case capsule(maximum: CGFloat?)
        case corners([UICornerRadius?])
    }
    let kind: Kind

    /// Half of the shorter side.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
    }
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
    }
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
    /// Corners are drawn with the largest of the radii; those of `nil` are square.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(kind: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
    }
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
            bottomRightRadius: bottomRightRadius)
    }
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: bottomRadius,
            bottomRightRadius: bottomRadius)
    }
}

extension UIView {
    /// How the corners are rounded (iOS 26); setting it gives the layer its radius.
    public var cornerConfiguration: UICornerConfiguration {
        get {
            Aside.cornerConfiguration.value(of: self, default: .corners(radius: .fixed(layer.cornerRadius)))
        }
        set {
            Aside.cornerConfiguration.set(newValue, of: self)
            hasCornerConfiguration = true
            roundCorners()
        }
    }

    /// Gives the layer the radius that the configuration has at the view's size.
    func roundCorners() {
        layer.cornerCurve = .continuous
        switch cornerConfiguration.kind {
        case .capsule(let maximum):
            let radius = min(bounds.width, bounds.height) / 2
            layer.cornerRadius = maximum.map { min($0, radius) } ?? radius
        case .corners(let radii):
            layer.cornerRadius = radii.compactMap { $0?.value }.max() ?? 0
            let masks: [CACornerMask] = [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ]
            layer.maskedCorners = zip(radii, masks).reduce(into: CACornerMask()) { mask, corner in
                if corner.0?.value ?? 0 > 0 { mask.insert(corner.1) }
            }
        }
    }
}
