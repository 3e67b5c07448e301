import DisplayLists
public import Foundation
import Typesetting

/// A layer of text, from its top.
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`; nothing else shows.
    open var string: Any?
    /// A `UIFont`; the text of an `NSAttributedString` has its own.
    open var font: AnyObject?
    /// Points.
    open var fontSize: CGFloat = 36
    /// Of the text of a `String`.
    open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Whether lines end at the layer's edge.
    open var isWrapped = false
    /// How lines stand in the layer.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// Where a text that is too long for the layer's only line is cut; one that wraps is not cut.
    open var truncationMode = CATextLayerTruncationMode.none
    /// No effect on a picture.
    open var allowsFontSubpixelQuantization = false

    private var alignment: NSTextAlignment {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }

    private var truncation: NSLineBreakMode {
        switch truncationMode {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: .byClipping
        }
    }

    override func listContent(into listing: inout Listing, shape: Shape) {
        guard bounds.width > 0, let typesetter = UIKitEnvironment.typesetter else { return }
        let traits = UITraitCollection.current
        let face = font as? UIFont ?? .systemFont(ofSize: fontSize)
        let defaults = LabelText.Defaults(
            font: face.pointSize == fontSize ? face : face.withSize(fontSize), traits: traits,
            color: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear, alignment: alignment,
            lineBreakMode: isWrapped ? .byWordWrapping : truncation, lineLimit: isWrapped ? 0 : 1, minimumScale: 0,
            allowsTightening: false, isRightToLeft: traits.layoutDirection == .rightToLeft, language: traits.language)
        let text: LabelText
        switch string {
        case let string as NSAttributedString: text = LabelText(attributed: string, defaults)
        case let string as String: text = LabelText(plain: string, defaults)
        default: return
        }
        let set = typesetter.typeset(text.paragraph, width: Double(bounds.width))
        let box = CGRect(origin: bounds.origin, size: CGSize(width: bounds.width, height: set.size.height))
        listing.add(set, styles: text.styles, in: box, traits: traits)
    }
}

/// Where a text layer cuts its text.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
