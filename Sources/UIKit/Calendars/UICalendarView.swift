import DisplayLists
public import Foundation

/// A month of days with marks on them, some of which can be chosen. It has no fixed width; all lengths are guesses after the graphical
/// date picker's proportions: no picture shows one.
open class UICalendarView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        visibleDateComponents = calendar.dateComponents([.era, .year, .month], from: Date())
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        visibleDateComponents = calendar.dateComponents([.era, .year, .month], from: Date())
    }

    /// Marks days.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { contentChanged() } }
    /// What is chosen; `nil` is nothing.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            selectionBehavior?.view = self
            contentChanged()
        }
    }
    /// Days outside of it are faint.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { contentChanged() } }
    open var calendar = Calendar.current { didSet { contentChanged() } }
    /// Of the names of months and days.
    open var locale = Locale.current { didSet { contentChanged() } }
    /// `nil` is the calendar's.
    open var timeZone: TimeZone? { didSet { contentChanged() } }
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { contentChanged() } }
    /// Whether there is room for marks below days.
    open var wantsDateDecorations = true { didSet { contentChanged() } }
    /// The month that is shown; the one at hand when the view is made, so that its picture is another one each month.
    open var visibleDateComponents = DateComponents() { didSet { contentChanged() } }
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }
    /// Asks for the marks again.
    open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) { contentChanged() }

    private var isStale = true
    func contentChanged() {
        isStale = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    private var parts: [UIView] = []
    private var month: CalendarMonth { CalendarMonth(of: visibleDateComponents, calendar, locale, timeZone) }
    private var grid: CalendarGrid {
        CalendarGrid(weeks: month.weeks.count, hasMarks: wantsDateDecorations && delegate != nil)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: grid.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: grid.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard isStale || parts.first?.superview !== self else { return place() }
        isStale = false
        for part in parts { part.removeFromSuperview() }
        parts = []
        frames = []
        build(month, grid)
        place()
    }

    /// Where the parts are in a view of a width.
    private var frames: [(Double) -> CGRect] = []

    private func place() {
        for (part, frame) in zip(parts, frames) { part.frame = directed(frame(bounds.width)) }
    }

    private func add(_ part: UIView, _ frame: @escaping (Double) -> CGRect) {
        parts.append(part)
        frames.append(frame)
        addSubview(part)
    }

    private func build(_ month: CalendarMonth, _ grid: CalendarGrid) {
        let title = label(month.title, .headline)
        title.textAlignment = .natural
        let titleWidth = title.sizeThatFits(.zero).width
        add(title) { _ in grid.heading(from: 0, width: titleWidth) }
        add(symbol("chevron.forward", .footnote, .bold)) { _ in grid.heading(from: titleWidth, width: 20) }
        add(symbol("chevron.backward", .title3, .semibold)) { grid.heading(before: 44, width: 24, in: $0) }
        add(symbol("chevron.forward", .title3, .semibold)) { grid.heading(before: 0, width: 24, in: $0) }
        for (index, name) in month.weekdays.enumerated() {
            let day = label(name, .footnote)
            day.font = designed(.systemFont(ofSize: day.font.pointSize, weight: .semibold))
            day.textColor = .tertiaryLabel
            add(day) { grid.weekday(index, width: $0) }
        }
        for (week, days) in month.weeks.enumerated() {
            for (weekday, day) in days.enumerated() {
                if let day { addDay(day, of: month, week: week, weekday: weekday, grid) }
            }
        }
    }

    private func addDay(_ day: Int, of month: CalendarMonth, week: Int, weekday: Int, _ grid: CalendarGrid) {
        let components = month.components(day: day)
        let isChosen = selectionBehavior?.contains(components, in: calendar) ?? false
        let date = calendar.date(from: components)
        let isAvailable = date.map(availableDateRange.contains) ?? true
        if isChosen {
            let disc = UIView()
            disc.backgroundColor = tintColor.withAlphaComponent(0.15)
            disc.layer.cornerRadius = CalendarGrid.disc / 2
            add(disc) { grid.disc(week: week, weekday: weekday, width: $0) }
        }
        let number = label(month.number(day), .title3)
        if isChosen { number.font = designed(.systemFont(ofSize: number.font.pointSize, weight: .semibold)) }
        number.textColor = isChosen ? tintColor : isAvailable ? .label : .tertiaryLabel
        add(number) { grid.day(week: week, weekday: weekday, width: $0) }
        guard grid.hasMarks, let mark = delegate?.calendarView(self, decorationFor: components)?.makeView(tintColor)
        else { return }
        let size = mark.sizeThatFits(.zero)
        add(mark) { grid.mark(size, week: week, weekday: weekday, width: $0) }
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        label.font = designed(.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
        return label
    }

    private func designed(_ font: UIFont) -> UIFont {
        guard fontDesign != .default, let descriptor = font.fontDescriptor.withDesign(fontDesign) else { return font }
        return UIFont(descriptor: descriptor, size: 0)
    }

    private func symbol(_ name: String, _ style: UIFont.TextStyle, _ weight: UIImage.SymbolWeight) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(textStyle: style)
            .applying(UIImage.SymbolConfiguration(weight: weight))
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.contentMode = .center
        return view
    }
}
