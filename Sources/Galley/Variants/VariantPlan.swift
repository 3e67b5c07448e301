import Foundation

/// The pictures of a batch in their order: for each input, for each row of the matrix.
package struct VariantPlan: Hashable, Sendable {
    /// Why there is no plan: a sentence each.
    package struct Failure: Error, Hashable, Sendable {
        package var messages: [String]
    }

    package let inputs: [String]
    package let axes: [VariantAxis]
    /// Value places of each row, one row after another, sorted.
    private let places: [UInt16]
    private let rowCount: Int
    /// For each axis that varies the words of its values in file names.
    private let words: [(axis: Int, words: [String])]
    private let stems: [String]

    /// - Parameter names: what names each input's pictures; `nil` is its file's name.
    package init(inputs: [String], names: [String]? = nil, _ matrix: VariantMatrix) throws(Failure) {
        guard let (axes, rows) = matrix.rows(), axes.allSatisfy({ $0.values.count <= Int(UInt16.max) }) else {
            throw Failure(messages: [
                "these are more than \(VariantMatrix.largestCount) pictures — give fewer values, or --pairwise"
            ])
        }
        self.inputs = inputs
        self.axes = axes
        rowCount = rows.count
        places = rows.flatMap { $0.map { UInt16($0) } }
        words = axes.enumerated().filter { $1.values.count > 1 }.map { ($0, $1.words) }
        stems = names ?? inputs.map { Self.stem(of: $0) }
        try check()
    }

    private func check() throws(Failure) {
        var faults: [String] = []
        var owners: [String: String] = [:]
        for (input, stem) in zip(inputs, stems) {
            if let other = owners.updateValue(input, forKey: stem) {
                faults.append(
                    other == input
                        ? "\(input.inQuotes) is given twice — name it once"
                        : "\(other.inQuotes) and \(input.inQuotes) would both be written to \("\(stem).….png".inQuotes) — "
                            + "draw them into different folders")
            }
        }
        for axis in axes {
            for value in axis.values {
                var overrides = SceneOverrides()
                if let fault = axis.set(value, in: &overrides) { faults.append("\(axis.name): \(fault)") }
            }
        }
        guard faults.isEmpty else { throw Failure(messages: faults) }
    }

    package var count: Int { inputs.count * rowCount }

    package subscript(index: Int) -> Variant {
        let input = index / rowCount
        let row = index % rowCount
        let places = self.places[(row * axes.count)..<((row + 1) * axes.count)].map { Int($0) }
        return Variant(
            input: inputs[input], values: zip(axes, places).map { $0.values[$1] },
            file: name(stems[input], places, "png"), index: index)
    }

    /// What a picture is asked for besides values of its scene, by the names of traits.
    package func traits(of variant: Variant) -> [String: String] {
        var traits: [String: String] = [:]
        for (axis, value) in zip(axes, variant.values) {
            if case .trait(let trait) = axis.subject { traits[trait.rawValue] = value }
        }
        return traits
    }

    /// The picture that differs from another by its value on one axis alone.
    /// - Returns: `nil` when it is not among the pictures.
    package func sibling(of index: Int, axis: Int, value: Int) -> Int? {
        let start = index % rowCount * axes.count
        var row = Array(places[start..<(start + axes.count)])
        guard axis < row.count, let place = UInt16(exactly: value) else { return nil }
        row[axis] = place
        var (low, high) = (0, rowCount)
        while low < high {
            let middle = (low + high) / 2
            let other = places[(middle * axes.count)..<((middle + 1) * axes.count)]
            if other.lexicographicallyPrecedes(row) { low = middle + 1 } else { high = middle }
        }
        guard low < rowCount, places[(low * axes.count)..<((low + 1) * axes.count)].elementsEqual(row) else {
            return nil
        }
        return index / rowCount * rowCount + low
    }

    /// The place of a picture's value on an axis.
    package func place(of index: Int, axis: Int) -> Int { Int(places[index % rowCount * axes.count + axis]) }

    private func name(_ stem: String, _ places: [Int], _ ending: String) -> String {
        ([stem] + words.map { $0.words[places[$0.axis]] } + [ending]).joined(separator: ".")
    }

    /// What names an input's pictures: the file's name without its last ending.
    package static func stem(of input: String) -> String {
        guard input != "-" else { return "picture" }
        let name = input.split(separator: "/").last.map(String.init) ?? input
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    package static func == (left: VariantPlan, right: VariantPlan) -> Bool {
        left.inputs == right.inputs && left.axes == right.axes && left.places == right.places
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(inputs)
        hasher.combine(places)
    }
}

/// One picture of a batch.
package struct Variant: Hashable, Sendable {
    package var input: String
    /// One for each axis.
    package var values: [String]
    /// The name of its file, such as `settings.dark.accessibility3.rtl.png`.
    package var file: String
    /// Its place in the plan.
    package var index: Int

    /// The file's name without its ending.
    package var name: String { String(file.dropLast(file.hasSuffix(".png") ? 4 : 0)) }

    /// What it asks for over what is asked for all of them.
    package func overrides(_ axes: [VariantAxis], over common: SceneOverrides) -> SceneOverrides {
        var overrides = common
        for (axis, value) in zip(axes, values) { _ = axis.set(value, in: &overrides) }
        return overrides
    }
}
