extension Double {
    /// At most three decimals, no trailing zeros and no negative zero: `36`, `120.667`. The same on every machine.
    package var shortText: String {
        let thousandths = (self * 1000).rounded()
        guard thousandths.magnitude < 1e15 else { return description }
        let whole = Int(thousandths)
        let (units, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 1000)
        let sign = whole < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(units)" }
        var decimals = String(1000 + rest).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sign)\(units).\(decimals)"
    }
}

extension String {
    /// In quotation marks, on one line: `"`, `\` and control characters are escaped as in JSON.
    package var quoted: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
