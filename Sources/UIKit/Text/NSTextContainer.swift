import Foundation

/// How text stands in the region that it is laid out in.
@preconcurrency @MainActor
public final class NSTextContainer {
    var changed: (() -> Void)?

    init() {}

    /// Kept free at both ends of each line, points.
    public var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed?() } } }
    /// The most lines; 0 is no limit.
    public var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed?() } } }
    /// How the last line is cut.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed?() } } }
    /// No effect on a picture.
    public var widthTracksTextView = true
    /// No effect on a picture.
    public var heightTracksTextView = false
}
