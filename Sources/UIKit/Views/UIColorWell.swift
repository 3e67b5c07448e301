import DisplayLists
public import Foundation

/// A disc in the chosen colour inside a ring of all colours.
open class UIColorWell: UIControl {
    /// `nil` shows the ring alone.
    open var selectedColor: UIColor?
    /// Of the page that chooses. No effect on a picture.
    open var title: String?
    /// No effect on a picture.
    open var supportsAlpha = true

    /// Points: public default size of the control.
    private static let side = 28.0
    /// Guesses: the ring's width, and what is free between it and the disc.
    private static let ring = 3.0
    private static let gap = 2.0

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override func listContent(into listing: inout Listing) {
        let box = CGRect(
            x: bounds.midX - Self.side / 2, y: bounds.midY - Self.side / 2, width: Self.side, height: Self.side)
        let colors = (0...6).map { UIColor(hue: CGFloat($0 % 6) / 6, saturation: 0.9, brightness: 1, alpha: 1) }
        let stops = colors.enumerated().map { index, color in
            DisplayLists.LinearGradient.Stop(location: Double(index) / 6, color: resolved(color))
        }
        let middle = CGPoint(x: box.midX, y: box.midY)
        let gradient = ConicGradient(center: middle, startAngle: 0, stops: stops)
        let half = Self.ring / 2
        listing.add(
            .stroke(.ellipse(box.insetBy(dx: half, dy: half)), .conicGradient(gradient), StrokeStyle(width: Self.ring)))
        guard let selectedColor else { return }
        let inset = Self.ring + Self.gap
        listing.fill(.ellipse(box.insetBy(dx: inset, dy: inset)), resolved(selectedColor))
    }
}
