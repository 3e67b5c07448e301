import Galley

/// Turns the text of options into values and collects every fault on the way.
struct OptionReader {
    let arguments: ParsedArguments
    private(set) var faults: [String] = []

    init(_ arguments: ParsedArguments) { self.arguments = arguments }

    /// The largest number of points that a side of a picture may be asked for.
    private static let largestSide = 32_767.0

    func finish() throws(ArgumentError) {
        guard faults.isEmpty else { throw ArgumentError(messages: faults) }
    }

    /// One of the option's choices.
    mutating func choice(_ option: Option) -> String? {
        guard let value = arguments.value(of: option) else { return nil }
        if option.choices.contains(value) { return value }
        let proposal = suggestion(for: value, among: option.choices).map { "did you mean \($0.inQuotes)?" }
        faults.append(
            "\(option.longName): unknown value \(value.inQuotes) — "
                + (proposal ?? "one of \(option.choices.joined(separator: ", "))"))
        return nil
    }

    mutating func number(_ option: Option, in range: ClosedRange<Double>) -> Double? {
        guard let value = arguments.value(of: option) else { return nil }
        guard let number = Double(value), number.isFinite, range.contains(number) else {
            faults.append(
                "\(option.longName): \(value.inQuotes) is not right — a number from \(Self.text(range.lowerBound)) to "
                    + Self.text(range.upperBound))
            return nil
        }
        return number
    }

    mutating func whole(_ option: Option, in range: ClosedRange<Int>) -> Int? {
        guard let value = arguments.value(of: option) else { return nil }
        guard let number = Int(value), range.contains(number) else {
            faults.append(
                "\(option.longName): \(value.inQuotes) is not right — a whole number from \(range.lowerBound) to "
                    + "\(range.upperBound)")
            return nil
        }
        return number
    }

    /// `390x844`, `390x` and `x844`.
    mutating func size() -> (width: Double?, height: SceneOverrides.Height?) {
        guard let value = arguments.value(of: .size) else { return (nil, nil) }
        let sides = value.lowercased().replacing("×", with: "x").split(
            separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2, sides.contains(where: { !$0.isEmpty }) else {
            faults.append("--size: \(value.inQuotes) is not right — points as 390x844, 390x or x844")
            return (nil, nil)
        }
        var numbers: [Double?] = []
        for side in sides {
            let number = Double(side)
            if !side.isEmpty, !(number.map { $0 >= 1 && $0 <= Self.largestSide } ?? false) {
                faults.append(
                    "--size: \(String(side).inQuotes) is not right — points from 1 to \(Self.text(Self.largestSide))")
                return (nil, nil)
            }
            numbers.append(number)
        }
        return (numbers[0], numbers[1].map { .points($0) } ?? .fitsContent)
    }

    mutating func locale() -> String? {
        guard let value = arguments.value(of: .locale) else { return nil }
        let parts = value.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isTag = parts.enumerated().allSatisfy { index, part in
            part.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (index > 0 && (0x30...0x39).contains($0)) }
                && (index == 0 ? 2...8 : 1...8).contains(part.utf8.count)
        }
        if !isTag { faults.append("--locale: \(value.inQuotes) is not right — a language tag such as ja or ar-EG") }
        return isTag ? value : nil
    }

    /// This machine's part, counted from 1; `nil` is all.
    mutating func shard() -> (index: Int, count: Int)? {
        guard let value = arguments.value(of: .shard) else { return nil }
        let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index)
        else {
            faults.append("--shard: \(value.inQuotes) is not right — from 1/N to N/N")
            return nil
        }
        return (index, count)
    }

    mutating func folders(_ option: Option) -> [String] {
        for folder in arguments.allValues(of: option) where !OutputFile.isFolder(folder) {
            faults.append("\(option.longName): \(folder.inQuotes) is not a folder")
        }
        return arguments.allValues(of: option)
    }

    mutating func named(_ option: Option, fault: (String) -> String?) -> String? {
        guard let value = arguments.value(of: option) else { return nil }
        if let fault = fault(value) { faults.append("\(option.longName): \(fault)") }
        return value
    }

    mutating func overrides() -> SceneOverrides {
        var overrides = SceneOverrides()
        overrides.device = named(.device, fault: SceneOverrides.faultOfDevice)
        (overrides.width, overrides.height) = size()
        overrides.scale = number(.scale, in: 1...4)
        overrides.appearance = choice(.appearance)
        overrides.isDark = choice(.style).map { $0 == "dark" }
        overrides.contentSize = named(.contentSize, fault: SceneOverrides.faultOfContentSize)
        overrides.isRightToLeft = choice(.direction).map { $0 == "rtl" }
        overrides.hasHighContrast = choice(.contrast).map { $0 == "high" }
        overrides.look = choice(.ios).flatMap { Int($0) }.flatMap(SystemLook.init)
        overrides.locale = locale()
        overrides.showsFullHeight = arguments.has(.fullHeight)
        overrides.allowedFolders = folders(.allowPath)
        return overrides
    }

    /// How much two pictures may differ.
    mutating func comparisonLimits() -> ComparisonLimits {
        var limits = ComparisonLimits()
        limits.precision = number(.precision, in: 0...1)
        limits.perceptualPrecision = number(.perceptualPrecision, in: 0...1) ?? 1
        limits.maxDiffPixels = whole(.maxDiffPixels, in: 0...Int(Int32.max))
        limits.ignored = arguments.allValues(of: .ignore)
        for value in limits.ignored where value.allSatisfy({ $0 == " " || $0 == "/" }) {
            faults.append("--ignore: \(value.inQuotes) is not right — X,Y,WIDTHxHEIGHT in pixels or a path of inspect")
        }
        return limits
    }

    /// Tells the pipeline where to look for faces and symbols.
    @MainActor mutating func configureDrawing() {
        DrawingEnvironment.configure(fontFolders: folders(.fontPath), symbolFolders: folders(.symbolPath))
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
