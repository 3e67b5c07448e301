/// What `#Preview` becomes: a type that can be found in the program and makes its preview when asked.
public protocol PreviewRegistry {
    /// The preview that the macro's expansion makes.
    typealias MadePreview = Preview
    /// Module and file.
    static var fileID: String { get }
    /// From 1.
    static var line: Int { get }
    /// In bytes, from 1.
    static var column: Int { get }
    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}
