import Appearance
import DisplayLists
public import Foundation
import Typesetting

/// A row of segments of which one is chosen.
open class UISegmentedControl: UIControl {
    /// Strings make titled segments, images make pictured ones; anything else an empty one.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] { add(item) }
        frame.size = intrinsicContentSize
    }

    /// `noSegment` chooses none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    nonisolated public static let noSegment = -1
    /// The chosen segment's colour; `nil` is the system's.
    open var selectedSegmentTintColor: UIColor?

    private var segments: [UIView] = []

    func add(_ item: Any) {
        let view: UIView
        switch item {
        case let title as String:
            let label = UILabel()
            label.text = title
            label.font = .systemFont(ofSize: Self.titleSize, weight: .medium)
            label.textAlignment = .center
            view = label
        case let image as UIImage: view = UIImageView(image: image)
        default: view = UIView()
        }
        view.contentMode = .center
        segments.append(view)
        addSubview(view)
        setNeedsLayout()
    }

    open var numberOfSegments: Int { segments.count }
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? (segments[segment] as? UILabel)?.text : nil
    }

    /// Observable through the control's public properties: 32 high (34 on iOS 26, unmeasured), titles of 13 points.
    private static let height = 32.0
    private static let titleSize = 13.0
    private static let padding = 12.0
    private static let inset = 2.0

    private var segmentWidth: Double {
        let widest = segments.map { Double($0.sizeThatFits(.zero).width) }.max() ?? 0
        return pixelGrid.ceil(widest + 2 * Self.padding)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: segmentWidth * Double(segments.count), height: Self.height)
    }
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, view) in segments.enumerated() { view.frame = frame(of: index) }
    }

    private func frame(of segment: Int) -> CGRect {
        let width = bounds.width / Double(max(segments.count, 1))
        return directed(CGRect(x: width * Double(segment), y: 0, width: width, height: bounds.height))
    }

    package override func listContent(into listing: inout Listing) {
        let isGlass = traitCollection.generation == .iOS26
        // Corners of 8.9 outside and 6.9 inside before iOS 26; capsules since.
        let radius = isGlass ? bounds.height / 2 : 8.9
        listing.fill(
            .roundedRectangle(RoundedRectangle(rect: bounds, radius: radius)), resolved(.tertiarySystemFill))
        guard segments.indices.contains(selectedSegmentIndex) else { return }
        let rect = frame(of: selectedSegmentIndex).insetBy(dx: Self.inset, dy: Self.inset)
        guard !rect.isNull else { return }
        let shape = Shape.roundedRectangle(RoundedRectangle(rect: rect, radius: max(0, radius - Self.inset)))
        let fallback = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
        let shadow = Shadow(
            shape: shape, color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.12),
            offset: CGSize(width: 0, height: 3), radius: 8)
        listing.group(Group(shadow: shadow)) { $0.fill(shape, resolved(selectedSegmentTintColor ?? fallback)) }
    }
}
