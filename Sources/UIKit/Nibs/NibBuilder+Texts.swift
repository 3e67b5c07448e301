import Foundation
import InterfaceFiles

extension NibBuilder {
    /// What the string table of the document's name says in the interface's language instead of a text, as Interface
    /// Builder's localisations do; `nil` where it says nothing.
    ///
    /// - Parameters:
    ///   - key: of the text in its object: `text`, `normalTitle`, `segmentTitles[0]`.
    ///   - element: describes the object.
    func translation(_ key: String, of element: InterfaceElement) -> String? {
        guard let id = element.id, let language = LocalizedTexts.language else { return nil }
        let table = ((document.file as NSString).lastPathComponent as NSString).deletingPathExtension
        return LocalizedTexts.pattern("\(id).\(key)", table: table, in: source.folders, language: language)
    }
}

extension NibValue {
    /// The text in the interface's language.
    var localizedText: String { localizedText(name) }

    /// - Parameter key: in the string table, where it is not the attribute's name.
    func localizedText(_ key: String) -> String { builder.translation(key, of: owner) ?? text }
}
