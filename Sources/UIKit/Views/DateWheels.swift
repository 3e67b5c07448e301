import Foundation

/// The wheels of a date picker: a column for each part of its date, of which the row in the middle is the picker's.
final class DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
    /// Rows from a few before the chosen one to as many after it.
    private typealias Column = [String]

    private let columns: [Column]
    /// Rows on each side of the chosen one: as many as a wheel shows.
    private static let reach = 3

    init(_ mode: UIDatePicker.Mode, date: Date, duration: TimeInterval, calendar: Calendar, locale: Locale) {
        let parts = DateWheelParts(date: date, calendar: calendar, locale: locale)
        let reach = Array(-Self.reach...Self.reach)
        let time = [reach.map(parts.hour), reach.map(parts.minute)] + (parts.hasHalves ? [parts.halves] : [])
        columns =
            switch mode {
            case .time: time
            case .date: parts.order.map { part in reach.map { parts.text(part, $0) } }
            case .yearAndMonth: parts.order.filter { $0 != .day }.map { part in reach.map { parts.text(part, $0) } }
            case .dateAndTime: [reach.map(parts.weekday)] + time
            case .countDownTimer: DateWheelParts.countDown(duration, reach)
            }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        columns[component][row]
    }

    /// As wide as its longest text, and an equal share of what is left.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let font = UIFont.systemFont(ofSize: UIPickerView.titleSize)
        let widths = columns.map { column in
            column.map { NSAttributedString(string: $0, attributes: [.font: font]).size().width }.max() ?? 0
        }
        let left = pickerView.bounds.width - 2 * UIPickerView.margin - widths.reduce(0, +)
        return widths[component] + max(0, left / CGFloat(columns.count))
    }

    /// Turns the wheels to the date.
    func turn(_ picker: UIPickerView) {
        for (index, column) in columns.enumerated() where column.count > Self.reach {
            picker.selectRow(Self.reach, inComponent: index, animated: false)
        }
    }
}
