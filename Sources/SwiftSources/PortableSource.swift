/// Source as it is written for Apple's platforms, made to compile where there is no Objective-C runtime.
///
/// What is replaced keeps its place: lines stay lines, and bytes keep their columns, but for one byte more behind a
/// `#selector` whose name is already in Objective-C's form, and for what stands behind the end of a class whose outlets have
/// observers.
package struct PortableSource {
    /// What to compile instead; `nil` when the source compiles as it is.
    package let text: String?

    package init(_ source: String) {
        var rewriter = Rewriter(source)
        rewriter.run()
        text = rewriter.output == rewriter.bytes ? nil : String(decoding: rewriter.output, as: UTF8.self)
    }

    /// Attributes that only the runtime reads.
    private static let runtimeAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction",
    ]
    /// Attributes that have another name here.
    private static let renamedAttributes = ["IBOutlet": "@Outlet", "UIApplicationMain": "@main"]
    /// Modules whose names are in modules of ours.
    private static let renamedModules = ["CoreGraphics": "UIKit", "QuartzCore": "UIKit"]
    /// What an outlet's wrapper says better.
    private static let ownership: Set<String> = ["weak", "unowned"]

    private struct Rewriter {
        /// The source, and in the same places what of it is code.
        let bytes: [UInt8]
        let code: [UInt8]
        private(set) var output: [UInt8] = []
        private var place = 0
        private let insertions: [Int: String]

        init(_ source: String) {
            bytes = Array(source.utf8)
            code = Array(SwiftCode(source).blanked.utf8)
            insertions = OutletObservers(code).insertions
            output.reserveCapacity(bytes.count + 16)
        }

        mutating func run() {
            while place < code.count {
                if let text = insertions[place] { output += text.utf8 }
                switch code[place] {
                case UInt8(ascii: "@"): attribute()
                case UInt8(ascii: "#"): directive()
                case UInt8(ascii: "i") where isWordStart && word(at: place) == "import": importDeclaration()
                default: copy(1)
                }
            }
        }

        // MARK: Kinds

        private mutating func attribute() {
            let name = word(at: place + 1)
            let end = place + 1 + name.utf8.count
            if runtimeAttributes.contains(name) {
                // `@objc(name)`: what stands apart from the attribute is not its argument.
                let hasArgument = end < code.count && code[end] == UInt8(ascii: "(")
                blank(upTo: hasArgument ? closing(end) : end)
            } else if let other = renamedAttributes[name] {
                replace(upTo: end, by: other)
                if name == "IBOutlet" { outletModifiers() }
            } else {
                copy(end - place)
            }
        }

        /// Between an outlet's attribute and its `var`.
        private mutating func outletModifiers() {
            while place < code.count {
                let name = word(at: place)
                if name == "var" || name == "let" { return }
                if name.isEmpty {
                    // Anything but modifiers, their arguments and other attributes: no declaration of a property.
                    guard Self.isSpace(code[place]) || "()@".utf8.contains(code[place]) else { return }
                    copy(1)
                } else if ownership.contains(name) {
                    let end = place + name.utf8.count
                    let hasArgument = end < code.count && code[end] == UInt8(ascii: "(")
                    blank(upTo: hasArgument ? closing(end) : end)
                } else {
                    copy(name.utf8.count)
                }
            }
        }

        private mutating func directive() {
            let name = word(at: place + 1)
            let end = place + 1 + name.utf8.count
            let isCall = end < code.count && code[end] == UInt8(ascii: "(")
            switch name {
            case "if", "elseif":
                copy(end - place)
                condition()
            case "selector" where isCall:
                let argument = String(decoding: code[end + 1..<max(end + 1, closing(end) - 1)], as: UTF8.self)
                replace(upTo: closing(end), by: "Selector(\"\(SelectorName(argument).text)\")")
            case "keyPath" where isCall:
                let argument = String(decoding: code[end + 1..<max(end + 1, closing(end) - 1)], as: UTF8.self)
                replace(upTo: closing(end), by: "\"\(SelectorName.keyPath(argument))\"")
            default: copy(end - place)
            }
        }

        /// The rest of a line that says when what follows is compiled: here it is as on the phone.
        private mutating func condition() {
            let phone = "os(iOS)"
            while place < code.count, !Self.isLineEnd(code[place]) {
                if isWordStart, code[place...].starts(with: phone.utf8) {
                    replace(upTo: place + phone.utf8.count, by: "true")
                } else {
                    copy(1)
                }
            }
        }

        private mutating func importDeclaration() {
            copy("import".utf8.count)
            while place < code.count, code[place] == UInt8(ascii: " ") { copy(1) }
            let module = word(at: place)
            let end = place + module.utf8.count
            guard let other = renamedModules[module], end == code.count || Self.isSpace(code[end]) else { return }
            replace(upTo: end, by: other)
        }

        // MARK: Steps

        private mutating func copy(_ count: Int) {
            output += bytes[place..<place + count]
            place += count
        }

        /// Puts a text in the place of what stands before `end`; its lines stay.
        private mutating func replace(upTo end: Int, by text: String) {
            output += text.utf8
            // What the text is too long for is left out, but for the ends of lines.
            let covered = min(end, place + text.utf8.count)
            output += code[place..<covered].filter(Self.isLineEnd)
            place = covered
            blank(upTo: end)
        }

        private mutating func blank(upTo end: Int) {
            while place < end {
                output.append(Self.isLineEnd(code[place]) ? code[place] : UInt8(ascii: " "))
                place += 1
            }
        }

        // MARK: Looking

        private var isWordStart: Bool { place == 0 || !Self.isWordPart(code[place - 1]) }

        /// The name that begins at a place; empty when none does.
        private func word(at start: Int) -> String {
            guard start <= code.count else { return "" }
            return String(decoding: code[start...].prefix(while: Self.isWordPart), as: UTF8.self)
        }

        /// Behind the bracket that closes the one at a place.
        private func closing(_ open: Int) -> Int {
            var depth = 0
            for index in open..<code.count {
                if code[index] == UInt8(ascii: "(") { depth += 1 }
                if code[index] == UInt8(ascii: ")") { depth -= 1 }
                if depth == 0 { return index + 1 }
            }
            return code.count
        }

        private static func isWordPart(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }

        private static func isLineEnd(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        }

        private static func isSpace(_ byte: UInt8) -> Bool {
            isLineEnd(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
        }
    }
}
