import DisplayLists
public import Foundation

/// A row of dots of which one stands for the page that is shown.
open class UIPageControl: UIControl {
    /// Never negative.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            invalidateIntrinsicContentSize()
        }
    }
    /// Counted from 0; kept among the pages when it is drawn.
    open var currentPage = 0
    /// Whether a single page has no dot.
    open var hidesForSinglePage = false
    /// Of the other pages' dots; `nil` is a faint white.
    open var pageIndicatorTintColor: UIColor?
    /// Of the page's dot; `nil` is white.
    open var currentPageIndicatorTintColor: UIColor?

    /// In place of the dots; `nil` is dots. Not drawn yet.
    open var preferredIndicatorImage: UIImage?
    /// In place of the dot of the page that is shown. Not drawn yet.
    open var preferredCurrentPageIndicatorImage: UIImage?
    private var images: [Int: UIImage] = [:]
    /// In place of a page's dot; `nil` is a dot. Not drawn yet.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    /// Whether there is something behind the dots. Not drawn yet.
    open var backgroundStyle = BackgroundStyle.automatic
    /// No effect on a picture.
    open var allowsContinuousInteraction = true

    /// What is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    /// Points. Not measured.
    private static let dot = 8.0
    private static let pitch = 18.0
    private static let height = 26.0
    private static let faintAlpha = 0.3
    /// More dots than any screen has room for; of more pages, those around the current one have dots.
    private static let mostDots = 512

    /// What so many dots need.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.pitch * Double(max(pageCount, 0)) + Self.pitch, height: Self.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    package override func listContent(into listing: inout Listing) {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let current = min(max(currentPage, 0), numberOfPages - 1)
        let count = min(numberOfPages, Self.mostDots)
        let start = min(max(current - count / 2, 0), numberOfPages - count)
        let first = bounds.midX - Self.pitch * Double(count - 1) / 2
        for page in start..<start + count {
            let middle = first + Self.pitch * Double(page - start)
            let rect = CGRect(
                x: middle - Self.dot / 2, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
            let color =
                page == current
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? .white.withAlphaComponent(Self.faintAlpha)
            listing.fill(.ellipse(directed(rect)), resolved(color))
        }
    }
}
