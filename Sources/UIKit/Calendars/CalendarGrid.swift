import Foundation

/// Where a calendar's parts stand, in points from its leading edge.
struct CalendarGrid {
    let weeks: Int
    let hasMarks: Bool

    /// Guesses: the disc is a finger's target; the rest follows the graphical date picker.
    static let disc = 44.0
    private static let markRoom = 14.0
    private static let headingHeight = 44.0
    private static let weekdayHeight = 24.0
    private static let margin = 16.0

    private var rowHeight: Double { Self.disc + (hasMarks ? Self.markRoom : 0) }
    private var top: Double { Self.headingHeight + Self.weekdayHeight }
    /// Months of six weeks are the tallest; every one is as tall, so that nothing moves as they change.
    var height: Double { top + rowHeight * Double(max(weeks, 6)) + Self.margin / 2 }

    /// - Parameter x: From the leading margin.
    func heading(from x: Double, width: Double) -> CGRect {
        CGRect(x: x + Self.margin, y: 0, width: width, height: Self.headingHeight)
    }

    /// - Parameter end: How far before the trailing margin it ends.
    func heading(before end: Double, width: Double, in whole: Double) -> CGRect {
        heading(from: whole - 2 * Self.margin - end - width, width: width)
    }

    private func column(_ index: Int, width: Double) -> (x: Double, width: Double) {
        let each = max(0, width - Self.margin) / 7
        return (Self.margin / 2 + each * Double(index), each)
    }

    func weekday(_ index: Int, width: Double) -> CGRect {
        let column = column(index, width: width)
        return CGRect(x: column.x, y: Self.headingHeight, width: column.width, height: Self.weekdayHeight)
    }

    func day(week: Int, weekday: Int, width: Double) -> CGRect {
        let column = column(weekday, width: width)
        return CGRect(x: column.x, y: top + rowHeight * Double(week), width: column.width, height: Self.disc)
    }

    func disc(week: Int, weekday: Int, width: Double) -> CGRect {
        let day = day(week: week, weekday: weekday, width: width)
        let side = min(Self.disc, day.width)
        return CGRect(x: day.midX - side / 2, y: day.midY - side / 2, width: side, height: side)
    }

    func mark(_ size: CGSize, week: Int, weekday: Int, width: Double) -> CGRect {
        let day = day(week: week, weekday: weekday, width: width)
        // In the room below the number, reaching into the disc's where it is larger.
        let middle = day.maxY - 6 + Self.markRoom / 2
        return CGRect(
            x: day.midX - size.width / 2, y: middle - size.height / 2, width: size.width, height: size.height)
    }
}
