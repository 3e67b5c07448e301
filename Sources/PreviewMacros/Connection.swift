import FoundationEssentials
import Glibc

/// The compiler's end of the line: messages in JSON, each after its length in eight bytes, least significant first.
enum Connection {
    /// Answers until the compiler hangs up.
    static func serve() {
        while let header = read(count: 8) {
            let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard count <= longestMessage, let message = read(count: Int(count)) else { return }
            guard let reply = try? JSONEncoder().encode(Reply(to: Data(message))) else { return }
            guard write(Array(reply)) else { return }
        }
    }

    /// Bytes. A file of source is far shorter.
    private static let longestMessage: UInt64 = 1 << 30

    /// `nil` at the end of what there is to read.
    private static func read(count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let step = unsafe bytes.withUnsafeMutableBytes { buffer in
                guard let start = buffer.baseAddress else { return 0 }
                return unsafe Glibc.read(STDIN_FILENO, start + done, count - done)
            }
            guard step > 0 else { return nil }
            done += step
        }
        return bytes
    }

    private static func write(_ message: [UInt8]) -> Bool {
        let count = UInt64(message.count)
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + message
        var done = 0
        while done < bytes.count {
            let step = unsafe bytes.withUnsafeBytes { buffer in
                guard let start = buffer.baseAddress else { return 0 }
                return unsafe Glibc.write(STDOUT_FILENO, start + done, bytes.count - done)
            }
            guard step > 0 else { return false }
            done += step
        }
        return true
    }
}
