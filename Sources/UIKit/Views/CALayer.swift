public import Foundation

/// The part of a view's look that UIKit leaves to its layer. Lengths are points.
@preconcurrency @MainActor
open class CALayer {
    /// The view the layer belongs to; `nil` for a layer on its own.
    weak var view: UIView?
    private var ownFrame = CGRect.zero

    public init() {}
    init(view: UIView) { self.view = view }

    /// In the superlayer's space.
    open var frame: CGRect {
        get { view?.frame ?? ownFrame }
        set { if let view { view.frame = newValue } else { ownFrame = newValue } }
    }
    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set { if let view { view.bounds = newValue } else { ownFrame.size = newValue.size } }
    }

    open var cornerRadius: CGFloat = 0
    /// The corners that the radius rounds; all by default.
    open var maskedCorners: CACornerMask = .all
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// 0…1; 0 casts no shadow.
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
    }
    private var ownOpacity: Float = 1
    open var isHidden: Bool {
        get { view?.isHidden ?? ownHidden }
        set { if let view { view.isHidden = newValue } else { ownHidden = newValue } }
    }
    private var ownHidden = false
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? ownMasks }
        set { if let view { view.clipsToBounds = newValue } else { ownMasks = newValue } }
    }
    private var ownMasks = false
    /// Beneath the view's own background colour; a frozen colour, which does not follow the traits.
    open var backgroundColor: CGColor?

    public private(set) var sublayers: [CALayer]?
    open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
    }
}

/// The corners that a layer's radius rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
