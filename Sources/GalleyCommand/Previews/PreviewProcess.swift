import Foundation
import Galley

/// A running program of previews, and the line to it.
final class PreviewProcess {
    private let process = Process()
    private let orders = Pipe()
    private let events = Pipe()
    /// What the program's code prints. A file, so that nobody has to read while it runs.
    private let printed: FileHandle
    private let printedFile: String
    private var printedText = PrintedText()
    private var rest: [UInt8] = []

    /// Seconds without a word after which a program counts as stuck.
    private static let patience: Int32 = 60

    init(_ program: String, environment: [String: String]) throws(PreviewError) {
        printedFile = "\(program).\(ProcessInfo.processInfo.processIdentifier).printed"
        _ = FileManager.default.createFile(atPath: printedFile, contents: nil)
        // Two handles, each with a place of its own in the file.
        guard let printed = FileHandle(forReadingAtPath: printedFile),
            let printing = FileHandle(forWritingAtPath: printedFile)
        else {
            throw PreviewError(["cannot write \(printedFile.inQuotes)"], .failed)
        }
        self.printed = printed
        process.executableURL = URL(filePath: program)
        process.standardInput = orders
        process.standardOutput = events
        process.standardError = printing
        var environment = environment
        // What the language's runtime says about a crash is for whoever debugs it; one line is enough here.
        environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
        process.environment = environment
        do {
            try process.run()
            try printing.close()
        } catch {
            throw PreviewError(["cannot run \(program) — \(error.localizedDescription)"], .failed)
        }
    }

    func order(_ order: PreviewOrder) {
        guard let message = try? JSONEncoder().encode(order) else { return }
        // A program that is gone is noticed by what it does not answer.
        try? Descriptor.write(
            Array(message) + [UInt8(ascii: "\n")], to: orders.fileHandleForWriting.fileDescriptor)
    }

    /// The next thing that the program tells; `nil` once it has ended or is stuck.
    func next() -> PreviewEvent? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(rest[..<end])
                rest.removeSubrange(...end)
                guard let event = try? JSONDecoder().decode(PreviewEvent.self, from: line) else { continue }
                return event
            }
            guard waitForWord() else { return nil }
            let more = events.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            rest += more
        }
    }

    private func waitForWord() -> Bool {
        var line = pollfd(fd: events.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        var result: Int32
        repeat { result = unsafe poll(&line, 1, Self.patience * 1000) } while result < 0 && errno == EINTR
        isStuck = result == 0
        return result > 0
    }

    private var isStuck = false

    /// The lines that the program's code printed since the last time.
    func takePrinted() -> [String] {
        printedText.take(String(decoding: (try? printed.readToEnd()) ?? Data(), as: UTF8.self))
    }

    /// What the language's runtime said about a failure, of what was taken so far; as the end of a sentence.
    var fault: String? { printedText.fault }

    /// Ends the program.
    /// - Returns: Why it stopped; `nil` for one that has done its work.
    func end() -> String? {
        try? orders.fileHandleForWriting.close()
        if isStuck { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: printedFile)
        if isStuck { return "does not come to an end" }
        let status = process.exitStatus
        if status == 0 { return nil }
        return status > 0 ? "ends the program with \(status)" : "stops the program (\(Self.name(ofSignal: -status)))"
    }

    private static func name(ofSignal signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "a failed precondition"
        case SIGSEGV, SIGBUS: "memory that is not there, most likely endless recursion"
        case SIGABRT: "aborted"
        case SIGFPE: "arithmetic"
        case SIGKILL: "killed, perhaps for want of memory"
        default: "signal \(signal)"
        }
    }
}
