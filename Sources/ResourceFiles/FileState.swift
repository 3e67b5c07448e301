import Foundation

/// What the file system says of a file, in one call: Foundation's attributes also look up the names of its owners, which
/// takes longer than to read an icon.
package struct FileState: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case file, folder, other
    }

    package let kind: Kind
    /// In bytes.
    package let size: Int
    private let device: UInt64
    private let number: UInt64
    private let modifiedSeconds: Int
    private let modifiedNanoseconds: Int

    /// `nil` when there is nothing at the path.
    ///
    /// - Parameter followsLinks: whether a symbolic link stands for what it leads to; else it is `other`.
    package init?(path: String, followsLinks: Bool = true) {
        var status = stat()
        guard unsafe (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        size = Int(status.st_size)
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        modifiedSeconds = Int(status.st_mtim.tv_sec)
        modifiedNanoseconds = Int(status.st_mtim.tv_nsec)
    }

    /// Whether an equal state later means equal content: what changed a moment ago may change again within the same tick
    /// of the file system's clock.
    package var isSettled: Bool {
        var now = timespec()
        guard unsafe clock_gettime(CLOCK_REALTIME, &now) == 0 else { return false }
        return Int(now.tv_sec) - modifiedSeconds >= 2
    }
}
