import Appearance
import DisplayLists
public import Foundation

/// A thumb on a track between two values.
open class UISlider: UIControl {
    /// Kept between the two ends when it is drawn.
    open var value: Float = 0
    /// At the leading end.
    open var minimumValue: Float = 0
    /// At the trailing end.
    open var maximumValue: Float = 1
    /// Of the track up to the thumb; `nil` is the tint colour.
    open var minimumTrackTintColor: UIColor?
    /// Of the track beyond the thumb; `nil` is the system's fill.
    open var maximumTrackTintColor: UIColor?
    /// `nil` is white.
    open var thumbTintColor: UIColor?
    /// Before the track; `nil` is none.
    open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// After the track; `nil` is none.
    open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// No effect on a picture.
    open var isContinuous = true
    /// By state.
    private var pictures: [Part: [UInt: UIImage]] = [:]
    private enum Part { case thumb, minimumTrack, maximumTrack }
    private func picture(_ part: Part, _ state: UIControl.State) -> UIImage? {
        pictures[part]?[state.rawValue] ?? pictures[part]?[0]
    }

    /// In place of the thumb, as large as the picture.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        pictures[.thumb, default: [:]][state.rawValue] = image
    }
    /// In place of the track up to the thumb.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        pictures[.minimumTrack, default: [:]][state.rawValue] = image
    }
    /// In place of the track beyond the thumb.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        pictures[.maximumTrack, default: [:]][state.rawValue] = image
    }
    open func thumbImage(for state: UIControl.State) -> UIImage? { pictures[.thumb]?[state.rawValue] }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { pictures[.minimumTrack]?[state.rawValue] }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { pictures[.maximumTrack]?[state.rawValue] }
    /// What shows in place of the thumb; `nil` is the system's.
    open var currentThumbImage: UIImage? { picture(.thumb, state) }
    /// What shows in place of the track up to the thumb; `nil` is the system's.
    open var currentMinimumTrackImage: UIImage? { picture(.minimumTrack, state) }
    /// What shows in place of the track beyond the thumb; `nil` is the system's.
    open var currentMaximumTrackImage: UIImage? { picture(.maximumTrack, state) }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Lengths in points. Not measured, apart from the height: a public property of the control (`sizeThatFits`).
    private struct Metrics {
        var height: Double
        var track: Double
        var thumb: CGSize
    }
    private static let classic = Metrics(height: 31, track: 4, thumb: CGSize(width: 27, height: 27))
    private static let glass = Metrics(height: 31, track: 6, thumb: CGSize(width: 37, height: 24))
    private var metrics: Metrics { traitCollection.generation == .iOS26 ? Self.glass : Self.classic }
    /// Where nothing says how wide it is.
    private static let width = 100.0

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < 100_000
        return CGSize(width: isLimited ? size.width : Self.width, height: metrics.height)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: metrics.height)
    }

    private func share(of value: Float) -> Double {
        let length = Double(maximumValue - minimumValue)
        guard length > 0, value.isFinite else { return 0 }
        return min(max(Double(value - minimumValue) / length, 0), 1)
    }

    /// From an image to the track, points. A guess.
    private static let imageSpacing = 8.0

    /// Where the track runs, its leading end left.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let before = minimumValueImage.map { $0.size.width + Self.imageSpacing } ?? 0
        let after = maximumValueImage.map { $0.size.width + Self.imageSpacing } ?? 0
        return CGRect(
            x: bounds.minX + before, y: bounds.midY - metrics.track / 2, width: max(0, bounds.width - before - after),
            height: metrics.track)
    }

    private func add(_ image: UIImage?, x: CGFloat, to listing: inout Listing) {
        guard let image else { return }
        let grid = pixelGrid
        let frame = CGRect(
            x: x, y: grid.round(bounds.midY - image.size.height / 2), width: image.size.width, height: image.size.height
        )
        for item in image.items(in: directed(frame), tint: tintColor ?? .tintColor, traits: tintedTraits) {
            listing.add(item)
        }
    }

    /// Where the thumb is for a value, the track's leading end left.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? metrics.thumb
        let room = max(0, rect.width - size.width)
        return CGRect(
            x: rect.minX + room * share(of: value), y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    package override func listContent(into listing: inout Listing) {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        var done = track
        done.size.width = thumb.midX - track.minX
        listing.group(Group(opacity: isEnabled ? 1 : 0.5)) { listing in
            add(minimumValueImage, x: bounds.minX, to: &listing)
            add(maximumValueImage, x: track.maxX + Self.imageSpacing, to: &listing)
            if let image = currentMaximumTrackImage {
                add(image, over: track, to: &listing)
            } else {
                listing.fill(Self.capsule(directed(track)), resolved(maximumTrackTintColor ?? .systemFill))
            }
            if let image = currentMinimumTrackImage {
                add(image, over: done, to: &listing)
            } else {
                listing.fill(Self.capsule(directed(done)), resolved(minimumTrackTintColor ?? tintColor))
            }
            if let image = currentThumbImage { return add(image, over: thumb, to: &listing) }
            let shape = Self.capsule(directed(thumb))
            let shadow = Shadow(
                shape: shape, color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.12),
                offset: CGSize(width: 0, height: 3), radius: 6)
            listing.group(Group(shadow: shadow)) { $0.fill(shape, resolved(thumbTintColor ?? .white)) }
        }
    }

    private func add(_ image: UIImage, over rect: CGRect, to listing: inout Listing) {
        for item in image.items(in: directed(rect), tint: thumbTintColor ?? tintColor, traits: tintedTraits) {
            listing.add(item)
        }
    }

    private static func capsule(_ rect: CGRect) -> Shape {
        .roundedRectangle(
            RoundedRectangle(rect: rect, radius: min(rect.width, rect.height) / 2, curve: .circular))
    }
}
