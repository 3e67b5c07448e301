import Scenes

/// One thing that differs between the pictures of a batch, and the values it takes.
package struct VariantAxis: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        case trait(VariantTrait)
        /// A value of the scene, by its path.
        case parameter(String)
    }

    package var subject: Subject
    /// Each once; the first is what the others are held against.
    package private(set) var values: [String]

    package init(_ subject: Subject, _ values: [String]) {
        self.subject = subject
        var seen: Set<String> = []
        self.values = values.filter { seen.insert($0).inserted }
    }

    package var name: String {
        switch subject {
        case .trait(let trait): trait.axisName
        case .parameter(let path): path
        }
    }

    /// Whether a name, as people write it, means this axis.
    package func isNamed(_ name: String) -> Bool {
        switch subject {
        case .trait(let trait): VariantTrait(axis: name) == trait
        case .parameter(let path): path == name
        }
    }

    /// The place of a value; a new one takes the next.
    mutating func place(of value: String) -> Int {
        if let place = values.firstIndex(of: value) { return place }
        values.append(value)
        return values.count - 1
    }

    /// Asks for the value.
    /// - Returns: What is wrong with it, or `nil`.
    func set(_ value: String, in overrides: inout SceneOverrides) -> String? {
        switch subject {
        case .trait(let trait): return trait.set(value, in: &overrides)
        case .parameter(let path):
            overrides.parameters.append(SceneParameter(path: path, value: value))
            return nil
        }
    }

    /// The values as parts of file names, no two alike.
    var words: [String] {
        var taken: Set<String> = []
        return values.enumerated().map { index, value in
            let word: String
            switch subject {
            case .trait(let trait): word = Self.fileWord(trait.word(value))
            case .parameter(let path):
                let key = path.split(separator: "/").last.map(String.init) ?? path
                let short = Self.fileWord(String(value.prefix(24)))
                word = short.isEmpty ? "\(Self.fileWord(key))\(index + 1)" : short
            }
            var unique = word
            var number = 2
            while !taken.insert(unique.lowercased()).inserted {
                unique = "\(word)-\(number)"
                number += 1
            }
            return unique
        }
    }

    /// Letters and digits of any script, `x`, `-` and `_` as they are; all else becomes a hyphen, none at the ends.
    private static func fileWord(_ text: String) -> String {
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else if !word.isEmpty, word.last != "-" {
                word.append("-")
            }
        }
        while word.last == "-" { word.removeLast() }
        return word
    }
}
