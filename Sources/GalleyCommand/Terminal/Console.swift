package import Galley

/// Where the command speaks: results to standard output, everything else to standard error.
package struct Console: Sendable {
    enum Volume { case quiet, normal, verbose }

    /// What takes the bytes; a process's own descriptors unless a test listens.
    package struct Streams: Sendable {
        package typealias Failure = SystemError

        package var output: @Sendable ([UInt8]) throws(Failure) -> Void
        package var errors: @Sendable ([UInt8]) throws(Failure) -> Void

        package init(
            output: @escaping @Sendable ([UInt8]) throws(Failure) -> Void,
            errors: @escaping @Sendable ([UInt8]) throws(Failure) -> Void
        ) {
            self.output = output
            self.errors = errors
        }

        package static let standard = Streams(
            output: { (bytes) throws(SystemError) in try Descriptor.write(bytes, to: Descriptor.standardOutput) },
            errors: { (bytes) throws(SystemError) in try Descriptor.write(bytes, to: Descriptor.standardError) })
    }

    private let streams: Streams
    private(set) var volume = Volume.normal
    private var usesColor = false
    private let hasTerminal: Bool
    private let progress = ProgressLine()

    init(_ streams: Streams, arguments: ParsedArguments = ParsedArguments(), environment: [String: String]) {
        self.streams = streams
        hasTerminal = environment["TERM"] != "dumb" && Descriptor.isTerminal(Descriptor.standardError)
        if arguments.has(.quiet) { volume = .quiet }
        if arguments.has(.verbose) { volume = .verbose }
        switch arguments.value(of: .color) {
        case "always": usesColor = true
        case "never": usesColor = false
        default:
            usesColor = hasTerminal && environment["NO_COLOR", default: ""].isEmpty
        }
    }

    /// Writes a result to standard output.
    func result(_ text: String) throws(OutputError) { try result(Array(text.utf8)) }

    func result(_ bytes: [UInt8]) throws(OutputError) {
        do {
            try streams.output(bytes)
        } catch {
            throw OutputError(place: "to standard output", cause: error)
        }
    }

    /// Writes a result where `--output` says: a file, or standard output without it.
    func result(_ text: String, to path: String?) throws(OutputError) {
        try result(Array(text.utf8), to: path ?? "-")
    }

    func result(_ bytes: [UInt8], to path: String) throws(OutputError) {
        if path == "-" { try result(bytes) } else { try OutputFile.write(bytes, to: path) }
    }

    func error(_ message: String) { say("error", color: "31", message) }

    func warning(_ message: String) {
        if volume != .quiet { say("warning", color: "33", message) }
    }

    func note(_ message: String) {
        if volume != .quiet { speak("galley: \(message)") }
    }

    /// A command to the system that runs this one, which reads what is said.
    func command(_ line: String) { speak(line) }

    /// A line that another program said.
    func relay(_ line: String) { speak(line) }

    func detail(_ message: String) {
        if volume == .verbose { speak("galley: \(message)") }
    }

    /// Shows how far long work has come, on a line that the next message replaces. Only on a terminal.
    func progress(_ done: Int, of total: Int) {
        guard hasTerminal, volume == .normal, total > 1 else { return }
        if done == total {
            if progress.hide() { write(ProgressLine.clearing) }
        } else if progress.show() {
            write("\(ProgressLine.clearing)galley: \(done) of \(total)")
        }
    }

    private func say(_ kind: String, color: String, _ message: String) {
        let kind = usesColor ? "\u{1B}[1;\(color)m\(kind):\u{1B}[0m" : "\(kind):"
        speak("galley: \(kind) \(message)")
    }

    /// One line; there is nobody to tell when standard error itself cannot be written.
    private func speak(_ line: String) {
        write(progress.hide() ? "\(ProgressLine.clearing)\(line)\n" : "\(line)\n")
    }

    private func write(_ text: String) {
        try? streams.errors(Array(text.utf8))
    }
}
