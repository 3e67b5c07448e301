/// Source as it is written for Apple's platforms, made to compile where there is no Objective-C runtime.
///
/// What is replaced keeps its place: lines stay lines, and bytes keep their columns, but behind optional requirements, behind the end of
/// a class whose outlets have observers, and for one byte more behind a `#selector` whose name is already in Objective-C's form.
package struct PortableSource {
    /// What to compile instead; `nil` when the source compiles as it is.
    package let text: String?

    /// - Parameter requirements: What code may ask for with a `?` behind a method's name; `nil` is what the source itself declares and
    ///   UIKit does.
    package init(_ source: String, requirements: OptionalRequirements? = nil) {
        let optional = (requirements ?? OptionalRequirements(in: [source])).names
        var rewriter = Rewriter(source, optional: optional)
        rewriter.run()
        text = rewriter.output == rewriter.bytes ? nil : String(decoding: rewriter.output, as: UTF8.self)
    }

    /// Attributes that only the runtime reads.
    private static let runtimeAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction",
    ]
    /// Attributes that have another name here.
    private static let renamedAttributes = ["IBOutlet": "@Outlet", "UIApplicationMain": "@main"]
    /// Modules whose names are in modules of ours, and Foundation, of which ours has what the toolchain's has not.
    private static let renamedModules = [
        "CoreGraphics": "UIKit", "QuartzCore": "UIKit", "OSLog": "UIKit", "os": "UIKit", "Foundation": "UIKit",
        "UniformTypeIdentifiers": "UIKit", "FoundationNetworking": "UIKit", "DeveloperToolsSupport": "UIKit",
        "CoreLocation": "UIKit", "Darwin": "Glibc",
    ]
    /// Modules of ours, of which there are no parts to import.
    private static let ownModules: Set<String> = ["UIKit", "SwiftUI", "Combine"]
    /// What an outlet's wrapper says better.
    private static let ownership: Set<String> = ["weak", "unowned"]

    private struct Rewriter {
        /// The source, and in the same places what of it is code.
        let bytes: [UInt8]
        let code: [UInt8]
        private let scan: CodeScan
        private let optional: Set<String>
        private(set) var output: [UInt8] = []
        private var place = 0
        private let insertions: [Int: String]

        init(_ source: String, optional: Set<String>) {
            bytes = Array(source.utf8)
            code = Array(SwiftCode(source).blanked.utf8)
            scan = CodeScan(code)
            self.optional = optional
            insertions = OutletObservers(code).insertions
            output.reserveCapacity(bytes.count + 16)
        }

        mutating func run() { rewrite(upTo: code.count) }

        private mutating func rewrite(upTo end: Int) {
            while place < end {
                if let text = insertions[place] { output += text.utf8 }
                switch code[place] {
                case UInt8(ascii: "@"): attribute()
                case UInt8(ascii: "#"): directive()
                case UInt8(ascii: "i") where scan.isWordStart(place) && scan.word(at: place) == "import":
                    importDeclaration()
                case UInt8(ascii: "p"): protocolDeclaration()
                case UInt8(ascii: "?"): question()
                default: copy(1)
                }
            }
        }

        // MARK: Kinds

        private mutating func attribute() {
            let name = scan.word(at: place + 1)
            let end = place + 1 + name.utf8.count
            if runtimeAttributes.contains(name) {
                // `@objc(name)`: what stands apart from the attribute is not its argument.
                let hasArgument = end < code.count && code[end] == UInt8(ascii: "(")
                blank(upTo: hasArgument ? scan.closing(end) : end)
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
                let name = scan.word(at: place)
                if name == "var" || name == "let" { return }
                if name.isEmpty {
                    // Anything but modifiers, their arguments and other attributes: no declaration of a property.
                    guard CodeScan.isSpace(code[place]) || "()@".utf8.contains(code[place]) else { return }
                    copy(1)
                } else if ownership.contains(name) {
                    let end = place + name.utf8.count
                    let hasArgument = end < code.count && code[end] == UInt8(ascii: "(")
                    blank(upTo: hasArgument ? scan.closing(end) : end)
                } else {
                    copy(name.utf8.count)
                }
            }
        }

        private mutating func directive() {
            let name = scan.word(at: place + 1)
            let end = place + 1 + name.utf8.count
            let isCall = end < code.count && code[end] == UInt8(ascii: "(")
            switch name {
            case "if", "elseif":
                copy(end - place)
                condition()
            case "selector" where isCall:
                let argument = String(decoding: code[end + 1..<max(end + 1, scan.closing(end) - 1)], as: UTF8.self)
                replace(upTo: scan.closing(end), by: "Selector(\"\(SelectorName(argument).text)\")")
            case "keyPath" where isCall:
                let argument = String(decoding: code[end + 1..<max(end + 1, scan.closing(end) - 1)], as: UTF8.self)
                replace(upTo: scan.closing(end), by: "\"\(SelectorName.keyPath(argument))\"")
            default: copy(end - place)
            }
        }

        /// The rest of a line that says when what follows is compiled: here it is as on the phone.
        private mutating func condition() {
            let phone = "os(iOS)"
            while place < code.count, !CodeScan.isLineEnd(code[place]) {
                if scan.isWordStart(place), code[place...].starts(with: phone.utf8) {
                    replace(upTo: place + phone.utf8.count, by: "true")
                } else {
                    copy(1)
                }
            }
        }

        /// A protocol with optional requirements: these have defaults, behind it.
        private mutating func protocolDeclaration() {
            guard let declared = OptionalProtocol(code, at: place) else { return copy(1) }
            copy(declared.body.lowerBound - place)
            output += declared.inheritance.utf8
            for optional in declared.places {
                rewrite(upTo: optional.range.lowerBound)
                output += optional.requirement.declaration.utf8
                output += code[optional.range].filter(CodeScan.isLineEnd)
                place = optional.range.upperBound
            }
            rewrite(upTo: declared.body.upperBound)
            output += declared.appendix.utf8
        }

        /// Behind the name of a method that may not be there; here each has a default.
        private mutating func question() {
            let name = scan.word(before: place)
            let dot = place - name.utf8.count - 1
            let isCall = place + 1 < code.count && code[place + 1] == UInt8(ascii: "(")
            guard isCall, dot >= 0, code[dot] == UInt8(ascii: "."), optional.contains(name) else { return copy(1) }
            blank(upTo: place + 1)
        }

        private mutating func importDeclaration() {
            copy("import".utf8.count)
            while place < code.count, code[place] == UInt8(ascii: " ") { copy(1) }
            let module = scan.word(at: place)
            let end = place + module.utf8.count
            // `os.log`: parts of such modules are in the same one here.
            let part = end < code.count && code[end] == UInt8(ascii: ".") ? scan.word(at: end + 1) : ""
            let isWhole = part.isEmpty && ownModules.contains(module)
            guard !isWhole, let other = ownModules.contains(module) ? module : renamedModules[module] else { return }
            let whole = part.isEmpty ? end : end + 1 + part.utf8.count
            guard whole == code.count || CodeScan.isSpace(code[whole]) || code[whole] == UInt8(ascii: ";") else {
                return
            }
            replace(upTo: whole, by: other)
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
            output += code[place..<covered].filter(CodeScan.isLineEnd)
            place = covered
            blank(upTo: end)
        }

        private mutating func blank(upTo end: Int) {
            while place < end {
                output.append(CodeScan.isLineEnd(code[place]) ? code[place] : UInt8(ascii: " "))
                place += 1
            }
        }
    }
}
