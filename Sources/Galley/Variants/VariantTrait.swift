import Appearance

/// What a picture can be asked for over its scene, by the word that names the axis; the same as on the command line.
package enum VariantTrait: String, CaseIterable, Hashable, Sendable {
    // In the order in which file names tell them.
    case device, size, scale, ios, appearance, style, contrast
    case contentSize = "content-size"
    case direction, locale

    /// By the option's spelling or, as in documents, without hyphens: `contentSize`.
    package init?(axis name: String) {
        let key = Self.key(name)
        guard let trait = Self.allCases.first(where: { Self.key($0.rawValue) == key }) else { return nil }
        self = trait
    }

    private static func key(_ name: String) -> String { name.lowercased().filter { $0 != "-" } }

    /// The name of its axis in documents and results.
    package var axisName: String {
        self == .contentSize ? "contentSize" : self == .ios ? "iOS" : rawValue
    }

    /// The values that are accepted, when there are few.
    package var choices: [String] {
        switch self {
        case .appearance: ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]
        case .style: ["light", "dark"]
        case .direction: ["ltr", "rtl"]
        case .contrast: ["normal", "high"]
        case .ios: ["18", "26"]
        case .device, .size, .scale, .contentSize, .locale: []
        }
    }

    /// What `all` stands for; empty where there is no such thing.
    package var allValues: [String] {
        self == .contentSize ? ContentSizeCategory.allCases.map(\.shortName) : choices
    }

    /// Asks for a value.
    /// - Returns: What is wrong with it, or `nil`.
    package func set(_ value: String, in overrides: inout SceneOverrides) -> String? {
        if !choices.isEmpty, !choices.contains(value) { return Self.unknown(value, among: choices) }
        switch self {
        case .device:
            overrides.device = value
            return SceneOverrides.faultOfDevice(value)
        case .size: return setSize(value, in: &overrides)
        case .scale:
            guard let scale = Double(value), (1...4).contains(scale) else {
                return "\(value.inQuotes) is not right — a number from 1 to 4"
            }
            overrides.scale = scale
        case .ios: overrides.look = Int(value).flatMap(SystemLook.init)
        case .appearance: overrides.appearance = value
        case .style: overrides.isDark = value == "dark"
        case .contrast: overrides.hasHighContrast = value == "high"
        case .contentSize:
            overrides.contentSize = value
            return SceneOverrides.faultOfContentSize(value)
        case .direction: overrides.isRightToLeft = value == "rtl"
        case .locale:
            guard Self.isLanguageTag(value) else {
                return "\(value.inQuotes) is not right — a language tag such as ja or ar-EG"
            }
            overrides.locale = value
        }
        return nil
    }

    private static func unknown(_ value: String, among choices: [String]) -> String {
        let proposal = suggestion(for: value, among: choices).map { "did you mean \($0.inQuotes)?" }
        return "unknown value \(value.inQuotes) — \(proposal ?? "one of \(choices.joined(separator: ", "))")"
    }

    /// The largest number of points that a side of a picture may be asked for.
    private static let largestSide = 32_767.0

    /// `390x844`, `390x` and `x844`.
    private func setSize(_ value: String, in overrides: inout SceneOverrides) -> String? {
        let sides = value.lowercased().replacing("×", with: "x").split(
            separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2, sides.contains(where: { !$0.isEmpty }) else {
            return "\(value.inQuotes) is not right — points as 390x844, 390x or x844"
        }
        var numbers: [Double?] = []
        for side in sides {
            let number = Double(side)
            if !side.isEmpty, !(number.map { $0 >= 1 && $0 <= Self.largestSide } ?? false) {
                return "\(String(side).inQuotes) is not right — points from 1 to \(Int(Self.largestSide))"
            }
            numbers.append(number)
        }
        overrides.width = numbers[0]
        overrides.height = numbers[1].map { .points($0) } ?? .fitsContent
        return nil
    }

    private static func isLanguageTag(_ value: String) -> Bool {
        let parts = value.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        return parts.enumerated().allSatisfy { index, part in
            part.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (index > 0 && (0x30...0x39).contains($0)) }
                && (index == 0 ? 2...8 : 1...8).contains(part.utf8.count)
        }
    }

    /// The value as a part of a file's name, which says what it is of by itself.
    func word(_ value: String) -> String {
        switch self {
        case .scale: "\(value)x"
        case .ios: "ios\(value)"
        case .contrast: "\(value)Contrast"
        case .device, .size, .appearance, .style, .contentSize, .direction, .locale: value
        }
    }
}
