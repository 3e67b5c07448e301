import Foundation

/// Other programs that are run to their end.
enum Tool {
    struct Outcome {
        /// The exit code; of a program that a signal stopped, the signal's number below zero.
        var status: Int32
        /// Of both its outputs.
        var output: String
    }

    static func run(_ program: String, _ arguments: [String]) throws(PreviewError) -> Outcome {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        do {
            try process.run()
        } catch {
            throw PreviewError(["cannot run \(program) — \(error.localizedDescription)"], .failed)
        }
        let output = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        return Outcome(status: process.exitStatus, output: String(decoding: output, as: UTF8.self))
    }

    /// Runs a program of the toolchain that has to succeed.
    static func demand(_ program: String, _ arguments: [String], for purpose: String) throws(PreviewError) -> String {
        let run = try run(program, arguments)
        guard run.status == 0 else {
            let lines = run.output.split(separator: "\n")
            let reason = lines.first { $0.contains("error") } ?? lines.last ?? "it stopped with \(run.status)"
            throw PreviewError(["cannot \(purpose): \(reason)"], .failed)
        }
        return run.output
    }
}

extension Process {
    /// The exit code; of a program that a signal stopped, the signal's number below zero.
    var exitStatus: Int32 { terminationReason == .uncaughtSignal ? -terminationStatus : terminationStatus }
}
