import DisplayLists
public import Foundation

/// The pixels of a picture, or of a part of one. Pictures are kept as what draws them, so that none are made here.
public final class CGImage: Hashable, Sendable {
    /// What is drawn, without regard to its own scale.
    private let source: UIImage
    /// The whole picture in the part's pixels.
    private let whole: CGSize
    private let part: CGRect

    private init(source: UIImage, whole: CGSize, part: CGRect) {
        self.source = source
        self.whole = whole
        self.part = part
    }

    /// `nil` for a picture without any size.
    convenience init?(of image: UIImage) {
        let traits = UITraitCollection.current
        let size = image.size(with: traits, fallback: nil)
        // Symbols and documents have as many pixels as the screen gives them.
        let scale = image.isSymbolImage ? Double(traits.pixelsPerPoint) : Double(image.scale)
        let whole = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        guard whole.width > 0, whole.height > 0 else { return nil }
        self.init(source: image, whole: whole, part: CGRect(origin: .zero, size: whole))
    }

    /// In pixels.
    public var width: Int { Int(part.width) }
    public var height: Int { Int(part.height) }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }

    /// The part inside a rectangle of pixels; `nil` where there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let wanted = rect.integral.offsetBy(dx: part.minX, dy: part.minY).intersection(part)
        guard !wanted.isNull, wanted.width > 0, wanted.height > 0 else { return nil }
        return CGImage(source: source, whole: whole, part: wanted)
    }

    /// The picture stretched over a rectangle.
    func item(in rect: CGRect) -> DisplayItem {
        drawing(CGSize(width: width, height: height)).item(in: rect, tint: nil, isMirrored: false)
    }

    /// - Parameter size: Of the part, points.
    func drawing(_ size: CGSize) -> RecordedDrawing {
        let (across, down) = (size.width / part.width, size.height / part.height)
        let rect = CGRect(
            x: -part.minX * across, y: -part.minY * down, width: whole.width * across, height: whole.height * down)
        return RecordedDrawing(
            size: size, items: source.items(in: rect, tint: .black, traits: .current))
    }

    public static func == (left: CGImage, right: CGImage) -> Bool {
        left === right || (left.part == right.part && left.whole == right.whole && left.source.isEqual(right.source))
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(part.width)
        hasher.combine(source.hash)
    }
}

extension UIImage {
    /// The picture's pixels; `nil` for one without any size.
    public var cgImage: CGImage? { CGImage(of: self) }

    /// One pixel a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    /// - Parameters:
    ///   - scale: Pixels a point.
    ///   - orientation: How the pixels lie. Not drawn yet.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? Double(scale) : 1
        let size = CGSize(width: Double(cgImage.width) / scale, height: Double(cgImage.height) / scale)
        self.init(
            content: .drawing(cgImage.drawing(size)), settings: Settings(scale: scale, orientation: orientation))
    }
}

extension CGContext {
    /// Draws a picture over a rectangle, its first row at the rectangle's greatest y, as everywhere in this space.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let turned = Group(
            transform: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY),
            items: [image.item(in: rect)])
        record(.group(turned))
    }
}
