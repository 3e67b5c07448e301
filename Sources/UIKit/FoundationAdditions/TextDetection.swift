import Foundation

/// Finds what is more than words in a text.
enum TextDetection {
    // The system's Foundation calls its own names of these out of date: it finds none.
    static let date = NSTextCheckingResult.CheckingType(rawValue: 1 << 3)
    static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

    /// From the text's beginning; what overlaps counts once.
    static func matches(in text: String, _ types: NSTextCheckingResult.CheckingType) -> [DetectedText] {
        var found: [DetectedText] = []
        func add(_ new: [DetectedText]) {
            found += new.filter { match in !found.contains { NSIntersectionRange($0.range, match.range).length > 0 } }
        }
        if types.contains(link) { add(links(in: text)) }
        if types.contains(date) { add(dates(in: text)) }
        if types.contains(phoneNumber) { add(numbers(in: text)) }
        return found.sorted { $0.range.location < $1.range.location }
    }

    private static func ranges(_ pattern: String, in text: String) -> [(range: NSRange, text: String)] {
        guard let expression = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive]) else {
            return []
        }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
            Range(match.range, in: text).map { (match.range, String(text[$0])) }
        }
    }

    // MARK: Links

    private static let mail = #"[\p{L}0-9._%+-]+@[\p{L}0-9-]+(?:\.[\p{L}0-9-]+)*\.\p{L}{2,}"#
    /// Ends of names that stand for themselves: others need a scheme or “www” in front.
    private static let ends = "com|org|net|edu|gov|io|dev|app|info|me|co|de|fr|uk|ch|at|eu|es|it|nl|pl|ru|jp|cn|us"
    private static let path = #"(?:[/?#][^\s<>"“”]*[^\s<>"“”.,;:!?)\]'’])?"#

    private static func links(in text: String) -> [DetectedText] {
        let mails = ranges(mail, in: text).map {
            DetectedText(link, $0.range, url: URL(string: "mailto:" + $0.text))
        }
        let address = #"\b(?:https?://|www\.)[\p{L}0-9-]+(?:\.[\p{L}0-9-]+)*(?::\d+)?"# + path
        let bare = #"(?<![@\p{L}0-9.-])(?:[\p{L}0-9-]+\.)+(?:"# + ends + #")\b(?!@)"# + path
        let addresses = ranges("(?:\(address))|(?:\(bare))", in: text).map { match in
            let isWhole = match.text.lowercased().hasPrefix("http")
            return DetectedText(link, match.range, url: URL(string: isWhole ? match.text : "http://" + match.text))
        }
        return mails
            + addresses.filter { match in !mails.contains { NSIntersectionRange($0.range, match.range).length > 0 } }
    }

    // MARK: Numbers

    private static func numbers(in text: String) -> [DetectedText] {
        ranges(#"(?<![\p{L}\d.,-])(?:\+|\()?\d[\d\s()./\u2011-]{5,}\d(?![\p{L}\d])"#, in: text).filter { match in
            let digits = match.text.count(where: \.isNumber)
            // Two runs of digits with a point between them are a decimal number.
            let isDecimal = match.text.allSatisfy { $0.isNumber || $0 == "." } && match.text.count { $0 == "." } == 1
            return (7...15).contains(digits) && !match.text.contains("\n") && !isDecimal
        }.map { DetectedText(phoneNumber, $0.range, number: $0.text) }
    }

    // MARK: Dates

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    private static func dates(in text: String) -> [DetectedText] {
        let names = months.map { $0 == "may" ? $0 : "\($0)|\($0.prefix(3))\\.?" }.joined(separator: "|")
        let time = #"(?:,? (?:at )?\d{1,2}(?::\d{2})? ?(?:am|pm|AM|PM)?\b)?"#
        let dayFirst = #"\b\d{1,2}\.? (?:"# + names + #")(?:,? \d{4})?\b"#
        let monthFirst = #"\b(?:"# + names + #") \d{1,2}(?:st|nd|rd|th)?(?:, ?\d{4})?\b"#
        let plain = #"\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}/\d{1,2}/\d{2,4}\b"#
        return ranges("(?:\(dayFirst)|\(monthFirst)|\(plain))\(time)", in: text).map {
            DetectedText(date, $0.range, date: day($0.text))
        }
    }

    /// `nil` where the words are no day of the calendar.
    private static func day(_ text: String) -> Date? {
        let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let month = parts.lazy.compactMap { part in
            part.count >= 3 ? months.firstIndex { $0 == part || $0.prefix(3) == part } : nil
        }.first
        let numbers = parts.compactMap { Int($0.prefix { $0.isNumber }) }
        let calendar = Calendar.current
        var components = DateComponents(hour: 12)
        if let month, let day = numbers.first {
            (components.month, components.day) = (month + 1, day)
            components.year = numbers.first { $0 > 31 } ?? calendar.component(.year, from: Date())
        } else if text.contains("-"), numbers.count >= 3 {
            (components.year, components.month, components.day) = (numbers[0], numbers[1], numbers[2])
        } else if numbers.count >= 3 {
            (components.month, components.day) = (numbers[0], numbers[1])
            components.year = numbers[2] < 100 ? 2000 + numbers[2] : numbers[2]
        } else {
            return nil
        }
        return calendar.date(from: components)
    }
}
