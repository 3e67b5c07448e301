import Foundation
import Galley

/// `galley preview`: Swift files as they are written for iOS, compiled together, and a PNG for each of their previews.
@MainActor enum PreviewCommand {
    static func run(
        _ arguments: ParsedArguments, console: Console, environment: [String: String]
    ) throws -> ExitCode {
        var reader = OptionReader(arguments)
        let matrix = reader.matrix()
        let format = reader.choice(.format)
        let fontFolders = reader.folders(.fontPath)
        let symbolFolders = reader.folders(.symbolPath)
        try reader.finish()
        let output = arguments.value(of: .output)
        if output == "-", Descriptor.isTerminal(Descriptor.standardOutput) {
            throw ArgumentError(messages: [
                "a picture is not for a terminal — write it to a file with -o, or pipe it on"
            ])
        }
        let settings = PreviewSettings(
            showsFullHeight: arguments.has(.fullHeight), fontFolders: fontFolders, symbolFolders: symbolFolders)
        let talk = PreviewTalk(
            console, format: output == "-" ? nil : format, saysWhere: output == nil, isStrict: arguments.has(.strict))
        do {
            let files = try files(arguments.inputs, talk)
            let kit = try PreviewKit(environment: environment, console: console)
            let product = try PreviewBuild(kit: kit, console: console).product(of: files)
            talk.worsen(product.code)
            let run = PreviewRun(
                program: product.program, files: product.files, settings: settings, console: console,
                environment: environment)
            try draw(run, product, matrix, output: output, talk)
        } catch let error as PreviewError {
            for message in error.messages { console.error(message) }
            talk.worsen(error.code)
        }
        return talk.code
    }

    /// Those of the inputs that can be read; what is wrong with the others is told.
    private static func files(_ inputs: [String], _ talk: PreviewTalk) throws(PreviewError) -> [String] {
        var files: [String] = []
        var names: [String: String] = [:]
        for input in inputs where !files.contains(input) {
            let name = input.split(separator: "/").last.map(String.init) ?? input
            if !input.hasSuffix(".swift") {
                talk.fail("\(input): not a Swift file — to draw a scene, say: galley render \(input)", .wrongRequest)
            } else if !FileManager.default.isReadableFile(atPath: input) || OutputFile.isFolder(input) {
                talk.fail("\(input): there is no such file — check the path", .wrongRequest)
            } else if let other = names.updateValue(input, forKey: name) {
                throw PreviewError(
                    [
                        "\(other.inQuotes) and \(input.inQuotes) have the same name, which files of one app cannot — "
                            + "draw them one after the other"
                    ], .wrongRequest)
            } else {
                files.append(input)
            }
        }
        guard !files.isEmpty else { throw PreviewError([], .wrongRequest) }
        return files
    }

    private static func draw(
        _ run: PreviewRun, _ product: PreviewBuild.Product, _ matrix: VariantMatrix, output: String?,
        _ talk: PreviewTalk
    ) throws {
        var steps: [PreviewPlan.Step] = []
        // A picture for standard output is made in a file first, as the others are.
        let aside = "\(product.program).\(ProcessInfo.processInfo.processIdentifier).png"
        defer { try? FileManager.default.removeItem(atPath: aside) }
        let code = try run.run { found in
            guard !found.previews.isEmpty else { throw noPreviews(in: product.files, found.candidates) }
            steps = try PreviewPlan(found.previews, files: product.files, matrix, output: output).steps
            talk.count = steps.count
            return steps.enumerated().map { number, step in
                PreviewErrand(
                    number: number, preview: step.preview, traits: step.traits,
                    path: step.output == "-" ? aside : step.output)
            }
        } report: { errand, outcome in
            talk.tell(steps[errand.number], outcome, picture: errand.path)
        }
        talk.worsen(code)
    }

    /// The most types that the message about missing previews names.
    private static let longestProposal = 3

    private static func noPreviews(in files: [String], _ candidates: [String]) -> PreviewError {
        let place = files.count == 1 ? files[0] : "\(files[0]) and \(files.count - 1) more"
        guard let first = candidates.first else {
            return PreviewError(
                ["\(place): nothing to draw — no view or view controller is declared here"], .wrongRequest)
        }
        let others = candidates.dropFirst().prefix(longestProposal - 1)
        let more = others.isEmpty ? "" : ", or one for \(others.joined(separator: " or "))"
        return PreviewError(
            ["\(place): no previews — add one at the end: #Preview { \(first)() }\(more)"], .wrongRequest)
    }
}
