import Foundation

/// Puts objects into sections by the first letter of their names: A to Z and "#".
@preconcurrency @MainActor
open class UILocalizedIndexedCollation {
    private static let shared = UILocalizedIndexedCollation()

    init() {}

    /// The only one: of the Latin letters, whatever the language.
    open class func current() -> UILocalizedIndexedCollation { shared }

    /// A to Z, then "#" for all other names.
    open var sectionTitles: [String] { sectionIndexTitles }
    /// What stands at the list's edge.
    open var sectionIndexTitles: [String] {
        (UnicodeScalar("A").value...UnicodeScalar("Z").value).compactMap { UnicodeScalar($0).map { String($0) } } + [
            "#"
        ]
    }

    /// The section that a letter at the list's edge leads to.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// The section of a name.
    func section(of name: String) -> Int {
        let plain = name.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
        let first = plain.prefix(1).uppercased()
        return sectionTitles.firstIndex(of: first) ?? sectionTitles.count - 1
    }

    /// The section of an object, by what it says of itself under the selector's name where it is a responder, else by its description.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: Self.name(of: object, selector))
    }

    /// In the order of their names.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (Self.name(of: $0, selector), $0) }
            .sorted { $0.0.localizedStandardCompare($1.0) == .orderedAscending }.map(\.1)
    }

    private static func name(of object: Any, _ selector: Selector) -> String {
        let wanted = selector.name
        let mirrored = Mirror(reflecting: object).children.first { $0.label == wanted }?.value
        return mirrored.map { "\($0)" } ?? "\(object)"
    }
}
