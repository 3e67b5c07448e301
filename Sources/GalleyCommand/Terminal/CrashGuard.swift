import Foundation
import Galley

/// The last net: a fault inside Galley ends in one line and exit code 3, never in a dump of the language runtime.
enum CrashGuard {
    /// What the signal handler writes. Made ready beforehand, since a handler may not allocate; the bytes are never
    /// freed, so that a handler on another thread cannot read what is gone.
    @unsafe private struct Message {
        var bytes: UnsafePointer<UInt8>
        var count: Int
    }

    // Written on the main thread before any worker starts and between inputs; a handler that reads an older message
    // names an older input, which is harmless.
    nonisolated(unsafe) private static var message: UnsafeMutablePointer<Message>?

    static func install() {
        describe("")
        // A stack that overflowed cannot carry a handler.
        let size = 64 * 1024
        let stack = unsafe stack_t(
            ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
        _ = unsafe withUnsafePointer(to: stack) { unsafe sigaltstack($0, nil) }
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { _ in CrashGuard.leave() }
        action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
        for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            _ = unsafe sigaction(signal, &action, nil)
        }
    }

    /// Says what is being worked on, for the message.
    static func describe(_ work: String) {
        let during = work.isEmpty ? "" : " while working on \(work)"
        let text = "galley: error: stopped by a fault of its own\(during) — please report it together with the input\n"
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = unsafe UnsafeMutableBufferPointer(start: bytes, count: text.utf8.count).initialize(from: text.utf8)
        let next = UnsafeMutablePointer<Message>.allocate(capacity: 1)
        unsafe next.initialize(to: Message(bytes: UnsafePointer(bytes), count: text.utf8.count))
        unsafe message = next
    }

    private static func leave() {
        if let message = unsafe message {
            _ = unsafe write(Descriptor.standardError, message.pointee.bytes, message.pointee.count)
        }
        _exit(ExitCode.failed.rawValue)
    }
}
