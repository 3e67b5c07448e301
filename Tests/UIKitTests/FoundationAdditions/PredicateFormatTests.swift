import Foundation
import Testing
import UIKit

/// Predicates by their words.
struct PredicateFormatTests {
    private class Drink {
        let name: String
        init(name: String) { self.name = name }
    }
    private final class Tea: Drink {
        let cups: Int
        let origin: String?
        let tags: [String]
        init(_ name: String, cups: Int, origin: String? = nil, tags: [String] = []) {
            (self.cups, self.origin, self.tags) = (cups, origin, tags)
            super.init(name: name)
        }
    }

    private let teas = [
        Tea("Sencha", cups: 3, origin: "Japan", tags: ["green"]), Tea("Assam", cups: 5, origin: "India"),
        Tea("Maté", cups: 1, tags: ["herbal", "green"]),
    ]

    private func names(_ predicate: NSPredicate) -> [String] {
        teas.filter { predicate.evaluate(with: $0) }.map(\.name)
    }

    @Test func textsAreTested() {
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
        #expect(mail.evaluate(with: "ADA@example.com") && !mail.evaluate(with: "ada at example.com"))
        #expect(NSPredicate(format: "SELF CONTAINS[c] %@", "EN").evaluate(with: "Sencha"))
        #expect(!NSPredicate(format: "SELF CONTAINS %@", "EN").evaluate(with: "Sencha"))
        #expect(NSPredicate(format: "SELF LIKE 'S?n*'").evaluate(with: "Sencha"))
        #expect(NSPredicate(format: "self.length >= 6").evaluate(with: "Sencha"))
    }

    @Test func propertiesAreReadByTheirNames() {
        #expect(names(NSPredicate(format: "name BEGINSWITH[cd] %@", "mate")) == ["Maté"])
        #expect(names(NSPredicate(format: "cups > %d AND origin != nil", 3)) == ["Assam"])
        #expect(names(NSPredicate(format: "%K == %@ || cups == 1", "origin", "Japan")) == ["Sencha", "Maté"])
        #expect(names(NSPredicate(format: "NOT (cups BETWEEN {2, 4})")) == ["Assam", "Maté"])
        #expect(names(NSPredicate(format: "name IN %@", ["Assam", "Maté"])) == ["Assam", "Maté"])
        #expect(names(NSPredicate(format: "ANY tags == 'green'")) == ["Sencha", "Maté"])
        #expect(names(NSPredicate(format: "tags.@count == 0")) == ["Assam"])
        #expect(names(NSPredicate(format: "missing == nil")).count == 3)
        #expect(NSPredicate(format: "a.b = 2").evaluate(with: ["a": ["b": 2]]))
    }

    @Test func predicatesAreMadeOfOthers() {
        let green = NSPredicate(format: "tags CONTAINS %@", "green")
        let few = NSPredicate(format: "cups < 2")
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [green, few])
        #expect(names(both) == ["Maté"])
        #expect(names(NSPredicate(format: "TRUEPREDICATE", argumentArray: nil)).count == 3)
        #expect((teas as NSArray).filtered(using: few).count == 1)
    }
}
