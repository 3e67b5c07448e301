import Galley

/// Turns the text of options into values and collects every fault on the way.
struct OptionReader {
    let arguments: ParsedArguments
    private(set) var faults: [String] = []

    init(_ arguments: ParsedArguments) { self.arguments = arguments }

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
                "\(option.longName): \(value.inQuotes) is not right — a number from \(JSONWords.number(range.lowerBound)) "
                    + "to \(JSONWords.number(range.upperBound))")
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

    /// This machine's part of a number of pictures: as asked for, else as the environment says; `nil` is all.
    mutating func shard(of count: Int, _ environment: [String: String], _ console: Console) -> Sharding.Part? {
        if let value = arguments.value(of: .shard) {
            let part = Sharding.Part(value)
            if part == nil { faults.append("--shard: \(value.inQuotes) is not right — from 1/N to N/N") }
            return part
        }
        guard count > 1, let part = Sharding.Part(environment: environment), part.count > 1 else { return nil }
        console.note("drawing part \(part.text), as the environment says; --shard 1/1 draws all")
        return part
    }

    mutating func folders(_ option: Option) -> [String] {
        for folder in arguments.allValues(of: option) where !OutputFile.isFolder(folder) {
            faults.append("\(option.longName): \(folder.inQuotes) is not a folder")
        }
        return arguments.allValues(of: option)
    }

    /// What is asked for over every scene, besides what `variants` lists.
    mutating func commonOverrides() -> SceneOverrides {
        var overrides = SceneOverrides()
        overrides.showsFullHeight = arguments.has(.fullHeight)
        overrides.allowedFolders = folders(.allowPath)
        overrides.strings = arguments.allValues(of: .strings)
        overrides.assets = arguments.allValues(of: .assets)
        return overrides
    }

    mutating func overrides() -> SceneOverrides {
        var overrides = commonOverrides()
        for trait in VariantTrait.allCases {
            guard let option = Option(rawValue: trait.rawValue), let value = arguments.value(of: option) else {
                continue
            }
            if let fault = trait.set(value, in: &overrides) { faults.append("\(option.longName): \(fault)") }
        }
        return overrides
    }

    /// How much two pictures may differ.
    mutating func comparisonLimits() -> ComparisonLimits {
        var limits = ComparisonLimits()
        limits.precision = number(.precision, in: 0...1)
        limits.perceptualPrecision = number(.perceptualPrecision, in: 0...1) ?? 1
        limits.maxDiffPixels = whole(.maxDiffPixels, in: 0...Int(Int32.max))
        if let value = arguments.value(of: .density) {
            limits.density = ComparisonLimits.Density(value)
            if limits.density == nil {
                faults.append("--density: \(value.inQuotes) is not right — a number from 0 to 1, such as 0.1 or 0.1@24")
            }
        }
        limits.ignored = arguments.allValues(of: .ignore)
        for value in limits.ignored
        where value.allSatisfy({ $0 == " " || $0 == "/" }) || ComparisonLimits.isBrokenRectangle(value) {
            faults.append("--ignore: \(value.inQuotes) is not right — X,Y,WIDTHxHEIGHT in pixels or a path of inspect")
        }
        return limits
    }

    /// Tells the pipeline where to look for faces and symbols.
    @MainActor mutating func configureDrawing() {
        DrawingEnvironment.configure(fontFolders: folders(.fontPath), symbolFolders: folders(.symbolPath))
    }

    mutating func note(_ fault: String) { faults.append(fault) }

    /// Notes what cannot be written, before anything is drawn for it.
    mutating func note(_ fault: OutputError?) {
        if let fault { faults.append(fault.message) }
    }
}
