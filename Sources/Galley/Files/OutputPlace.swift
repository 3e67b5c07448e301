import Foundation

/// Whether something can be written at a path: asked before long work, whose end is a bad time to learn that it cannot.
package enum OutputPlace {
    /// Why no file can be there; `nil` when nothing speaks against it.
    package static func faultOfFile(_ path: String) -> OutputError? {
        if OutputFile.isFolder(path) { return OutputError(place: path.inQuotes, cause: SystemError(code: EISDIR)) }
        return fault(of: RelativePath.folder(of: path), for: path)
    }

    /// Why no folder can be there.
    package static func faultOfFolder(_ path: String) -> OutputError? { fault(of: path, for: path) }

    /// Looks at the innermost folder on the way that is there already: the others will be made in it.
    private static func fault(of folder: String, for path: String) -> OutputError? {
        var folder = folder
        while unsafe access(folder, F_OK) != 0, errno == ENOENT, folder != ".", folder != "/" {
            folder = RelativePath.folder(of: folder)
        }
        var code: Int32 = 0
        if unsafe access(folder, F_OK) != 0 {
            code = errno
        } else if !OutputFile.isFolder(folder) {
            code = ENOTDIR
        } else if unsafe access(folder, W_OK | X_OK) != 0 {
            code = errno
        }
        return code == 0 ? nil : OutputError(place: path.inQuotes, cause: SystemError(code: code))
    }
}
