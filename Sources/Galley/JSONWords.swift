import DisplayLists

/// How text and numbers are written in JSON results.
package enum JSONWords {
    package static func quoted(_ text: String) -> String { text.quoted }
    package static func number(_ number: Double) -> String { number.isFinite ? number.shortText : "null" }
}
