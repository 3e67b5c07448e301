import Foundation
import Galley

/// The `galley` command: arguments in, exit code out.
package enum GalleyCommand {
    package static let version = "0.1.0"

    /// Runs the command line given to this process and ends the process.
    @MainActor package static func main() async -> Never {
        MemoryArenas.limit()
        Descriptor.fillClosedStandardDescriptors()
        CrashGuard.install()
        let code = await run(
            Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
            streams: .standard)
        // Everything is written without buffers; what `exit` would still tear down costs time and changes nothing.
        _exit(code.rawValue)
    }

    /// Runs a command line.
    /// - Parameter words: what follows the program's name.
    @MainActor package static func run(
        _ words: [String], environment: [String: String], streams: Console.Streams
    ) async -> ExitCode {
        let arguments: ParsedArguments
        do {
            arguments = try ArgumentParser.parse(words)
        } catch {
            let console = Console(streams, environment: environment)
            for message in error.messages { console.error(message) }
            return .wrongRequest
        }
        let console = Console(streams, arguments: arguments, environment: environment)
        do {
            return try await run(arguments, console: console, environment: environment)
        } catch let error as OutputError {
            console.error(error.message)
            return error.exitCode
        } catch let error as ArgumentError {
            for message in error.messages { console.error(message) }
            return .wrongRequest
        } catch {
            console.error("\(error)")
            return .failed
        }
    }

    @MainActor private static func run(
        _ arguments: ParsedArguments, console: Console, environment: [String: String]
    ) async throws -> ExitCode {
        if arguments.has(.help) || arguments.command == .help {
            let asked = arguments.command == .help ? try commandNamed(arguments.inputs.first) : arguments.command
            try console.result(Help.text(for: asked))
            return .done
        }
        if arguments.has(.version) {
            try console.result("galley \(version)\n")
            return .done
        }
        guard let command = arguments.command else {
            throw ArgumentError(messages: ["nothing to do — say: galley render SCENE.json5, or galley --help"])
        }
        switch command {
        case .render: return try await RenderCommand.run(arguments, console: console, environment: environment)
        case .variants: return try await VariantsCommand.run(arguments, console: console, environment: environment)
        case .verify: return try await VerifyCommand.run(arguments, console: console, environment: environment)
        case .merge: return try await MergeCommand.run(arguments, console: console, environment: environment)
        case .inspect: return try InspectCommand.run(arguments, console: console)
        case .schema: return try SchemaCommand.run(arguments, console: console)
        case .devices: return try DevicesCommand.run(arguments, console: console)
        case .symbols: return try SymbolsCommand.run(arguments, console: console)
        case .doctor: return try DoctorCommand.run(arguments, console: console)
        case .diff: return try DiffCommand.run(arguments, console: console)
        case .preview: return try PreviewCommand.run(arguments, console: console, environment: environment)
        case .help: return .done
        }
    }

    private static func commandNamed(_ word: String?) throws(ArgumentError) -> Command? {
        guard let word else { return nil }
        guard let command = Command(rawValue: word) else {
            throw ArgumentError(messages: [ArgumentParser.unknownCommand(word)])
        }
        return command
    }
}
