import Foundation

/// Reads a file line by line, or a line by its place, without holding more than a part of it.
final class LineFile {
    private let handle: FileHandle
    private var buffer = Data()
    private var start = 0
    private var offset = 0
    /// How much is read at once: much of a file that is read in order, about a line where lines are looked up.
    private let chunk: Int

    init?(path: String, chunk: Int = 64 * 1024) {
        self.chunk = chunk
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        self.handle = handle
    }

    deinit { try? handle.close() }

    /// The next whole line, without its end, and its place in the file; what follows the last line's end is no line.
    func next() -> (offset: Int, line: Data)? {
        while true {
            if let end = buffer[(buffer.startIndex + start)...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[(buffer.startIndex + start)..<end]
                let place = offset + start
                start = end - buffer.startIndex + 1
                return (place, Data(line))
            }
            guard let more = try? handle.read(upToCount: chunk), !more.isEmpty else { return nil }
            buffer = Data(buffer[(buffer.startIndex + start)...]) + more
            offset += start
            start = 0
        }
    }

    /// The line that starts at a place.
    func line(at place: Int) -> Data? {
        guard (try? handle.seek(toOffset: UInt64(place))) != nil else { return nil }
        buffer = Data()
        start = 0
        offset = place
        return next()?.line
    }
}
