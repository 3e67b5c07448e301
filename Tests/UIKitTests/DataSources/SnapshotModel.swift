/// A snapshot by the letter of its rules, with plain lists: slow, and easy to read.
struct SnapshotModel {
    enum Change {
        case append([Int], Int?), insert([Int], Int, after: Bool), delete([Int]), deleteAll, move(Int, Int, after: Bool)
        case appendSections([Int]), insertSections([Int], Int, after: Bool), deleteSections([Int])
        case moveSection(Int, Int, after: Bool)
    }

    var sections: [(name: Int, items: [Int])] = []

    /// `false` when the change is refused; then nothing has changed.
    mutating func apply(_ change: Change) -> Bool {
        switch change {
        case .append(let items, let name):
            guard let target = name ?? sections.last?.name, let section = index(target), unique(items)
            else { return false }
            remove(items)
            sections[section].items += items
        case .insert(let items, let destination, let after):
            guard unique(items), !items.contains(destination), place(destination) != nil else { return false }
            remove(items)
            guard let (section, item) = place(destination) else { return false }
            sections[section].items.insert(contentsOf: items, at: item + (after ? 1 : 0))
        case .delete(let items): remove(items)
        case .deleteAll: sections = []
        case .move(let item, let destination, let after):
            guard item != destination, place(item) != nil, place(destination) != nil else { return false }
            return apply(.insert([item], destination, after: after))
        case .appendSections(let names):
            guard unique(names), names.allSatisfy({ index($0) == nil }) else { return false }
            sections += names.map { ($0, []) }
        case .insertSections(let names, let destination, let after):
            guard unique(names), names.allSatisfy({ index($0) == nil }), let place = index(destination)
            else { return false }
            sections.insert(contentsOf: names.map { ($0, []) }, at: place + (after ? 1 : 0))
        case .deleteSections(let names): sections.removeAll { names.contains($0.name) }
        case .moveSection(let name, let destination, let after):
            guard name != destination, let from = index(name), let to = index(destination) else { return false }
            let moved = sections.remove(at: from)
            sections.insert(moved, at: (from < to ? to - 1 : to) + (after ? 1 : 0))
        }
        return true
    }

    func index(_ name: Int) -> Int? { sections.firstIndex { $0.name == name } }

    func place(_ item: Int) -> (Int, Int)? {
        for (index, section) in sections.enumerated() {
            if let place = section.items.firstIndex(of: item) { return (index, place) }
        }
        return nil
    }

    private func unique(_ values: [Int]) -> Bool { Set(values).count == values.count }

    private mutating func remove(_ items: [Int]) {
        for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }
}

extension SnapshotModel.Change {
    static func random(using generator: inout SeededGenerator) -> SnapshotModel.Change {
        let items = generator.numbers(below: 14, upTo: 4)
        let names = generator.numbers(below: 6, upTo: 2)
        let (item, name) = (Int.random(in: 0..<14, using: &generator), Int.random(in: 0..<6, using: &generator))
        let other = Int.random(in: 0..<14, using: &generator)
        let after = Bool.random(using: &generator)
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<4: return .append(items, Bool.random(using: &generator) ? name : nil)
        case 4..<7: return .insert(items, item, after: after)
        case 7..<9: return .delete(items)
        case 9..<12: return .move(item, other, after: after)
        case 12..<15: return .appendSections(names)
        case 15..<17: return .insertSections(names, name, after: after)
        case 17: return .deleteSections(names)
        case 18: return .moveSection(name, other % 6, after: after)
        default: return item == 0 ? .deleteAll : .append(items, nil)
        }
    }
}
