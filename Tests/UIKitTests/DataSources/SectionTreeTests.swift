import Testing
import UIKit

/// An outline by the letter of its rules: a depth-first list of items with their levels.
private struct OutlineModel {
    var rows: [(item: Int, level: Int)] = []
    var expanded: Set<Int> = []

    func index(_ item: Int) -> Int? { rows.firstIndex { $0.item == item } }

    /// One past the last descendant.
    func end(_ index: Int) -> Int {
        rows[(index + 1)...].firstIndex { $0.level <= rows[index].level } ?? rows.count
    }

    func parent(_ index: Int) -> Int? {
        rows[..<index].last { $0.level == rows[index].level - 1 }?.item
    }

    func isVisible(_ index: Int) -> Bool {
        guard let parent = parent(index), let place = self.index(parent) else { return true }
        return expanded.contains(parent) && isVisible(place)
    }

    mutating func delete(_ item: Int) {
        guard let index = index(item) else { return }
        for row in rows[index..<end(index)] { expanded.remove(row.item) }
        rows.removeSubrange(index..<end(index))
    }

    func accepts(_ items: [Int]) -> Bool {
        Set(items).count == items.count && items.allSatisfy { index($0) == nil }
    }

    /// What stands below the item, as an outline of its own.
    func below(_ item: Int) -> OutlineModel {
        guard let index = index(item) else { return OutlineModel() }
        let rows = rows[(index + 1)..<end(index)].map { ($0.item, $0.level - self.rows[index].level - 1) }
        return OutlineModel(rows: rows, expanded: expanded.intersection(rows.map(\.0)))
    }
}

struct SectionTreeTests {
    @Test func anyChangesLeaveWhatTheRulesSay() {
        for seed in 0..<400 where !changesLeaveWhatTheRulesSay(seed: seed) { return }
    }

    private func changesLeaveWhatTheRulesSay(seed: Int) -> Bool {
        var generator = SeededGenerator(seed: UInt64(seed) &+ 7_000)
        var (tree, model) = (SectionTree<Int>(), OutlineModel())
        for step in 0..<60 {
            let items = generator.numbers(below: 16, upTo: 3)
            let item = Int.random(in: 0..<16, using: &generator)
            let kind = Int.random(in: 0..<9, using: &generator)
            let accepted = change(&model, kind: kind, items: items, item: item)
            let taken = (try? change(&tree, kind: kind, items: items, item: item)) != nil
            #expect(taken == accepted, "seed \(seed), step \(step): kind \(kind), \(items), \(item)")
            guard agree(tree, model) else {
                Issue.record(
                    "seed \(seed), step \(step): kind \(kind), \(items), \(item)\n\(tree.drawing)\n\(model.rows)")
                return false
            }
        }
        return true
    }

    private func change(
        _ tree: inout SectionTree<Int>, kind: Int, items: [Int], item: Int
    ) throws(DataSourceError) {
        switch kind {
        case 0: try tree.append(items)
        case 1, 2: try tree.append(items, to: item)
        case 3: try tree.insert(items, before: item)
        case 4: try tree.insert(items, after: item)
        case 5: try tree.delete(Array(items.prefix(1)))
        case 6: tree.setExpanded(true, items)
        case 7: tree.setExpanded(false, items)
        default:
            var replacement = SectionTree<Int>()
            try replacement.append(items)
            replacement.setExpanded(true, items)
            try tree.replace(childrenOf: item, using: replacement)
        }
    }

    private func change(_ model: inout OutlineModel, kind: Int, items: [Int], item: Int) -> Bool {
        let place = model.index(item)
        func insert(at index: Int, level: Int) {
            model.rows.insert(contentsOf: items.map { ($0, level) }, at: index)
        }
        switch kind {
        case 0...4:
            guard !items.isEmpty else { return true }
            guard model.accepts(items), kind == 0 || place != nil else { return false }
            let index = place ?? 0
            switch kind {
            case 0: insert(at: model.rows.count, level: 0)
            case 1, 2: insert(at: model.end(index), level: model.rows[index].level + 1)
            case 3: insert(at: index, level: model.rows[index].level)
            default: insert(at: model.end(index), level: model.rows[index].level)
            }
        case 5:
            guard items.prefix(1).allSatisfy({ model.index($0) != nil }) else { return false }
            items.prefix(1).forEach { model.delete($0) }
        case 6: model.expanded.formUnion(items.filter { model.index($0) != nil })
        case 7: model.expanded.subtract(items)
        default:
            guard Set(items).count == items.count, let place else { return false }
            var rest = model
            for child in model.below(item).rows { rest.delete(child.item) }
            guard rest.accepts(items) else { return false }
            model = rest
            insert(at: place + 1, level: rest.rows[place].level + 1)
            model.expanded.formUnion(items)
        }
        return true
    }

    private func agree(_ tree: SectionTree<Int>, _ model: OutlineModel) -> Bool {
        guard tree.items == model.rows.map(\.item), tree.rootItems == model.rows.filter({ $0.level == 0 }).map(\.item),
            tree.visibleItems == model.rows.indices.filter(model.isVisible).map({ model.rows[$0].item })
        else { return false }
        return model.rows.enumerated().allSatisfy { index, row in
            let below = try? tree.subtree(of: row.item, includingParent: false)
            return (try? tree.level(of: row.item)) == row.level && tree.index(of: row.item) == index
                && (try? tree.parent(of: row.item)) == .some(model.parent(index))
                && (try? tree.isExpanded(row.item)) == model.expanded.contains(row.item)
                && (try? tree.isVisible(row.item)) == model.isVisible(index)
                && below?.items == model.below(row.item).rows.map(\.item)
                && below?.visibleItems.isEmpty == model.below(row.item).rows.isEmpty
        }
    }

    // MARK: Reasons

    @Test func refusalsGiveUIKitsReasonsAndChangeNothing() throws {
        var tree = SectionTree<String>()
        try tree.append(["a", "b"])
        let before = tree.drawing
        func reason(_ change: (inout SectionTree<String>) throws(DataSourceError) -> Void) -> String? {
            do throws(DataSourceError) {
                try change(&tree)
                return nil
            } catch { return error.reason }
        }
        #expect(
            reason { t throws(DataSourceError) in try t.append(["c", "a", "c", "b"]) }
                == "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(c, a, b)}")
        #expect(reason { t throws(DataSourceError) in try t.delete(["a", "z"]) } == "Failed to find index of item z")
        #expect(
            reason { t throws(DataSourceError) in _ = try t.level(of: "z") }
                == "Item identifier does not exist in section snapshot: z")
        #expect(
            reason { t throws(DataSourceError) in _ = try t.parent(of: "z") }
                == "Child item identifier does not exist in section snapshot: z")
        #expect(
            reason { t throws(DataSourceError) in try t.append(["c"], to: "z") }
                == "Parent item identifier does not exist in section snapshot: z")
        #expect(tree.drawing == before)
    }

    @Test func aDrawingShowsLevelsExpansionAndVisibility() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["Fruit", "Bread"])
        snapshot.append(["Apple", "Pear"], to: "Fruit")
        snapshot.append(["Rye"], to: "Bread")
        snapshot.expand(["Fruit", "nobody"])
        #expect(
            snapshot.visualDescription() == """
                <NSDiffableDataSourceSectionSnapshot:
                +*Fruit
                  -*Apple
                  -*Pear
                -*Bread
                  - Rye>
                """)
    }

    @Test func aWholeOutlineIsInsertedAsItStands() {
        var inner = NSDiffableDataSourceSectionSnapshot<Int>()
        inner.append([10, 20])
        inner.append([11], to: 10)
        inner.expand([10])
        var outer = NSDiffableDataSourceSectionSnapshot<Int>()
        outer.append([1, 2])
        outer.append([3], to: 1)
        outer.insert(inner, after: 1)
        #expect(outer.items == [1, 3, 10, 11, 20, 2])
        #expect(outer.visibleItems == [1, 10, 11, 20, 2])
        #expect(outer.snapshot(of: 10, includingParent: true).items == [10, 11])
    }

    @Test func depthCostsNoStack() {
        var tree = SectionTree<Int>()
        var parent: Int?
        for item in 0..<50_000 {
            #expect(throws: Never.self) { try tree.append([item], to: parent) }
            tree.setExpanded(true, [item])
            parent = item
        }
        #expect(tree.visibleItems.count == 50_000)
        #expect((try? tree.level(of: 49_999)) == 49_999)
        #expect(throws: Never.self) { try tree.delete([0]) }
        #expect(tree.items.isEmpty)
    }
}
