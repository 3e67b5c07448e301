import Appearance
import Foundation
import UIKit

/// A month with a chosen day, as the graphical style of date pickers has it. All lengths are guesses: no picture shows one.
struct CalendarPage: View {
    let date: Date
    let showsTime: Bool
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        VStack(spacing: 12) {
            heading
            weekdays
            VStack(spacing: 0) {
                ForEach(Array(weeks.enumerated()), id: \.offset) { week in
                    HStack(spacing: 0) {
                        ForEach(Array(week.element.enumerated()), id: \.offset) { day in cell(day.element) }
                    }
                }
            }
            if showsTime {
                DatePicker(selection: .constant(date), displayedComponents: .hourAndMinute) { Text("Time") }
                    .datePickerStyle(.compact)
            }
        }
        .padding(.vertical, 4)
    }

    private var heading: some View {
        HStack(spacing: 4) {
            Text(date.formatted(style.month(.wide).year())).font(.headline)
            Image(systemName: "chevron.forward").font(.subheadline.weight(.semibold)).foregroundStyle(.tint)
            Spacer()
            Image(systemName: "chevron.backward").font(.title3.weight(.medium)).foregroundStyle(.tint)
            Image(systemName: "chevron.forward").font(.title3.weight(.medium)).foregroundStyle(.tint)
                .padding(.leading, 24)
        }
    }

    private var weekdays: some View {
        HStack(spacing: 0) {
            ForEach(Array(names.enumerated()), id: \.offset) { name in
                Text(name.element).font(.footnote.weight(.semibold)).foregroundStyle(Color(uiColor: .tertiaryLabel))
                    .frame(maxWidth: .infinity)
            }
        }
    }

    @ViewBuilder
    private func cell(_ day: Int?) -> some View {
        let isChosen = day == calendar.component(.day, from: date)
        Text(verbatim: day.map { "\($0)" } ?? "")
            .font(isChosen ? .title3.weight(.semibold) : .title3)
            .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            .frame(maxWidth: .infinity, minHeight: 44)
            .background { if isChosen { Circle().fill(.tint).opacity(0.15).frame(width: 44, height: 44) } }
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    }

    /// Of the days of a week, from the first one.
    private var names: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        guard names.indices.contains(first) else { return names }
        return (names[first...] + names[..<first]).map { $0.uppercased(with: locale) }
    }

    /// The days of the month, seven by seven; `nil` where a week begins or ends in another month.
    private var weeks: [[Int?]] {
        guard let month = calendar.dateInterval(of: .month, for: date),
            let count = calendar.range(of: .day, in: .month, for: date)?.count
        else { return [] }
        let before = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
        var days: [Int?] = Array(repeating: nil, count: before) + (1...max(count, 1)).map { $0 }
        days += Array(repeating: nil, count: (7 - days.count % 7) % 7)
        return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }
}
