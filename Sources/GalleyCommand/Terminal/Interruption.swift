import Foundation
import Galley

/// What is said when somebody stops long work, such as with Control-C, that can be taken up again.
enum Interruption {
    /// The bytes are never freed, so that a handler on another thread cannot read what is gone.
    @unsafe private struct Message {
        var bytes: UnsafePointer<UInt8>
        var count: Int
    }

    // Written before the handler is there that reads it.
    nonisolated(unsafe) private static var message: UnsafeMutablePointer<Message>?

    /// From now on a signal that ends the process says this first. The process still ends by the signal.
    static func expect(_ words: String) {
        // On a terminal the signal's own `^C` and a progress line stand on the line.
        let text = "\(Descriptor.isTerminal(Descriptor.standardError) ? "\n" : "")galley: \(words)\n"
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = unsafe UnsafeMutableBufferPointer(start: bytes, count: text.utf8.count).initialize(from: text.utf8)
        let next = UnsafeMutablePointer<Message>.allocate(capacity: 1)
        unsafe next.initialize(to: Message(bytes: UnsafePointer(bytes), count: text.utf8.count))
        unsafe message = next
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { Interruption.leave($0) }
        // The handler is gone once it runs: raising the signal again ends the process as it would have ended.
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            var old = sigaction()
            guard unsafe sigaction(signal, nil, &old) == 0, !isIgnored(old) else { continue }
            _ = unsafe sigaction(signal, &action, nil)
        }
    }

    /// As `nohup` has it.
    private static func isIgnored(_ action: sigaction) -> Bool {
        unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func leave(_ signal: Int32) {
        if let message = unsafe message {
            _ = unsafe write(Descriptor.standardError, message.pointee.bytes, message.pointee.count)
        }
        raise(signal)
    }
}
