public import Foundation

/// A month of days of which several can be chosen. The first of them is marked. Others are not drawn yet.
@MainActor @preconcurrency
public struct MultiDatePicker<Title: View>: View {
    private let selection: Set<DateComponents>
    @Environment(\.calendar) private var calendar

    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Title) {
        self.selection = selection.wrappedValue
    }
    /// - Parameter bounds: What can be chosen. No effect on a picture.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Title) {
        self.init(selection: selection, label: label)
    }
    /// - Parameter bounds: What can be chosen. No effect on a picture.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Title
    ) { self.init(selection: selection, label: label) }

    public var body: some View {
        CalendarPage(date: selection.compactMap { calendar.date(from: $0) }.min() ?? Date(), showsTime: false)
    }
}

extension MultiDatePicker where Title == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
    /// - Parameter bounds: What can be chosen. No effect on a picture.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection) { Text(titleKey) }
    }
    /// - Parameter bounds: What can be chosen. No effect on a picture.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection) { Text(titleKey) } }
}
