import DisplayLists
public import Foundation
import Typesetting

extension NSAttributedString {
    /// Without a font of its own, text is set in 12 points of the system face, black.
    @MainActor fileprivate func drawingText(_ traits: UITraitCollection) -> LabelText {
        LabelText(
            attributed: self,
            LabelText.Defaults(
                font: .systemFont(ofSize: 12), traits: traits, color: .black, alignment: .natural,
                lineBreakMode: .byWordWrapping, lineLimit: 0, minimumScale: 0, allowsTightening: false,
                isRightToLeft: traits.layoutDirection == .rightToLeft, language: traits.language))
    }

    /// Draws on one line for each paragraph, from the text's top left corner.
    @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(origin: point, width: nil) }

    /// Draws wrapped in a rectangle's width, from its top. What does not fit below is drawn nevertheless.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        draw(origin: rect.origin, width: Double(rect.width))
    }

    @MainActor private func draw(origin: CGPoint, width: Double?) {
        guard let context = UIGraphicsGetCurrentContext(), let typesetter = UIKitEnvironment.typesetter else { return }
        let text = drawingText(context.traits)
        let set = typesetter.typeset(text.paragraph, width: width)
        var listing = Listing(size: .zero)
        let box = CGRect(origin: origin, size: CGSize(width: width ?? set.size.width, height: set.size.height))
        listing.add(set, styles: text.styles, in: box, traits: context.traits)
        for item in listing.items { context.record(item) }
    }

    /// Of the text when nothing wraps, points.
    @preconcurrency @MainActor public func size() -> CGSize { boundingSize(width: nil) }

    /// Around the text wrapped in the proposed width, from the origin, points. Options other than the origin at the line's
    /// fragment change nothing.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let isLimited = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 100_000
        return CGRect(origin: .zero, size: boundingSize(width: isLimited ? Double(size.width) : nil))
    }

    @MainActor private func boundingSize(width: Double?) -> CGSize {
        let text = drawingText(.current)
        return UIKitEnvironment.typesetter?.typeset(text.paragraph, width: width).size ?? .zero
    }
}

extension String {
    /// Draws on one line for each paragraph, from the text's top left corner.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }
    /// Draws wrapped in a rectangle's width, from its top.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }
    /// Of the text when nothing wraps, points.
    @preconcurrency @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
        -> CGSize
    {
        NSAttributedString(string: self, attributes: attributes).size()
    }
}

extension String {
    /// Around the text wrapped in the proposed width, from the origin, points.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
    /// Draws wrapped in a rectangle's width, from its top, with `usesLineFragmentOrigin`.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}

extension NSAttributedString {
    /// Draws wrapped in a rectangle's width, from its top, with `usesLineFragmentOrigin`; else on one line whose baseline begins at the
    /// rectangle's origin.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
        let font = length > 0 ? unsafe attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
        let ascender = (font ?? .systemFont(ofSize: 12)).ascender
        draw(at: CGPoint(x: rect.minX, y: rect.minY - ascender))
    }
}

extension NSString {
    /// Around the text wrapped in the proposed width, from the origin, points.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
    /// Draws wrapped in a rectangle's width, from its top, with `usesLineFragmentOrigin`.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        description.draw(with: rect, options: options, attributes: attributes, context: context)
    }
    /// Draws on one line for each paragraph, from the text's top left corner.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        description.draw(at: point, withAttributes: attributes)
    }
    /// Draws wrapped in a rectangle's width, from its top.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        description.draw(in: rect, withAttributes: attributes)
    }
    /// Of the text when nothing wraps, points.
    @preconcurrency @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
        -> CGSize
    {
        description.size(withAttributes: attributes)
    }
}

/// How drawn text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Wraps in the proposed width.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// No effect on a picture.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// No effect on a picture.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What measuring text may change. No effect on a picture.
open class NSStringDrawingContext: NSObject {
    /// Text is not shrunk. Not drawn yet.
    open var minimumScaleFactor: CGFloat = 0
    /// Text is not shrunk.
    open var actualScaleFactor: CGFloat { 1 }
    /// What the text last measured took is not kept here.
    open var totalBounds: CGRect { .zero }
}
