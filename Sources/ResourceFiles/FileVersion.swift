/// What a file is recognised by as long as nobody changes it.
package struct FileVersion: Hashable, Sendable {
    package let path: String
    /// `nil` when there is no such file.
    private let state: FileState?

    package init(_ path: String) {
        self.path = path
        state = FileState(path: path)
    }

    /// In bytes; 0 when there is no such file.
    package var size: Int { state?.size ?? 0 }
    package var exists: Bool { state != nil }
    package var isFile: Bool { state?.kind == .file }
    /// Whether an equal version later means equal content.
    package var isSettled: Bool { state?.isSettled ?? false }
}
