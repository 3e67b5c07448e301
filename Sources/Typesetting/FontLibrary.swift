/// The faces that text is set with, and no others: the host's font configuration has no say.
package final class FontLibrary: Sendable {
    /// - Parameter extraFolders: folders of font files to prefer over the declared faces.
    package init(extraFolders: [String] = []) throws(TypesettingError) {
    }
}
