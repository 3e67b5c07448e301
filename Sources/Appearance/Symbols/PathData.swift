package import DisplayLists
import Foundation

/// Reads the path data of SVG: its commands and numbers.
package struct PathDataReader {
    private let bytes: [UInt8]
    private var index = 0
    private var path = Path()
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, for the smooth curves, and the kind of curve it belongs to.
    private var control: (point: CGPoint, isCubic: Bool)?

    private init(_ text: Substring) { bytes = Array(text.utf8) }

    /// `nil` when the text is not path data.
    package static func path(_ text: Substring) -> Path? {
        var reader = PathDataReader(text)
        return reader.read() ? reader.path : nil
    }

    private mutating func read() -> Bool {
        var command = UInt8(0)
        while true {
            skipSeparators()
            guard index < bytes.count else { return true }
            if Self.isLetter(bytes[index]) {
                command = bytes[index]
                index += 1
            } else if command == 0 || command == UInt8(ascii: "Z") || command == UInt8(ascii: "z") {
                return false
            }
            guard apply(command) else { return false }
            // Further pairs after a move are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    private mutating func apply(_ command: UInt8) -> Bool {
        let isRelative = command >= UInt8(ascii: "a")
        let origin = isRelative ? point : .zero
        let previous = control
        control = nil
        switch command & ~0x20 {
        case UInt8(ascii: "M"):
            guard let end = pair(origin) else { return false }
            path.move(to: end)
            (point, start) = (end, end)
        case UInt8(ascii: "L"):
            guard let end = pair(origin) else { return false }
            addLine(to: end)
        case UInt8(ascii: "H"):
            guard let x = number() else { return false }
            addLine(to: CGPoint(x: origin.x + x, y: point.y))
        case UInt8(ascii: "V"):
            guard let y = number() else { return false }
            addLine(to: CGPoint(x: point.x, y: origin.y + y))
        case UInt8(ascii: "C"):
            guard let first = pair(origin), let second = pair(origin), let end = pair(origin) else { return false }
            addCurve(first, second, end)
        case UInt8(ascii: "S"):
            guard let second = pair(origin), let end = pair(origin) else { return false }
            addCurve(previous.flatMap { $0.isCubic ? reflected($0.point) : nil } ?? point, second, end)
        case UInt8(ascii: "Q"):
            guard let middle = pair(origin), let end = pair(origin) else { return false }
            addQuadratic(middle, end)
        case UInt8(ascii: "T"):
            guard let end = pair(origin) else { return false }
            addQuadratic(previous.flatMap { $0.isCubic ? nil : reflected($0.point) } ?? point, end)
        case UInt8(ascii: "A"): return applyArc(origin)
        case UInt8(ascii: "Z"):
            path.close()
            point = start
        default: return false
        }
        return true
    }

    private mutating func applyArc(_ origin: CGPoint) -> Bool {
        guard let radiusX = number(), let radiusY = number(), let rotation = number(), let isLarge = flag(),
            let isClockwise = flag(), let end = pair(origin)
        else { return false }
        let arc = EllipticalArc(
            from: point, to: end, radii: CGSize(width: abs(radiusX), height: abs(radiusY)),
            rotation: rotation * .pi / 180, isLarge: isLarge, isClockwise: isClockwise)
        for curve in arc.curves { path.curve(to: curve.end, control1: curve.first, control2: curve.second) }
        if arc.curves.isEmpty { path.line(to: end) }
        point = end
        return true
    }

    private mutating func addLine(to end: CGPoint) {
        path.line(to: end)
        point = end
    }

    private mutating func addCurve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        path.curve(to: end, control1: first, control2: second)
        control = (second, true)
        point = end
    }

    private mutating func addQuadratic(_ middle: CGPoint, _ end: CGPoint) {
        func third(_ outer: CGPoint) -> CGPoint {
            CGPoint(x: outer.x + 2 / 3 * (middle.x - outer.x), y: outer.y + 2 / 3 * (middle.y - outer.y))
        }
        path.curve(to: end, control1: third(point), control2: third(end))
        control = (middle, false)
        point = end
    }

    private func reflected(_ control: CGPoint) -> CGPoint {
        CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
    }

    // MARK: Characters

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private mutating func skipSeparators() {
        while index < bytes.count, bytes[index] <= UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",") { index += 1 }
    }

    private mutating func pair(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// A single 0 or 1, which may stand without a separator.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
            return nil
        }
        defer { index += 1 }
        return bytes[index] == UInt8(ascii: "1")
    }

    private mutating func number() -> Double? {
        skipSeparators()
        let first = index
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
        skipDigits()
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            skipDigits()
        }
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
                index += 1
            }
            skipDigits()
        }
        return Double(String(decoding: bytes[first..<index], as: UTF8.self))
    }

    private mutating func skipDigits() {
        while index < bytes.count, Self.isDigit(bytes[index]) { index += 1 }
    }
}
