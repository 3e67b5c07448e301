import Foundation

/// Where a button's image, title and subtitle go: arithmetic from left to right, lengths in points.
struct ButtonLayout {
    /// `nil` where there is none.
    var image: CGSize?
    var title: CGSize?
    var subtitle: CGSize?
    var placement: NSDirectionalRectEdge
    var imagePadding: Double
    var titlePadding: Double
    /// Of title and subtitle: 0 is leading, 1 trailing.
    var titlePosition: Double

    struct Frames: Equatable {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    private var isStacked: Bool { placement.contains(.top) || placement.contains(.bottom) }
    private var gap: Double { image != nil && (title != nil || subtitle != nil) ? imagePadding : 0 }

    private var text: CGSize {
        let gap = title != nil && subtitle != nil ? titlePadding : 0
        return CGSize(
            width: max(title?.width ?? 0, subtitle?.width ?? 0),
            height: (title?.height ?? 0) + (subtitle?.height ?? 0) + gap)
    }

    /// Of image and texts together.
    var size: CGSize {
        let (text, image) = (text, image ?? .zero)
        return isStacked
            ? CGSize(width: max(text.width, image.width), height: text.height + image.height + gap)
            : CGSize(width: text.width + image.width + gap, height: max(text.height, image.height))
    }

    /// How wide the texts may be in a content of the given width.
    func textWidth(in width: Double) -> Double {
        isStacked ? width : max(0, width - Double(image?.width ?? 0) - gap)
    }

    /// The frames in a content box: at `position` of what is left over (0 leading and top, 1 trailing and bottom).
    func frames(in box: CGRect, position: CGPoint) -> Frames {
        let size = size
        let origin = CGPoint(
            x: box.minX + (box.width - size.width) * position.x,
            y: box.minY + (box.height - size.height) * position.y)
        let (text, picture) = (text, image ?? .zero)
        var imageOrigin = origin
        var textOrigin = origin
        if isStacked {
            imageOrigin.x += (size.width - picture.width) / 2
            textOrigin.x += (size.width - text.width) / 2
            if placement.contains(.bottom) {
                imageOrigin.y += text.height + gap
            } else {
                textOrigin.y += picture.height + gap
            }
        } else {
            imageOrigin.y += (size.height - picture.height) / 2
            textOrigin.y += (size.height - text.height) / 2
            if placement.contains(.trailing), !placement.contains(.leading) {
                imageOrigin.x += text.width + gap
            } else {
                textOrigin.x += picture.width + gap
            }
        }
        return Frames(
            image: CGRect(origin: imageOrigin, size: picture), title: line(title, textOrigin, text, atEnd: false),
            subtitle: line(subtitle, textOrigin, text, atEnd: true))
    }

    private func line(_ size: CGSize?, _ origin: CGPoint, _ text: CGSize, atEnd: Bool) -> CGRect {
        guard let size else { return .zero }
        let x = origin.x + (text.width - size.width) * titlePosition
        return CGRect(origin: CGPoint(x: x, y: atEnd ? origin.y + text.height - size.height : origin.y), size: size)
    }
}
