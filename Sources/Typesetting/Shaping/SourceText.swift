/// A paragraph's characters as one run of UTF-8, with the marks that setting may add after them.
struct SourceText {
    private(set) var bytes: [UInt8] = []
    /// Where the text ends; only the marks stand behind it.
    private(set) var end = 0
    /// Where each span ends.
    private var spanEnds: [Int] = []

    /// Fills the text anew, keeping its memory.
    mutating func load(_ spans: [Paragraph.Span]) {
        bytes.removeAll(keepingCapacity: true)
        spanEnds.removeAll(keepingCapacity: true)
        for span in spans {
            bytes.append(contentsOf: span.text.utf8)
            spanEnds.append(bytes.count)
        }
        end = bytes.count
        bytes.append(contentsOf: Self.marks)
        // C takes a zero byte for the text's end; any other control character is as invisible.
        if let first = bytes.firstIndex(of: 0) {
            for index in first..<end where bytes[index] == 0 { bytes[index] = 1 }
        }
    }

    /// Gives memory back after an unusually long text.
    mutating func trim(to capacity: Int) {
        if bytes.capacity > capacity { bytes = [] }
    }

    var ellipsis: Range<Int> { end..<end + 3 }
    var hyphen: Range<Int> { end + 3..<end + 6 }

    /// An ellipsis, U+2026, and a hyphen, U+2010.
    private static let marks: [UInt8] = [0xe2, 0x80, 0xa6, 0xe2, 0x80, 0x90]

    /// The span that a byte lies in; the last one for the text's end. Spans in front of `hint` are not looked at.
    func span(at byte: Int, from hint: Int = 0) -> Int {
        var span = hint
        while span + 1 < spanEnds.count, spanEnds[span] <= byte { span += 1 }
        return span
    }

    func spanEnd(_ span: Int) -> Int {
        span < spanEnds.count ? spanEnds[span] : end
    }

    /// The character that starts at a byte, and where the next one starts.
    @inline(__always)
    func scalar(at byte: Int) -> (value: UInt32, next: Int) {
        let lead = UInt32(bytes[byte])
        if lead < 0x80 { return (lead, byte + 1) }
        func trail(_ offset: Int) -> UInt32 { UInt32(bytes[byte + offset] & 0x3f) }
        if lead < 0xe0 { return ((lead & 0x1f) << 6 | trail(1), byte + 2) }
        if lead < 0xf0 { return ((lead & 0x0f) << 12 | trail(1) << 6 | trail(2), byte + 3) }
        return ((lead & 0x07) << 18 | trail(1) << 12 | trail(2) << 6 | trail(3), byte + 4)
    }

    func string(_ range: Range<Int>) -> String {
        bytes.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
    }
}

// MARK: - Hard lines

extension SourceText {
    /// The text from `start` to the next hard break, and where the text after that break starts. `nil` for the latter if no
    /// break follows.
    func hardLine(from start: Int) -> (line: Range<Int>, next: Int?) {
        var byte = start
        while byte < end {
            let length = breakLength(at: byte)
            if length > 0 { return (start..<byte, byte + length) }
            byte += 1
        }
        return (start..<end, nil)
    }

    /// The last hard line; a break at the text's end starts none.
    func lastHardLine(from start: Int) -> Range<Int> {
        var (line, next) = hardLine(from: start)
        while let start = next, start < end { (line, next) = hardLine(from: start) }
        return line
    }

    /// Line feed, vertical tab, form feed, carriage return with or without a line feed, next line, and the line and
    /// paragraph separators. 0 for all else.
    @inline(__always)
    private func breakLength(at byte: Int) -> Int {
        switch bytes[byte] {
        case 0x0a, 0x0b, 0x0c: 1
        case 0x0d: byte + 1 < end && bytes[byte + 1] == 0x0a ? 2 : 1
        case 0xc2: bytes[byte + 1] == 0x85 ? 2 : 0
        case 0xe2: bytes[byte + 1] == 0x80 && (bytes[byte + 2] == 0xa8 || bytes[byte + 2] == 0xa9) ? 3 : 0
        default: 0
        }
    }
}
