public import Foundation

/// The screen that pictures are of: that of the picture that is made now, and a phone's while none is made: what code reads before
/// does not depend on the picture before.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen()

    /// What a picture is asked for.
    @MainActor
    final class Showing {
        let size: CGSize
        let scale: CGFloat
        let traits: UITraitCollection

        init(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
            (self.size, self.scale, self.traits) = (size, scale, traits)
        }
    }

    /// That of the picture whose tasks run: it waits for them, and other pictures may be made meanwhile.
    @TaskLocal static var waiting: Showing?
    /// Of the pictures that are made now, one inside of another.
    private var making: [Showing] = []
    private var shown: Showing? { making.last ?? Self.waiting }

    /// Points. 390 × 844 while no picture is made.
    open var bounds: CGRect { CGRect(origin: .zero, size: shown?.size ?? CGSize(width: 390, height: 844)) }
    /// Pixels a point. 3 while no picture is made.
    open var scale: CGFloat { shown?.scale ?? 3 }
    /// As `scale`.
    open var nativeScale: CGFloat { scale }
    /// In pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    open var traitCollection: UITraitCollection { shown?.traits ?? .current }
    /// No effect on a picture.
    open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 60 }
    open var isCaptured: Bool { false }

    /// Is what a picture is asked for, until `endShowing`.
    func show(_ showing: Showing) { making.append(showing) }
    func show(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
        show(Showing(size: size, scale: scale, traits: traits))
    }
    func endShowing() { _ = making.popLast() }
}
