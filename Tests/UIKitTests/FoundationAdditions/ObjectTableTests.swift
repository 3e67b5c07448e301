import Foundation
import Testing
import UIKit

/// Tables of objects keep alive what they say, and changes are taken back.
@MainActor struct ObjectTableTests {
    private final class Thing {}

    @Test func aWeakTableForgetsWhatIsGone() {
        let table = NSHashTable<Thing>.weakObjects()
        let kept = Thing()
        table.add(kept)
        table.add(kept)
        do {
            let gone = Thing()
            table.add(gone)
            #expect(table.count == 2)
        }
        #expect(table.count == 1 && table.allObjects.first === kept)
        table.remove(kept)
        #expect(table.anyObject == nil && !table.contains(kept))
    }

    @Test func stringsAreEqualByTheirText() {
        let table = NSMapTable<NSString, Thing>.strongToWeakObjects()
        let thing = Thing()
        table.setObject(thing, forKey: "a")
        #expect(table.object(forKey: NSString(string: "a")) === thing)
        table.setObject(Thing(), forKey: "b")
        #expect(table.object(forKey: "b") == nil && table.count == 1)
        table.removeObject(forKey: "a")
        #expect(table.object(forKey: "a") == nil)
    }

    private final class Document {
        let changes = UndoManager()
        private(set) var name = "a"

        func rename(_ new: String) {
            let old = name
            changes.registerUndo(withTarget: self) { $0.rename(old) }
            changes.setActionName("Rename")
            name = new
        }
    }

    @Test func changesAreTakenBackAndMadeAgain() {
        let document = Document()
        #expect(!document.changes.canUndo && document.changes.undoMenuItemTitle == "Undo")
        document.rename("b")
        document.rename("c")
        #expect(document.changes.undoMenuItemTitle == "Undo Rename")
        document.changes.undo()
        #expect(document.name == "b" && document.changes.canRedo)
        document.changes.redo()
        #expect(document.name == "c" && !document.changes.canRedo && document.changes.canUndo)
        document.changes.undo()
        document.changes.undo()
        #expect(document.name == "a" && !document.changes.canUndo)
        document.rename("d")
        #expect(!document.changes.canRedo)
    }

    @Test func aGroupIsOneStep() {
        let document = Document()
        document.changes.beginUndoGrouping()
        document.rename("b")
        document.rename("c")
        document.changes.endUndoGrouping()
        document.changes.undo()
        #expect(document.name == "a" && !document.changes.canUndo)
    }

    @Test func aViewTakesChangesBackByItsWindow() {
        let view = UIView()
        #expect(view.undoManager == nil)
        let window = UIWindow()
        window.addSubview(view)
        #expect(view.undoManager != nil && view.undoManager === window.undoManager)
    }

    @Test func namesGoToTheSectionOfTheirLetter() {
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.sectionTitles.count == 27)
        #expect(collation.section(for: "Étude", collationStringSelector: Selector("description")) == 4)
        #expect(collation.section(for: "7 rooms", collationStringSelector: Selector("description")) == 26)
    }
}
