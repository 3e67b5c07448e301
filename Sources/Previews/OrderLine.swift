import Foundation
import Galley

/// The line to `galley preview`: orders come in on standard input, events go out where standard output was. What the
/// user's own code prints goes to standard error, so that it does not get between the events.
@MainActor
struct OrderLine {
    private let output: Int32

    init() {
        output = dup(Descriptor.standardOutput)
        _ = dup2(Descriptor.standardError, Descriptor.standardOutput)
    }

    /// `nil` when there are no more.
    func next() -> PreviewOrder? {
        guard let line = readLine(strippingNewline: true) else { return nil }
        return try? JSONDecoder().decode(PreviewOrder.self, from: Data(line.utf8))
    }

    func tell(_ event: PreviewEvent) {
        guard let message = try? JSONEncoder().encode(event) else { return }
        // Nobody listens any more when this fails; the next order then does not come either.
        try? Descriptor.write(Array(message) + [UInt8(ascii: "\n")], to: output)
    }
}
