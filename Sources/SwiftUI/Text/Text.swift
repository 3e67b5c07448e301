public import Foundation
import UIKit

/// Text that is shown and not edited.
public struct Text: Hashable, Sendable {
    indirect enum Storage: Hashable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case date(Date, isTime: Bool)
        /// A value that is written where it is shown.
        case formatted(FormattedText)
        case image(Image)
        case joined(Text, Text)
    }

    let storage: Storage
    var attributes = TextAttributes()

    init(_ storage: Storage) { self.storage = storage }

    /// What the string tables have for the key in the environment's language, with its Markdown; the key itself where none has it.
    ///
    /// - Parameters:
    ///   - tableName: without its type; `nil` is `Localizable`.
    ///   - bundle: whose tables are looked through; `nil` and the main one are those of all targets.
    ///   - comment: Changes nothing in a picture.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName, bundle: bundle))
    }
    /// What the resource stands for in the environment's language, without Markdown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }
    /// As it is, without Markdown.
    public init(verbatim content: String) { self.init(.verbatim(content)) }
    /// As it is, without Markdown.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) { self.init(.verbatim(String(content))) }
    /// Fonts, colours, links and inline Markdown of the text count.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }
    /// A value as a format style writes it.
    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
        self.init(.formatted(FormattedText(input, format) { AttributedString($0) }))
    }
    /// A value as a format style writes it, with attributes.
    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
        self.init(.formatted(FormattedText(input, format) { $0 }))
    }
    /// A value as a formatter writes it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
    /// A value as a formatter writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
    /// A picture that stands in text like a letter. Its own modifiers for symbols do not count there.
    public init(_ image: Image) { self.init(.image(image)) }
    /// Two times of a day, or of several days with their dates. Which parts are written is a guess: no picture shows one.
    public init(_ dates: ClosedRange<Date>) { self.init(.formatted(FormattedText(dates))) }
    /// Two times of a day, or of several days with their dates. Which parts are written is a guess: no picture shows one.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// The parts of a date that a text can show.
    public struct DateStyle: Hashable, Sendable {
        fileprivate enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }
        fileprivate let kind: Kind
        /// Month, day and year.
        public static let date = DateStyle(kind: .date)
        /// Hour and minute.
        public static let time = DateStyle(kind: .time)
        /// How far it is from the moment at which the picture is made, in American English: each minute another picture.
        public static let relative = DateStyle(kind: .relative)
        /// As `relative`, with a sign.
        public static let offset = DateStyle(kind: .offset)
        /// As `relative`, in hours, minutes and seconds.
        public static let timer = DateStyle(kind: .timer)

        /// `nil` for what stands still.
        fileprivate func written(_ date: Date) -> String? {
            let seconds = abs(date.timeIntervalSinceNow).rounded()
            let duration = Duration.seconds(Int64(min(seconds, 1e12)))
            switch kind {
            case .date, .time: return nil
            case .timer:
                return duration.formatted(.time(pattern: seconds < 3600 ? .minuteSecond : .hourMinuteSecond))
            case .relative, .offset:
                let units = Duration.UnitsFormatStyle(
                    allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated,
                    maximumUnitCount: kind == .relative ? 2 : 1)
                let text = units.locale(Locale(identifier: "en_US")).format(duration)
                return kind == .relative ? text : (date.timeIntervalSinceNow < 0 ? "+" : "-") + text
            }
        }
    }

    /// A part of a date, written for the environment's locale in Greenwich time.
    public init(_ date: Date, style: DateStyle) {
        if let words = style.written(date) {
            self.init(verbatim: words)
        } else {
            self.init(.date(date, isTime: style.kind == .time))
        }
    }
    /// What is left of a time, in hours, minutes and seconds, as it begins or, without one, as it ends.
    /// - Parameters:
    ///   - pauseTime: When it stands still; `nil` is at its start.
    ///   - countsDown: Whether it is what is left rather than what has gone by.
    ///   - showsHours: Whether hours are told apart from minutes.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let now = min(max(pauseTime ?? timerInterval.lowerBound, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
        let duration = Duration.seconds(Int64(min(seconds.rounded(), 1e12)))
        self.init(
            verbatim: duration.formatted(
                .time(pattern: showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond)))
    }

    public static func + (left: Text, right: Text) -> Text { Text(.joined(left, right)) }

    private func changed(_ change: (inout TextAttributes) -> Void) -> Text {
        var text = self
        // What was set before is further inside and wins.
        var outer = TextAttributes()
        change(&outer)
        text.attributes = outer.applying(attributes)
        return text
    }

    // MARK: Looks

    /// `nil` is the environment's.
    public func font(_ font: Font?) -> Text { changed { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changed { if let weight { $0.changes.append(.weight(weight)) } }
    }
    public func fontDesign(_ design: Font.Design?) -> Text {
        changed { if let design { $0.changes.append(.design(design)) } }
    }
    /// How wide letters are. Not drawn yet.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    /// Whether text is that of small print. Not drawn yet.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
    public func bold() -> Text { bold(true) }
    public func bold(_ isActive: Bool) -> Text { changed { if isActive { $0.changes.append(.bold) } } }
    public func italic() -> Text { italic(true) }
    public func italic(_ isActive: Bool) -> Text { changed { if isActive { $0.changes.append(.italic) } } }
    public func monospaced(_ isActive: Bool = true) -> Text {
        changed { if isActive { $0.changes.append(.monospaced) } }
    }
    public func monospacedDigit() -> Text { changed { $0.changes.append(.monospacedDigit) } }
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        changed { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        changed { $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }
    /// - Parameter kerning: Points after each character.
    public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }
    /// - Parameter tracking: Points after each character.
    public func tracking(_ tracking: CGFloat) -> Text { changed { $0.kerning = tracking } }
    /// - Parameter baselineOffset: Points, upwards.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed { $0.baselineOffset = baselineOffset } }
    /// `nil` is the environment's.
    public func foregroundColor(_ color: Color?) -> Text {
        changed { if let color { $0.foreground = .init(color) } }
    }
    /// Of a gradient the colour in the middle is used.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        changed { $0.foreground = .init(style) }
    }
}

extension Text: View, NodeSource {
    public typealias Body = Never
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [TextNode(self, environment)] }
}
