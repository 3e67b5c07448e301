import Foundation

/// Compares two values as a predicate does.
struct PredicateComparison {
    private let options: String.CompareOptions

    init(_ options: String.CompareOptions) { self.options = options }

    func holds(_ left: Any?, _ comparison: PredicateTest.Comparison, _ right: Any?) -> Bool {
        switch comparison {
        case .equal: return isEqual(left, right)
        case .notEqual: return !isEqual(left, right)
        case .less: return order(left, right) == .orderedAscending
        case .greater: return order(left, right) == .orderedDescending
        case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
        case .isIn: return isElement(left, of: right)
        case .contains: return isElement(right, of: left)
        case .between:
            guard let ends = KeyedValue.elements(right), ends.count == 2 else { return false }
            return holds(left, .greaterOrEqual, ends[0]) && holds(left, .lessOrEqual, ends[1])
        case .beginsWith, .endsWith, .like, .matches:
            guard let text = text(left), let other = self.text(right) else { return false }
            return holds(text, comparison, other)
        }
    }

    private func holds(_ text: String, _ comparison: PredicateTest.Comparison, _ other: String) -> Bool {
        switch comparison {
        case .beginsWith: return text.range(of: other, options: options.union(.anchored)) != nil
        case .endsWith: return text.range(of: other, options: options.union([.anchored, .backwards])) != nil
        case .matches: return isMatch(text, other)
        default:
            let escaped = NSRegularExpression.escapedPattern(for: other)
            return isMatch(
                text,
                escaped.replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: "."))
        }
    }

    /// Of the whole text.
    private func isMatch(_ text: String, _ pattern: String) -> Bool {
        var (text, pattern) = (text, pattern)
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        var own: NSRegularExpression.Options = [.dotMatchesLineSeparators]
        if options.contains(.caseInsensitive) { own.insert(.caseInsensitive) }
        let expression = try? NSRegularExpression(pattern: "\\A(?:" + pattern + ")\\z", options: own)
        return expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private func isElement(_ value: Any?, of collection: Any?) -> Bool {
        if let elements = KeyedValue.elements(collection) { return elements.contains { isEqual(value, $0) } }
        guard let text = text(collection), let part = self.text(value) else { return false }
        return text.range(of: part, options: options) != nil
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (KeyedValue.unwrapped(left), KeyedValue.unwrapped(right))
        guard let left, let right else { return left == nil && right == nil }
        if let order = order(left, right) { return order == .orderedSame }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return (left as AnyObject) === (right as AnyObject)
    }

    /// `nil` for values that have no order.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let left = number(left), let right = number(right) {
            return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        if let left = KeyedValue.unwrapped(left) as? Date, let right = KeyedValue.unwrapped(right) as? Date {
            return left.compare(right)
        }
        guard let left = text(left), let right = text(right) else { return nil }
        return left.compare(right, options: options)
    }

    private func text(_ value: Any?) -> String? {
        let value = KeyedValue.unwrapped(value)
        return value as? String ?? (value as? NSString).map { "\($0)" } ?? (value as? Substring).map(String.init)
    }

    private func number(_ value: Any?) -> Double? {
        switch KeyedValue.unwrapped(value) {
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }
}
