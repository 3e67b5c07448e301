public import Foundation

/// How text stands in the region that it is laid out in.
@preconcurrency @MainActor
public final class NSTextContainer {
    var changed: (() -> Void)?

    /// - Parameter size: Points; 0 is no limit.
    public init(size: CGSize = .zero) { self.size = size }

    /// The region, points. A text view's follows the view.
    public var size: CGSize
    /// What text flows around, points. Not drawn yet.
    public var exclusionPaths: [UIBezierPath] = []

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
