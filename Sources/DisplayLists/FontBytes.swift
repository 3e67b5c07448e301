import Foundation
import Synchronization

/// A font file's bytes, mapped into memory once however many threads and libraries read them.
@safe package final class FontBytes: Sendable {
    /// Which file it is, and which state of it: one that was replaced is another.
    private struct Key: Hashable {
        let device: dev_t
        let file: ino_t
        let size: off_t
        let seconds: Int
        let nanoseconds: Int

        init(_ status: stat) {
            device = status.st_dev
            file = status.st_ino
            size = status.st_size
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
        }
    }

    private struct Held {
        weak var bytes: FontBytes?
    }

    private static let mapped = Mutex<[Key: Held]>([:])

    /// At least one byte, readable for as long as this object lives.
    // Nobody writes to the pages, and only `deinit` gives them back.
    nonisolated(unsafe) package let bytes: UnsafeRawBufferPointer

    /// `nil` if there is no such file, or none that can be mapped.
    package static func of(path: String) -> FontBytes? {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            return nil
        }
        let key = Key(status)
        return mapped.withLock { mapped in
            if let known = mapped[key]?.bytes { return known }
            let made = FontBytes(descriptor, count: Int(key.size))
            mapped[key] = Held(bytes: made)
            return made
        }
    }

    private init?(_ descriptor: Int32, count: Int) {
        guard let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
            unsafe start != MAP_FAILED
        else { return nil }
        unsafe bytes = UnsafeRawBufferPointer(start: start, count: count)
    }

    deinit { _ = unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
