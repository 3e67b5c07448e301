public import Foundation
import UIKit

/// What of a moment can be chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A date, a time or both that can be chosen, behind their label.
@MainActor @preconcurrency
public struct DatePicker<Title: View>: View, NodeSource {
    public typealias Body = Never
    /// What of a moment can be chosen.
    public typealias Components = DatePickerComponents
    private let title: Title
    private let date: Date
    private let components: Components

    private init(_ title: Title, _ date: Date, _ components: Components) {
        self.title = title
        self.date = date
        self.components = components
    }

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Title
    ) {
        self.init(label(), selection.wrappedValue, displayedComponents)
    }
    /// - Parameter range: What can be chosen; a date beyond it is shown as the nearest one in it.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Title
    ) {
        self.init(label(), selection.wrappedValue.clamped(range.lowerBound, range.upperBound), displayedComponents)
    }
    /// - Parameter range: What can be chosen; a date beyond it is shown as the nearest one in it.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Title
    ) {
        self.init(label(), selection.wrappedValue.clamped(range.lowerBound, nil), displayedComponents)
    }
    /// - Parameter range: What can be chosen; a date beyond it is shown as the nearest one in it.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Title
    ) {
        self.init(label(), selection.wrappedValue.clamped(nil, range.upperBound), displayedComponents)
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        if environment[storage: \.control.datePickerStyle] is GraphicalDatePickerStyle, components.contains(.date) {
            return CalendarPage(date: date, showsTime: components.contains(.hourAndMinute)).nodes(environment)
        }
        let control = UIDatePicker()
        control.datePickerMode =
            components.contains(.date) ? components.contains(.hourAndMinute) ? .dateAndTime : .date : .time
        control.date = date
        control.locale = environment.locale
        control.calendar = environment.calendar
        control.timeZone = environment.timeZone
        control.isEnabled = environment.isEnabled
        if environment[storage: \.control.datePickerStyle] is WheelDatePickerStyle {
            control.preferredDatePickerStyle = .wheels
            return [RowControl(title: title).node(ChoiceWheel.node(control, environment), environment)]
        }
        return [RowControl(title: title).node(control, environment)]
    }
}

extension Date {
    fileprivate func clamped(_ earliest: Date?, _ latest: Date?) -> Date {
        min(max(self, earliest ?? .distantPast), latest ?? .distantFuture)
    }
}

extension DatePicker where Title == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
    /// - Parameter range: What can be chosen; a date beyond it is shown as the nearest one in it.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// - Parameter range: What can be chosen; a date beyond it is shown as the nearest one in it.
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
    /// - Parameter range: What can be chosen; a date beyond it is shown as the nearest one in it.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// - Parameter range: What can be chosen; a date beyond it is shown as the nearest one in it.
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
    /// - Parameter range: What can be chosen; a date beyond it is shown as the nearest one in it.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// - Parameter range: What can be chosen; a date beyond it is shown as the nearest one in it.
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}
