import Foundation

/// A person's name in the order of a language: the family name first in those of East Asia and in Hungarian, else the given one.
struct NameParts {
    private let components: PersonNameComponents
    private let language: String

    init(_ components: PersonNameComponents, locale: Locale) {
        self.components = components
        language = locale.language.languageCode?.identifier ?? "en"
    }

    private var isFamilyFirst: Bool { ["zh", "ja", "ko", "hu"].contains(language) }
    /// Names in ideographs stand without a space.
    private var separator: String {
        let name = (components.familyName ?? "") + (components.givenName ?? "")
        let isIdeographic = name.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) }
        return isFamilyFirst && isIdeographic ? "" : " "
    }

    private func joined(_ parts: [String?]) -> String {
        parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
    }

    private func ordered(_ given: [String?], _ family: String?) -> [String?] {
        isFamilyFirst ? [family] + given : given + [family]
    }

    var short: String { components.nickname ?? components.givenName ?? components.familyName ?? "" }
    var medium: String { joined(ordered([components.givenName], components.familyName)) }
    var long: String {
        joined(
            [components.namePrefix] + ordered([components.givenName, components.middleName], components.familyName)
                + [components.nameSuffix])
    }
    var initials: String {
        ordered([components.givenName], components.familyName).compactMap { $0?.first.map(String.init) }.joined()
    }
}
