import Appearance
import DisplayLists
public import Foundation

/// A value that goes up and down by steps. Its size is the system's.
open class UIStepper: UIControl {
    /// Kept between `minimumValue` and `maximumValue`.
    open var value: Double {
        get { min(max(storedValue, minimumValue), max(minimumValue, maximumValue)) }
        set { storedValue = newValue }
    }
    private var storedValue = 0.0
    /// At it, the minus is faint, unless the value wraps.
    open var minimumValue = 0.0
    /// At it, the plus is faint, unless the value wraps.
    open var maximumValue = 100.0
    /// No effect on a picture.
    open var stepValue = 1.0
    /// Whether the value goes on at the other end.
    open var wraps = false
    /// No effect on a picture.
    open var autorepeat = true
    /// No effect on a picture.
    open var isContinuous = true

    private var images: [Bool: [UInt: UIImage]] = [:]
    /// In place of the minus; `nil` is the minus again.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        images[false, default: [:]][state.rawValue] = image
    }
    open func decrementImage(for state: State) -> UIImage? { images[false]?[state.rawValue] }
    /// In place of the plus; `nil` is the plus again.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        images[true, default: [:]][state.rawValue] = image
    }
    open func incrementImage(for state: State) -> UIImage? { images[true]?[state.rawValue] }

    /// A public property of the control (`sizeThatFits`), before iOS 26 as since.
    private static let size = CGSize(width: 94, height: 32)
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var intrinsicContentSize: CGSize { Self.size }

    // MARK: Listing

    /// Points; the corners are a segmented control's. Not measured.
    private static let radius = 8.9
    private static let divider = CGSize(width: 1, height: 18)
    private static let symbols = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)

    /// Of the system's size, whatever the frame, from its top left corner.
    private var track: CGRect { CGRect(origin: bounds.origin, size: Self.size) }

    package override func listContent(into listing: inout Listing) {
        let track = track
        let isGlass = traitCollection.generation == .iOS26
        let shape = RoundedRectangle(rect: track, radius: isGlass ? track.height / 2 : Self.radius)
        listing.group(Group(opacity: isEnabled ? 1 : 0.5)) { listing in
            listing.fill(.roundedRectangle(shape), resolved(.tertiarySystemFill))
            let line = CGRect(
                x: track.midX - Self.divider.width / 2, y: track.midY - Self.divider.height / 2,
                width: Self.divider.width, height: Self.divider.height)
            listing.fill(.rectangle(line), resolved(.tertiaryLabel))
            add(isIncrement: false, into: &listing)
            add(isIncrement: true, into: &listing)
        }
    }

    private func add(isIncrement: Bool, into listing: inout Listing) {
        let own = images[isIncrement]?[state.rawValue] ?? images[isIncrement]?[State.normal.rawValue]
        guard let image = own ?? UIImage(systemName: isIncrement ? "plus" : "minus") else { return }
        let track = track
        let isTrailing = isIncrement != isRightToLeft
        let size = image.size(with: traitCollection, fallback: Self.symbols)
        let middle = track.minX + track.width * (isTrailing ? 0.75 : 0.25)
        let grid = pixelGrid
        let rect = CGRect(
            x: grid.round(middle - size.width / 2), y: grid.round(track.midY - size.height / 2), width: size.width,
            height: size.height)
        let isAtEnd = !wraps && (isIncrement ? value >= maximumValue : value <= minimumValue)
        let color = isAtEnd ? UIColor.tertiaryLabel : .label
        for item in image.items(in: rect, tint: color, traits: tintedTraits, fallback: Self.symbols) {
            listing.add(item)
        }
    }
}
