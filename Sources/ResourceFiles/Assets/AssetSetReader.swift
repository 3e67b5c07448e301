import Foundation

/// Reads the `Contents.json` of a set.
struct AssetSetReader {
    private let folder: String
    private var faults: [SourceFault] = []
    private var root = JSON5Object()

    private var file: String { folder + "/Contents.json" }

    /// The largest `Contents.json` that is read.
    private static let sizeLimit = 4 << 20
    /// The most members of a set.
    private static let countLimit = 1000

    /// - Parameter folder: of the set.
    static func colors(_ folder: String) throws(SourceError) -> AssetColors {
        var reader = try AssetSetReader(folder)
        let colors = reader.colors()
        try reader.finish()
        return colors
    }

    /// - Parameter folder: of an image set or a symbol set.
    static func pictures(_ folder: String) throws(SourceError) -> AssetPictures {
        var reader = try AssetSetReader(folder)
        let pictures = reader.pictures()
        try reader.finish()
        return pictures
    }

    /// Whether the names of what is in a group begin with the group's.
    static func providesNamespace(_ folder: String) -> Bool {
        guard let reader = try? AssetSetReader(folder),
            case .object(let properties)? = reader.root["properties"]?.value,
            case .boolean(let answer)? = properties["provides-namespace"]?.value
        else { return false }
        return answer
    }

    private init(_ folder: String) throws(SourceError) {
        self.folder = folder
        let version = FileVersion(file)
        guard version.isFile, version.size <= Self.sizeLimit, let data = FileManager.default.contents(atPath: file)
        else {
            throw .unreadable(
                file: file, problem: "the file cannot be read",
                remedy: "every set has one of at most \(Self.sizeLimit >> 20) MB")
        }
        let parsed = JSON5Parser.parse([UInt8](data))
        faults = parsed.faults
        if case .object(let object)? = parsed.root?.value {
            root = object
        } else if faults.isEmpty {
            note(.start, "this is no object", "write { } around it")
        }
        try finish()
    }

    private func finish() throws(SourceError) {
        guard faults.isEmpty else { throw .faults(SourceFault.told(faults), file: file) }
    }

    private mutating func note(_ place: SourcePlace?, _ problem: String, _ remedy: String) {
        faults.append(SourceFault(at: place, problem, remedy))
    }

    // MARK: Members

    /// The objects of a list. What is missing is told.
    private mutating func entries(_ key: String) -> [(object: JSON5Object, place: SourcePlace)] {
        guard let node = root[key] else {
            note(.start, "the set lacks \"\(key)\"", "give it a list")
            return []
        }
        guard case .array(let nodes) = node.value else {
            note(node.start, "\"\(key)\" is \(node.value.kind)", "give a list")
            return []
        }
        guard nodes.count <= Self.countLimit else {
            note(node.start, "\"\(key)\" has \(nodes.count) members", "give \(Self.countLimit) at most")
            return []
        }
        var entries: [(object: JSON5Object, place: SourcePlace)] = []
        for node in nodes {
            if case .object(let object) = node.value {
                entries.append((object, node.start))
            } else {
                note(node.start, "a member of \"\(key)\" is \(node.value.kind)", "give an object")
            }
        }
        return entries
    }

    private mutating func colors() -> AssetColors {
        var colors = AssetColors()
        for (entry, _) in entries("colors") {
            // A member without a colour is one that nobody has filled in.
            guard let node = entry["color"], let condition = condition(entry) else { continue }
            do throws(SourceFault) {
                let color = try AssetColorReader.color(node)
                colors.members.append(AssetColors.Member(condition: condition, color: color))
            } catch {
                faults.append(error)
            }
        }
        if colors.members.isEmpty, faults.isEmpty {
            note(.start, "the set has no colour", "fill one in")
        }
        return colors
    }

    private mutating func pictures() -> AssetPictures {
        var set = AssetPictures()
        set.isSymbol = folder.hasSuffix(".symbolset")
        for (entry, _) in entries(set.isSymbol ? "symbols" : "images") {
            // A member without a file is a place that nobody has filled in.
            guard let name = entry["filename"], let condition = condition(entry) else { continue }
            guard case .string(let file) = name.value else {
                note(name.start, "\"filename\" is \(name.value.kind)", "give a string")
                continue
            }
            guard !file.isEmpty, !file.contains("/"), file != "..", file != ".", !file.utf8.contains(0) else {
                note(name.start, "\(quoted(file)) is no file's name", "name a file of the set's folder")
                continue
            }
            var member = AssetPictures.Member(path: "\(folder)/\(file)", scale: scale(entry, file: file))
            member.condition = condition
            member.resizing = resizing(entry)
            member.alignmentInsets = insets(entry["alignment-insets"])
            set.members.append(member)
        }
        if set.members.isEmpty, faults.isEmpty { note(.start, "the set has no picture", "add a file") }
        readProperties(&set)
        return set
    }

    private func readProperties(_ set: inout AssetPictures) {
        if case .object(let properties)? = root["properties"]?.value,
            case .string(let intent)? = properties["template-rendering-intent"]?.value
        {
            set.intent = intent == "template" ? .template : intent == "original" ? .original : nil
        }
        let directions = Set(set.members.map(\.condition.isRightToLeft))
        guard directions == [false] || directions == [true] else { return }
        set.isMirrored = directions == [false]
        for index in set.members.indices { set.members[index].condition.isRightToLeft = nil }
    }

    private func scale(_ entry: JSON5Object, file: String) -> Double? {
        if case .string(let text)? = entry["scale"]?.value, text.hasSuffix("x"), let scale = Double(text.dropLast()),
            (0.5...8).contains(scale)
        {
            return scale
        }
        return [".svg", ".pdf"].contains { file.lowercased().hasSuffix($0) } ? nil : 1
    }

    private func resizing(_ entry: JSON5Object) -> AssetResizing? {
        guard case .object(let object)? = entry["resizing"]?.value, let caps = insets(object["cap-insets"]) else {
            return nil
        }
        var resizing = AssetResizing(capInsets: caps)
        guard case .object(let center)? = object["center"]?.value else { return resizing }
        if case .string("tile")? = center["mode"]?.value { resizing.isTiled = true }
        // Three parts leave one side whole, which says 0 or nothing.
        func side(_ key: String) -> Double {
            guard case .number(let number)? = center[key]?.value, number > 0, number <= 32_768 else { return 32_768 }
            return number
        }
        resizing.center = CGSize(width: side("width"), height: side("height"))
        return resizing
    }

    private func insets(_ node: JSON5Node?) -> AssetInsets? {
        guard case .object(let object)? = node?.value else { return nil }
        func length(_ key: String) -> Double {
            guard case .number(let number)? = object[key]?.value, number.isFinite else { return 0 }
            return min(max(number, -32_768), 32_768)
        }
        return AssetInsets(
            top: length("top"), left: length("left"), bottom: length("bottom"), right: length("right"))
    }

    // MARK: For whom

    /// `nil` for what is of other kinds of devices.
    private func condition(_ entry: JSON5Object) -> AssetCondition? {
        func word(_ key: String, of object: JSON5Object) -> String? {
            if case .string(let word)? = object[key]?.value { word } else { nil }
        }
        var condition = AssetCondition()
        switch word("idiom", of: entry) ?? "universal" {
        case "universal": break
        case "iphone": condition.isPad = false
        case "ipad": condition.isPad = true
        default: return nil
        }
        if case .array(let nodes)? = entry["appearances"]?.value {
            for node in nodes {
                guard case .object(let object) = node.value else { continue }
                switch (word("appearance", of: object), word("value", of: object)) {
                case ("luminosity", "dark"): condition.isDark = true
                case ("luminosity", "light"): condition.isDark = false
                case ("contrast", "high"): condition.hasHighContrast = true
                // Such as the tinted look of icons.
                default: return nil
                }
            }
        }
        condition.isRightToLeft = word("language-direction", of: entry).map { $0 == "right-to-left" }
        condition.isWideGamut = word("display-gamut", of: entry).map { $0.lowercased() == "display-p3" }
        condition.isCompactWidth = word("width-class", of: entry).map { $0 == "compact" }
        condition.isCompactHeight = word("height-class", of: entry).map { $0 == "compact" }
        condition.language = word("locale", of: entry)
        return condition
    }
}
