/// A face by the file that holds it. The painter opens the file; the text form prints the name alone.
public struct FontFace: Hashable, Sendable {
    /// The PostScript name, such as `Inter-Regular`.
    public var name: String
    public var path: String
    /// The face's place in a collection file; 0 for a plain file.
    public var index: Int

    public init(name: String, path: String, index: Int = 0) {
        self.name = name
        self.path = path
        self.index = index
    }
}
