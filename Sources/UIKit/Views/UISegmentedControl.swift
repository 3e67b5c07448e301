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

    /// Segments with the actions' titles, or their images where there are any.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
        if frame.isEmpty { self.frame.size = intrinsicContentSize }
    }

    /// `noSegment` chooses none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsLayout() } }
    nonisolated public static let noSegment = -1
    /// The chosen segment's colour; `nil` is the system's.
    open var selectedSegmentTintColor: UIColor?
    /// Whether a segment is as wide as its content needs; else all without a width of their own are equally wide.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }
    /// A momentary control shows no choice.
    open var isMomentary = false

    /// One of the segments.
    struct Segment {
        let view: UIView
        /// Points; 0 is automatic.
        var width: CGFloat = 0
        var isEnabled = true
        var action: UIAction?
        /// What moves the content from the middle, points.
        var offset = CGSize.zero
    }
    private(set) var segments: [Segment] = []
    private(set) var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    func add(_ item: Any) { insert(item, at: segments.count) }

    private func insert(_ item: Any, at index: Int, action: UIAction? = nil) {
        let view = Self.view(of: item)
        segments.insert(Segment(view: view, action: action), at: min(max(index, 0), segments.count))
        addSubview(view)
        segmentsChanged()
    }

    private static func view(of item: Any) -> UIView {
        let view: UIView
        switch item {
        case let title as String:
            let label = UILabel()
            label.text = title
            label.font = .systemFont(ofSize: titleSize, weight: .medium)
            label.textAlignment = .center
            view = label
        case let image as UIImage:
            view = UIImageView(image: image)
            // Images are of the titles' colour, whatever the tint.
            view.tintColor = .label
        default: view = UIView()
        }
        view.contentMode = .center
        return view
    }

    private func segmentsChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        segmentsChanged()
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(title ?? "", at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(image ?? UIImage(), at: segment)
    }
    /// With the action's image, or its title where it has none.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(action.image ?? action.title, at: segment, action: action)
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).view.removeFromSuperview()
        if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
        segmentsChanged()
    }
    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    }

    /// A title in place of what the segment has.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { replace(title ?? "", at: segment) }
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? (segments[segment].view as? UILabel)?.text : nil
    }
    /// An image in place of what the segment has.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { replace(image ?? UIImage(), at: segment) }
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? (segments[segment].view as? UIImageView)?.image : nil
    }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        replace(action.image ?? action.title, at: segment)
        change(segment) { $0.action = action }
    }
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }

    private func replace(_ item: Any, at index: Int) {
        guard segments.indices.contains(index) else { return }
        let old = segments[index]
        old.view.removeFromSuperview()
        let view = Self.view(of: item)
        addSubview(view)
        segments[index] = Segment(
            view: view, width: old.width, isEnabled: old.isEnabled, action: old.action, offset: old.offset)
        segmentsChanged()
    }

    /// - Parameter width: Points; 0 is automatic.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }
    /// What moves a segment's content from the middle, points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        segments.indices.contains(segment) ? segments[segment].offset : .zero
    }

    // MARK: Titles

    /// Font, colour and the like of titles in a state; those of the normal state count where a state has none.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state.rawValue] = attributes
        segmentsChanged()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state.rawValue]
    }

    /// Gives the titles the looks of their states.
    private func dressTitles() {
        for (index, segment) in segments.enumerated() {
            guard let label = segment.view as? UILabel, let text = label.text else { continue }
            var state = UIControl.State.normal
            if index == selectedSegmentIndex, !isMomentary { state = .selected }
            if !segment.isEnabled || !isEnabled { state = .disabled }
            let looks = (textAttributes[0] ?? [:]).merging(textAttributes[state.rawValue] ?? [:]) { _, own in own }
            label.isEnabled = state != .disabled || textAttributes[state.rawValue]?[.foregroundColor] != nil
            let title = NSAttributedString(string: text, attributes: looks)
            // Setting it asks for another layout, and this is one.
            if label.attributedText?.isEqual(to: title) != true { label.attributedText = title }
        }
    }

    // MARK: Layout

    /// Observable through the control's public properties: 32 high (34 on iOS 26, unmeasured), titles of 13 points.
    private static let height = 32.0
    private static let titleSize = 13.0
    private static let padding = 12.0
    private static let inset = 2.0

    private func contentWidth(_ segment: Segment) -> Double {
        Double(segment.view.sizeThatFits(.zero).width) + 2 * Self.padding
    }

    /// What each segment wants, points: its own width, or what its content needs, or the widest content.
    private var wantedWidths: [Double] {
        dressTitles()
        let contents = segments.map(contentWidth)
        let widest = pixelGrid.ceil(contents.max() ?? 0)
        return zip(segments, contents).map { segment, content in
            segment.width > 0
                ? Double(segment.width) : apportionsSegmentWidthsByContent ? pixelGrid.ceil(content) : widest
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: wantedWidths.reduce(0, +), height: Self.height)
    }
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        dressTitles()
        for (segment, frame) in zip(segments, frames) {
            segment.view.frame = frame.offsetBy(dx: segment.offset.width, dy: segment.offset.height)
        }
    }

    /// Segments without a width of their own share what the others leave: equally, or in proportion to what they need. Where all have
    /// one, all grow or shrink alike, which is a guess.
    private var frames: [CGRect] {
        let wanted = wantedWidths
        let free = segments.indices.filter { segments[$0].width <= 0 }
        let fixed = segments.reduce(0) { $0 + $1.width }
        let wantedByFree = free.reduce(0) { $0 + wanted[$1] }
        let room = max(0, bounds.width - fixed)
        var x: CGFloat = 0
        return segments.indices.map { index in
            let width: CGFloat
            if free.isEmpty {
                width = fixed > 0 ? segments[index].width * bounds.width / fixed : 0
            } else if segments[index].width > 0 {
                width = segments[index].width
            } else if apportionsSegmentWidthsByContent, wantedByFree > 0 {
                width = room * wanted[index] / wantedByFree
            } else {
                width = room / CGFloat(free.count)
            }
            defer { x += width }
            return directed(CGRect(x: x, y: 0, width: width, height: bounds.height))
        }
    }

    package override func listContent(into listing: inout Listing) {
        let isGlass = traitCollection.generation == .iOS26
        // Corners of 8.9 outside and 6.9 inside before iOS 26; capsules since.
        let radius = isGlass ? bounds.height / 2 : 8.9
        listing.fill(
            .roundedRectangle(RoundedRectangle(rect: bounds, radius: radius)), resolved(.tertiarySystemFill))
        guard segments.indices.contains(selectedSegmentIndex), !isMomentary else { return }
        let rect = frames[selectedSegmentIndex].insetBy(dx: Self.inset, dy: Self.inset)
        guard !rect.isNull else { return }
        let shape = Shape.roundedRectangle(RoundedRectangle(rect: rect, radius: max(0, radius - Self.inset)))
        let fallback = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
        let shadow = Shadow(
            shape: shape, color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.12),
            offset: CGSize(width: 0, height: 3), radius: 8)
        listing.group(Group(shadow: shadow)) { $0.fill(shape, resolved(selectedSegmentTintColor ?? fallback)) }
    }
}
