public import Foundation

/// The screen that pictures are of: that of the picture that is made now, and a phone's while none is made: what code reads before
/// does not depend on the picture before.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen()

    /// Of the pictures that are made now, one inside of another.
    private var shown: [(number: Int, size: CGSize, scale: CGFloat, traits: UITraitCollection)] = []
    private var lastNumber = 0

    /// Points. 390 × 844 while no picture is made.
    open var bounds: CGRect { CGRect(origin: .zero, size: shown.last?.size ?? CGSize(width: 390, height: 844)) }
    /// Pixels a point. 3 while no picture is made.
    open var scale: CGFloat { shown.last?.scale ?? 3 }
    /// As `scale`.
    open var nativeScale: CGFloat { scale }
    /// In pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    open var traitCollection: UITraitCollection { shown.last?.traits ?? .current }
    /// No effect on a picture.
    open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 60 }
    open var isCaptured: Bool { false }

    /// Is what a picture is asked for, until `endShowing`.
    ///
    /// - Returns: what tells it from other pictures.
    @discardableResult func show(size: CGSize, scale: CGFloat, traits: UITraitCollection) -> Int {
        lastNumber += 1
        shown.append((lastNumber, size, scale, traits))
        return lastNumber
    }

    func endShowing() { _ = shown.popLast() }
    func endShowing(_ number: Int) { shown.removeAll { $0.number == number } }
}
