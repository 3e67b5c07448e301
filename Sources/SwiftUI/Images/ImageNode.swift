import DisplayLists
import Foundation
import UIKit

/// A symbol or a picture.
@MainActor
final class ImageNode: ViewNode {
    let image: UIImage?
    private let isResizable: Bool
    private let symbols: UIImage.SymbolConfiguration
    private let tint: ResolvedColor
    private let ink: Ink
    private let environment: EnvironmentValues
    private let traits: UITraitCollection
    private let isRedacted: Bool
    private let areSymbolsHidden: Bool
    private let ideal: CGSize

    init(_ image: Image, _ environment: EnvironmentValues) {
        traits = environment.traits
        isRedacted = environment.isRedacted
        areSymbolsHidden = environment[storage: \.style.images.areSymbolsHidden]
        isResizable = image.isResizable
        self.environment = environment
        ink = environment.foreground.ink(0)
        tint = ink.color(environment)
        symbols = Self.symbols(image, environment)
        var picture = image.image
        if let plain = picture, plain.isSymbolImage {
            let name = environment.symbolVariants.applied(to: plain.name)
            if name != plain.name { picture = UIImage(systemName: name) ?? plain }
        }
        switch image.mode {
        case .template: picture = picture?.withRenderingMode(.alwaysTemplate)
        case .original: picture = picture?.withRenderingMode(.alwaysOriginal)
        case nil: break
        }
        if let resizing = image.resizing {
            let isReversed = environment.layoutDirection == .rightToLeft
            picture = picture?.resizableImage(
                withCapInsets: UIEdgeInsets(
                    top: resizing.caps.top, left: isReversed ? resizing.caps.trailing : resizing.caps.leading,
                    bottom: resizing.caps.bottom, right: isReversed ? resizing.caps.leading : resizing.caps.trailing),
                resizingMode: resizing.mode == .tile ? .tile : .stretch)
        }
        self.image = picture
        ideal = picture?.size(with: environment.traits, fallback: symbols) ?? .zero
        super.init(isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    private static func symbols(_ image: Image, _ environment: EnvironmentValues) -> UIImage.SymbolConfiguration {
        let base = UIImage.SymbolConfiguration(
            font: environment.resolvedFont, scale: environment.imageScale.uiScale)
        func color(_ level: Int) -> UIColor { UIColor(environment.foreground.ink(level).color(environment)) }
        let mode = image.symbolMode ?? environment.symbolRenderingMode
        switch mode?.kind ?? (environment.foreground.isSeveral ? .palette : nil) {
        case .hierarchical: return base.applying(UIImage.SymbolConfiguration(hierarchicalColor: color(0)))
        case .palette:
            return base.applying(UIImage.SymbolConfiguration(paletteColors: [color(0), color(1), color(2)]))
        case .multicolor: return base.applying(UIImage.SymbolConfiguration.preferringMulticolor())
        case .monochrome, nil: return base
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: ideal) : ideal
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        guard !isResizable,
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
            let baseline = image?.baseline(with: traits, fallback: symbols)
        else { return nil }
        return PixelGrid(scale: traits.pixelsPerPoint).round(baseline)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        guard let image, placedSize.width > 0, placedSize.height > 0 else { return }
        if areSymbolsHidden, image.isSymbolImage { return }
        let frame = PixelGrid(scale: pass.scale).round(CGRect(origin: origin, size: placedSize))
        let isTinted = image.isSymbolImage || image.renderingMode == .alwaysTemplate
        listing.note(
            component: pass.component("image"), role: "image", frame: frame, image: image.reportName(with: traits),
            color: isTinted ? tint : nil)
        if isRedacted {
            // The corners are a guess: no picture shows one.
            let shape = DisplayLists.RoundedRectangle(rect: frame, radius: 4)
            return listing.fill(.roundedRectangle(shape), tint.redacted)
        }
        let items = image.items(in: frame, tint: UIColor(tint), traits: traits, fallback: symbols)
        guard isTinted else { return items.forEach { listing.add($0) } }
        listing.inked(ink, in: frame, environment) { listing in for item in items { listing.add(item) } }
    }
}

/// What modifiers of images hand down.
struct ImageEnvironment {
    var scale = Image.Scale.medium
    var mode: SymbolRenderingMode?
    var variants = SymbolVariants.none
    /// Whether an effect has taken symbols out of sight.
    var areSymbolsHidden = false
}

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[storage: \.style.images.scale] }
        set { self[storage: \.style.images.scale] = newValue }
    }
    /// `nil` is monochrome.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[storage: \.style.images.mode] }
        set { self[storage: \.style.images.mode] = newValue }
    }
    public var symbolVariants: SymbolVariants {
        get { self[storage: \.style.images.variants] }
        set { self[storage: \.style.images.variants] = newValue }
    }
    /// Whether bars stand in place of texts and pictures.
    var isRedacted: Bool { redactionReasons.contains(.placeholder) }
}

extension ResolvedColor {
    /// Of a bar in place of something in the colour. The share is a guess: no picture shows one.
    var redacted: ResolvedColor {
        var color = self
        color.alpha *= 0.18
        return color
    }
}
