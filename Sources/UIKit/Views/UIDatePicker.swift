import Appearance
import DisplayLists
public import Foundation

/// A date and a time that can be chosen, drawn in the compact style: each in a pill.
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime
        /// Drawn as `time`.
        case countDownTimer
        /// Drawn as `date`.
        case yearAndMonth = 4
    }

    /// Looks of date pickers.
    public enum Style: Int, Hashable, Sendable {
        /// The compact one.
        case automatic
        /// Drawn as `compact`, with a warning.
        case wheels
        /// Pills, which open a calendar or a keyboard.
        case compact
        /// Drawn as `compact`, with a warning.
        case inline
    }

    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { contentChanged() } } }
    /// The look that is wanted.
    open var preferredDatePickerStyle = Style.automatic
    /// The look that there is.
    open var datePickerStyle: Style { preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle }

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
    /// No effect on a picture.
    open var minuteInterval = 1
    /// No effect on a picture.
    open var roundsToMinuteInterval = true
    /// In seconds. No effect on a picture.
    open var countDownDuration: TimeInterval = 0

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

    private var texts: [String] {
        var texts: [String] = []
        let isOfTime = datePickerMode == .time || datePickerMode == .countDownTimer
        if !isOfTime { texts.append(written(date: .medium, time: .none)) }
        if isOfTime || datePickerMode == .dateAndTime { texts.append(written(date: .none, time: .short)) }
        return texts
    }

    private func written(date dateStyle: DateFormatter.Style, time timeStyle: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale ?? Locale(identifier: traitCollection.language ?? "en_US")
        if let calendar { formatter.calendar = calendar }
        if let timeZone = timeZone ?? calendar?.timeZone { formatter.timeZone = timeZone }
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }

    private func refresh() {
        guard isStale else { return }
        isStale = false
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
    private static let radius = 8.0

    private func pillSize(_ label: UILabel) -> CGSize {
        let size = label.sizeThatFits(.zero)
        return CGSize(width: size.width + 2 * Self.padding.width, height: size.height + 2 * Self.padding.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        refresh()
        let sizes = labels.map(pillSize)
        let width = sizes.reduce(0) { $0 + $1.width } + Self.gap * Double(max(0, sizes.count - 1))
        return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refresh()
        var x: CGFloat = 0
        for label in labels {
            let size = pillSize(label)
            let y = pixelGrid.round((bounds.height - size.height) / 2)
            label.frame = directed(CGRect(x: x, y: y, width: size.width, height: size.height))
            x += size.width + Self.gap
        }
    }

    package override func listContent(into listing: inout Listing) {
        if datePickerStyle != .compact {
            RenderDiagnostics.current.report(.unsupported("date pickers are drawn in the compact style alone"))
        }
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
