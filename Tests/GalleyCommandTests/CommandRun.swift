import Foundation
import GalleyCommand
import Synchronization

/// What a command line answered.
struct CommandRun {
    var code: ExitCode
    var output: [UInt8]
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }

    /// Runs the words in this process.
    @MainActor init(_ words: String..., environment: [String: String] = [:]) async {
        await self.init(words: words, environment: environment)
    }

    @MainActor init(words: [String], environment: [String: String] = [:]) async {
        let heard = Listener()
        code = await GalleyCommand.run(
            words, environment: environment,
            streams: Console.Streams(output: { heard.addOutput($0) }, errors: { heard.addErrors($0) }))
        (output, errors) = heard.all
    }

    private final class Listener: Sendable {
        private let heard = Mutex<(output: [UInt8], errors: [UInt8])>(([], []))

        func addOutput(_ bytes: [UInt8]) { heard.withLock { $0.output += bytes } }
        func addErrors(_ bytes: [UInt8]) { heard.withLock { $0.errors += bytes } }
        var all: ([UInt8], String) { heard.withLock { ($0.output, String(decoding: $0.errors, as: UTF8.self)) } }
    }
}
