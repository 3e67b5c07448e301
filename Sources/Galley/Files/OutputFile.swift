import Foundation

/// A result that could not be put where it was asked for.
package struct OutputError: Error, Hashable {
    /// `"folder/file.png"` or `to standard output`.
    package var place: String
    package var cause: SystemError

    package init(place: String, cause: SystemError) {
        self.place = place
        self.cause = cause
    }

    package var message: String { "cannot write \(place): \(cause.explanation)\(remedy)" }

    private var remedy: String {
        switch cause.code {
        case EACCES, EPERM, EROFS: " — choose a folder that can be written"
        case ENOSPC, EDQUOT: " — free some space or choose another place"
        case EISDIR: " — end the path with a file name"
        case ENOTDIR: " — choose a path through folders"
        case ENAMETOOLONG: " — choose a shorter one"
        default: ""
        }
    }
}

/// Puts bytes in a file in one step: written beside it, then renamed over it, so that whoever reads the path finds the
/// old file or the new one and never half of one.
package enum OutputFile {
    /// Folders on the way are made. What is not a plain file (a device, a pipe) is written to
    /// directly, since renaming would put a file in its place.
    package static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        do throws(SystemError) {
            if let kind = fileKind(path), kind != S_IFREG {
                guard kind != S_IFDIR else { throw SystemError(code: EISDIR) }
                try writeDirectly(bytes, to: path)
            } else {
                try replace(target(of: path), with: bytes)
            }
        } catch {
            throw OutputError(place: path.inQuotes, cause: error)
        }
    }

    package static func isFolder(_ path: String) -> Bool { fileKind(path) == S_IFDIR }

    /// The kind bits of the file's mode; `nil` when there is no such file.
    private static func fileKind(_ path: String) -> mode_t? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        return status.st_mode & S_IFMT
    }

    /// Follows symbolic links, so that the link stays and what it names is replaced.
    static func target(of path: String) -> String {
        guard let resolved = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(SystemError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        defer { close(descriptor) }
        try Descriptor.write(bytes, to: descriptor)
    }

    private static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        let file = try PartialFile(beside: path)
        try file.append(bytes)
        try file.finish()
    }

    static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = path[..<slash]
        return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
    }

    static func makeFolders(_ path: String) throws(SystemError) {
        guard fileKind(path) == nil else { return }
        let parent = split(path).folder
        if parent != path { try makeFolders(parent) }
        guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemError(code: errno) }
    }
}
