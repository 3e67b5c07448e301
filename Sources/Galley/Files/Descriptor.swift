import Foundation

/// Writing to file descriptors without a buffer in between.
package enum Descriptor {
    package static let standardOutput: Int32 = 1
    package static let standardError: Int32 = 2

    /// Writes all bytes, or says which system error stopped it.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let result = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Foundation.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if result >= 0 {
                written += result
            } else if errno != EINTR && errno != EAGAIN {
                throw SystemError(code: errno)
            }
        }
    }

    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Fills the standard descriptors that the caller closed, so that a file opened later does not take their number and
    /// receive what was meant for the terminal. Writing to one of them still fails.
    package static func fillClosedStandardDescriptors() {
        for descriptor in 0...standardError where fcntl(descriptor, F_GETFD) == -1 {
            _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }
}

/// An error number of the system.
package struct SystemError: Error, Hashable {
    package var code: Int32

    package init(code: Int32) { self.code = code }

    /// In English whatever the locale.
    package var explanation: String {
        switch code {
        case EACCES, EPERM: "permission denied"
        case ENOENT: "no such file or folder"
        case ENOTDIR: "a part of the path is not a folder"
        case EISDIR: "it is a folder"
        case ENOSPC: "no space left on the device"
        case EDQUOT: "the disk quota is used up"
        case EROFS: "the file system is read-only"
        case ENAMETOOLONG: "the name is too long"
        case ELOOP: "too many symbolic links"
        case EFBIG: "the file is too large"
        case EIO: "input/output error"
        case EMFILE, ENFILE: "too many open files"
        case EBADF: "it is closed"
        case EPIPE: "its reader is gone"
        case EEXIST: "it exists already"
        case EINVAL: "the name is not valid"
        default: "system error \(code)"
        }
    }

    /// Whether another path would have served: the request is wrong rather than the machine.
    package var blamesThePath: Bool {
        [EACCES, EPERM, ENOENT, ENOTDIR, EISDIR, EROFS, ENAMETOOLONG, ELOOP, EINVAL].contains(code)
    }
}
