public import Foundation

/// Joins texts as a sentence does: "pears, quinces, and figs".
open class ListFormatter: Formatter {
    /// `nil` is the machine's.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes each item; `nil` describes it.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    /// In the machine's language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// `nil` where the formatter has no text for an item.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// Of an array; `nil` of anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
