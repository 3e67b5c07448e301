import Foundation
import SwiftSources

/// Writes what an app's source is compiled from where there is no Objective-C runtime. Called by the plugin `AppSources`:
/// `PortableSourceTool SOURCE OUTPUT OTHERS…`, where the others are the rest of the target's sources, whose optional requirements the source
/// may ask for.
let arguments = CommandLine.arguments.dropFirst()
guard let input = arguments.first, let output = arguments.dropFirst().first else {
    FileHandle.standardError.write(Data("usage: PortableSourceTool SOURCE OUTPUT [OTHERS]\n".utf8))
    exit(2)
}
do {
    let source = try String(contentsOf: URL(filePath: input), encoding: .utf8)
    // Messages, `#filePath` and what is looked up beside it are the source's own.
    let place = "#sourceLocation(file: \"\(input)\", line: 1)\n"
    let others = arguments.dropFirst(2).compactMap { try? String(contentsOf: URL(filePath: $0), encoding: .utf8) }
    let requirements = OptionalRequirements(in: [source] + others)
    let text = Data((place + (PortableSource(source, requirements: requirements).text ?? source)).utf8)
    // What stays as it was is not compiled again.
    if FileManager.default.contents(atPath: output) != text {
        try text.write(to: URL(filePath: output), options: .atomic)
    }
} catch {
    FileHandle.standardError.write(Data("\(input):1:1: error: \(error.localizedDescription)\n".utf8))
    exit(1)
}
