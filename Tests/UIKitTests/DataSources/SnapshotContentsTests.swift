import Testing
import UIKit

struct SnapshotContentsTests {
    typealias Contents = SnapshotContents<Int, Int>

    @Test func anyChangesLeaveWhatTheRulesSay() {
        for seed in 0..<400 where !changesLeaveWhatTheRulesSay(seed: seed) { return }
    }

    private func changesLeaveWhatTheRulesSay(seed: Int) -> Bool {
        var generator = SeededGenerator(seed: UInt64(seed))
        var (contents, model) = (Contents(), SnapshotModel())
        for step in 0..<80 {
            let change = SnapshotModel.Change.random(using: &generator)
            let accepted = model.apply(change)
            let taken = (try? apply(change, to: &contents)) != nil
            #expect(taken == accepted, "seed \(seed), step \(step): \(change)")
            guard agree(contents, model) else {
                Issue.record(
                    "seed \(seed), step \(step): after \(change) \(contents.sections) \(contents.items) \(model.sections)"
                )
                return false
            }
        }
        return true
    }

    private func apply(_ change: SnapshotModel.Change, to contents: inout Contents) throws(DataSourceError) {
        switch change {
        case .append(let items, let name): try contents.append(items, to: name)
        case .insert(let items, let item, after: false): try contents.insert(items, before: item)
        case .insert(let items, let item, after: true): try contents.insert(items, after: item)
        case .delete(let items): contents.delete(items)
        case .deleteAll: contents.deleteAll()
        case .move(let item, let other, after: false): try contents.move(item, before: other)
        case .move(let item, let other, after: true): try contents.move(item, after: other)
        case .appendSections(let names): try contents.appendSections(names)
        case .insertSections(let names, let name, after: false): try contents.insertSections(names, before: name)
        case .insertSections(let names, let name, after: true): try contents.insertSections(names, after: name)
        case .deleteSections(let names): contents.deleteSections(names)
        case .moveSection(let name, let other, after: false): try contents.moveSection(name, before: other)
        case .moveSection(let name, let other, after: true): try contents.moveSection(name, after: other)
        }
    }

    private func agree(_ contents: Contents, _ model: SnapshotModel) -> Bool {
        let items = model.sections.flatMap(\.items)
        guard contents.sections == model.sections.map(\.name), contents.items == items,
            contents.numberOfItems == items.count
        else { return false }
        for (index, section) in model.sections.enumerated() {
            guard contents.index(ofSection: section.name) == index,
                (try? contents.items(in: section.name)) == section.items,
                contents.numberOfItems(inSectionAt: index) == section.items.count
            else { return false }
            for (place, item) in section.items.enumerated() {
                guard contents.section(containing: item) == section.name,
                    contents.position(of: item).map({ $0 == (index, place) }) == true,
                    contents.item(section: index, index: place) == item
                else { return false }
            }
        }
        let absent = (0..<14).filter { !items.contains($0) }
        return items.enumerated().allSatisfy { contents.index(ofItem: $0.element) == $0.offset }
            && absent.allSatisfy { !contents.contains($0) && contents.position(of: $0) == nil }
    }

    // MARK: Reasons

    private func reason(_ change: (inout SnapshotContents<String, String>) throws(DataSourceError) -> Void) -> String? {
        var contents = SnapshotContents<String, String>()
        do {
            try contents.appendSections(["A", "B"])
            try contents.append(["a", "b"], to: "A")
            try change(&contents)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func refusalsGiveUIKitsReasons() {
        var empty = SnapshotContents<String, String>()
        #expect(
            throws: DataSourceError("There are currently no sections in the data source. Please add a section first.")
        ) {
            try empty.append(["a"])
        }
        #expect(
            reason { c throws(DataSourceError) in _ = try c.items(in: "C") }?.hasPrefix(
                "Section identifier was not found. ") == true)
        #expect(
            reason { c throws(DataSourceError) in try c.append(["c", "d", "c", "c"]) }
                == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(c)}")
        #expect(
            reason { c throws(DataSourceError) in try c.appendSections(["C", "C"]) }
                == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(C)}")
        #expect(
            reason { c throws(DataSourceError) in try c.append(["c"], to: "C") }
                == "Invalid parameter not satisfying: section != NSNotFound")
        #expect(
            reason { c throws(DataSourceError) in try c.insertSections(["C"], before: "D") }
                == "Invalid parameter not satisfying: insertIndex != NSNotFound")
        #expect(
            reason { c throws(DataSourceError) in try c.insert(["c", "b"], after: "b") }?.hasPrefix(
                "Invalid update: destination for insertion operation [b] is in the insertion identifier list") == true)
        #expect(
            reason { c throws(DataSourceError) in try c.move("z", before: "a") }
                == "Invalid parameter not satisfying: fromIndex != NSNotFound")
        #expect(
            reason { c throws(DataSourceError) in try c.move("a", before: "z") }
                == "Invalid parameter not satisfying: toIndex != NSNotFound")
        #expect(
            reason { c throws(DataSourceError) in try c.reload(["z"]) }
                == "Attempted to reload item identifier that does not exist in the snapshot: z")
    }

    @Test func existingSectionsAreCountedInTheReason() {
        let one = reason { c throws(DataSourceError) in try c.appendSections(["A", "C"]) }
        let two = reason { c throws(DataSourceError) in try c.insertSections(["A", "B"], before: "B") }
        #expect(one?.contains("insert or append 1 section identifier that already exists in the snapshot") == true)
        #expect(one?.hasSuffix("Section identifier that already exists: (A)") == true)
        #expect(two?.hasPrefix("Invalid update: destination") == true)
        let both = reason { c throws(DataSourceError) in try c.appendSections(["A", "B"]) }
        #expect(both?.contains("2 section identifiers that already exist in") == true)
    }

    @Test func thePublicMethodsTrapWithTheReason() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendItems([1])
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("There are currently no sections in the data source. Please add a section first."))
    }

    // MARK: Marks

    @Test func marksAreKeptInOrderAndOfWhatIsThere() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2, 3], toSection: "A")
        snapshot.reloadItems([3, 1, 3])
        snapshot.reconfigureItems([2])
        snapshot.reloadSections(["B"])
        snapshot.deleteItems([3])
        #expect(snapshot.reloadedItemIdentifiers == [1])
        #expect(snapshot.reconfiguredItemIdentifiers == [2])
        #expect(snapshot.reloadedSectionIdentifiers == ["B"])
        snapshot.contents.removeMarks()
        #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reloadedSectionIdentifiers.isEmpty)
    }

    // MARK: Size

    /// Each of these would take minutes if a step cost the length of the list.
    @Test(.timeLimit(.minutes(10))) func aHundredThousandItemsAreNothingSpecial() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in 0..<1000 { snapshot.appendSections([section]) }
        for section in 0..<1000 {
            snapshot.appendItems(Array(section * 100..<(section + 1) * 100), toSection: section)
        }
        #expect(snapshot.numberOfItems == 100_000)
        for item in 0..<100_000 where snapshot.indexOfItem(item) != item { Issue.record("\(item) is misplaced") }
        snapshot.deleteItems(Array(stride(from: 0, to: 100_000, by: 2)))
        #expect(snapshot.indexOfItem(99_999) == 49_999)
        for item in stride(from: 99_999, to: 50_000, by: -2) { snapshot.deleteItems([item]) }
        #expect(snapshot.numberOfItems == 25_000)
        #expect(snapshot.itemIdentifiers.last == 49_999)
    }
}
