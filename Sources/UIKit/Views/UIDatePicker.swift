import Appearance
import DisplayLists
public import Foundation

/// A date and a time that can be chosen: each in a pill, on wheels or in a month.
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime
        /// Hours and minutes, on wheels.
        case countDownTimer
        /// As `date`, in pills; on wheels without the day.
        case yearAndMonth = 4
    }

    /// Looks of date pickers.
    public enum Style: Int, Hashable, Sendable {
        /// The compact one, and wheels where something counts down.
        case automatic
        /// Wheels of days, hours and so on, without an end.
        case wheels
        /// Pills, which open a calendar or a keyboard.
        case compact
        /// A month, and a time in a pill below it.
        case inline
    }

    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { contentChanged() } } }
    /// The look that is wanted.
    open var preferredDatePickerStyle = Style.automatic { didSet { contentChanged() } }
    /// The look that there is.
    open var datePickerStyle: Style {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// Kept between the minimum and the maximum. The moment at which the picker is made by default, so that a picture of it
    /// is another one each minute.
    open var date: Date {
        get { min(max(storedDate, minimumDate ?? .distantPast), maximumDate ?? .distantFuture) }
        set {
            storedDate = newValue
            contentChanged()
        }
    }
    private var storedDate = Date()
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    /// `nil` is no limit.
    open var minimumDate: Date? { didSet { contentChanged() } }
    /// `nil` is no limit.
    open var maximumDate: Date? { didSet { contentChanged() } }
    /// How dates and times are written; `nil` is the language of the traits, or American English.
    open var locale: Locale? { didSet { contentChanged() } }
    /// `nil` is the locale's.
    open var calendar: Calendar! { didSet { contentChanged() } }
    /// `nil` is the machine's.
    open var timeZone: TimeZone? { didSet { contentChanged() } }
    /// Not drawn yet.
    open var minuteInterval = 1
    /// Not drawn yet.
    open var roundsToMinuteInterval = true
    /// In seconds, of what counts down.
    open var countDownDuration: TimeInterval = 0 { didSet { contentChanged() } }

    private func contentChanged() {
        isStale = true
        invalidateIntrinsicContentSize()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        isStale = true
    }

    // MARK: Parts

    /// One text for each pill, from the leading one.
    private var labels: [UILabel] = []
    private var isStale = true

    /// The wheels or the month; `nil` is none.
    private var whole: UIView?
    private var wheels: DateWheels?

    private var texts: [String] {
        if datePickerStyle == .wheels { return [] }
        var texts: [String] = []
        let isOfTime = datePickerMode == .time
        if !isOfTime, datePickerStyle != .inline { texts.append(written(date: .medium, time: .none)) }
        if isOfTime || datePickerMode == .dateAndTime { texts.append(written(date: .none, time: .short)) }
        return texts
    }

    private func written(date dateStyle: DateFormatter.Style, time timeStyle: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.locale = usedLocale
        if let calendar { formatter.calendar = calendar }
        if let timeZone = timeZone ?? calendar?.timeZone { formatter.timeZone = timeZone }
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }

    /// In the picker's time zone.
    private var usedCalendar: Calendar {
        var used: Calendar = calendar ?? usedLocale.calendar
        if let timeZone { used.timeZone = timeZone }
        return used
    }
    private var usedLocale: Locale { locale ?? Locale(identifier: traitCollection.language ?? "en_US") }

    /// Makes what is no pill.
    private func makeWhole() {
        whole?.removeFromSuperview()
        (whole, wheels) = (nil, nil)
        switch datePickerStyle {
        case .wheels:
            let wheels = DateWheels(
                datePickerMode, date: date, duration: countDownDuration, calendar: usedCalendar, locale: usedLocale)
            let picker = UIPickerView()
            (picker.dataSource, picker.delegate) = (wheels, wheels)
            wheels.turn(picker)
            (self.wheels, whole) = (wheels, picker)
        case .inline where datePickerMode != .time:
            let month = UICalendarView()
            (month.calendar, month.locale) = (usedCalendar, usedLocale)
            month.visibleDateComponents = usedCalendar.dateComponents([.era, .year, .month], from: date)
            let selection = UICalendarSelectionSingleDate(delegate: nil)
            selection.selectedDate = usedCalendar.dateComponents([.year, .month, .day], from: date)
            month.selectionBehavior = selection
            whole = month
        case .inline, .compact, .automatic: return
        }
        if let whole { addSubview(whole) }
    }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        makeWhole()
        let texts = texts
        while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
        while labels.count < texts.count {
            let label = UILabel()
            label.textAlignment = .center
            labels.append(label)
            addSubview(label)
        }
        for (label, text) in zip(labels, texts) {
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
            label.text = text
        }
    }

    // MARK: Layout

    /// Points. Not measured.
    private static let padding = CGSize(width: 12, height: 7)
    private static let gap = 8.0
    /// Of a month where nobody says how wide it is: as wide as wheels are.
    private static let wholeWidth = 320.0
    private static let radius = 8.0

    private func pillSize(_ label: UILabel) -> CGSize {
        let size = label.sizeThatFits(.zero)
        return CGSize(width: size.width + 2 * Self.padding.width, height: size.height + 2 * Self.padding.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        refresh()
        let sizes = labels.map(pillSize)
        let width = sizes.reduce(0) { $0 + $1.width } + Self.gap * Double(max(0, sizes.count - 1))
        let height = sizes.map(\.height).max() ?? 0
        guard let whole else { return CGSize(width: width, height: height) }
        let above = whole.sizeThatFits(CGSize(width: Self.wholeWidth, height: 0))
        return CGSize(width: max(above.width, width), height: above.height + height)
    }
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refresh()
        let pills = labels.map(pillSize).map(\.height).max() ?? 0
        whole?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - pills))
        var x: CGFloat = 0
        for label in labels {
            let size = pillSize(label)
            // Below the month, where there is one.
            let y = pixelGrid.round(whole == nil ? (bounds.height - size.height) / 2 : bounds.height - size.height)
            label.frame = directed(CGRect(x: x, y: y, width: size.width, height: size.height))
            x += size.width + Self.gap
        }
    }

    package override func listContent(into listing: inout Listing) {
        let isGlass = traitCollection.generation == .iOS26
        for label in labels {
            label.textColor = isEnabled ? .label : .tertiaryLabel
            let radius: Double = isGlass ? label.frame.height / 2 : Self.radius
            listing.fill(
                .roundedRectangle(RoundedRectangle(rect: label.frame, radius: radius)),
                resolved(.tertiarySystemFill))
        }
    }
}
