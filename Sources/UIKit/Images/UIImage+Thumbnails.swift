import DisplayLists
public import Foundation

extension UIImage {
    /// Pictures one after the other: the first one is shown. `nil` without any.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    /// The numbered pictures of a name: the first one is shown.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        UIImage(named: "\(name)0") ?? UIImage(named: "\(name)1")
    }
    /// Of old: what keeps its size at left and top; one point after each is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let insets = UIEdgeInsets(
            top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
            bottom: max(0, size.height - CGFloat(topCapHeight) - 1),
            right: max(0, size.width - CGFloat(leftCapWidth) - 1))
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }
    /// Left and right in each other's place.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let mirrored: [Orientation: Orientation] = [
            .up: .upMirrored, .upMirrored: .up, .down: .downMirrored, .downMirrored: .down, .left: .rightMirrored,
            .rightMirrored: .left, .right: .leftMirrored, .leftMirrored: .right,
        ]
        return changed { $0.orientation = mirrored[$0.orientation] ?? .upMirrored }
    }

    /// The picture in another size, points; `nil` for one that is none.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return UIImage(
            drawing: RecordedDrawing(
                size: size, items: items(in: CGRect(origin: .zero, size: size), tint: .black, traits: currentTraits)),
            scale: Double(scale))
    }
    /// The picture in another size, points.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    /// The picture itself.
    public func preparingForDisplay() -> UIImage? { self }
    /// The picture itself.
    public func byPreparingForDisplay() async -> UIImage? { self }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }

    // MARK: The system's

    public class var add: UIImage { named("plus.circle.fill") }
    public class var remove: UIImage { named("minus.circle.fill") }
    public class var actions: UIImage { named("ellipsis.circle") }
    public class var checkmark: UIImage { named("checkmark") }
    public class var strokedCheckmark: UIImage { named("checkmark.circle") }

    private class func named(_ symbol: String) -> UIImage { UIImage(systemName: symbol) ?? UIImage() }

    // MARK: Drawing

    /// - Parameters:
    ///   - blendMode: Not drawn yet.
    ///   - alpha: 0…1.
    @preconcurrency @MainActor public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// - Parameters:
    ///   - blendMode: Not drawn yet.
    ///   - alpha: 0…1.
    @preconcurrency @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let items = items(in: rect, tint: ownTint ?? context.templateTint, traits: context.traits)
        context.record(.group(Group(opacity: min(max(Double(alpha), 0), 1), items: items)))
    }
    /// Draws the picture side by side over a rectangle.
    @preconcurrency @MainActor public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.isFinite else { return }
        let size = size
        guard size.width >= 1, size.height >= 1 else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
        }
        context.restoreGState()
    }
}

extension UIColor {
    /// A picture side by side. It is drawn as a mid grey. Not drawn yet.
    public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
}
