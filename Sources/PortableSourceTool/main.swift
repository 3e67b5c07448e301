import Foundation
import SwiftSources

/// Writes what an app's source is compiled from where there is no Objective-C runtime. Called by the plugin `AppSources`:
/// `PortableSourceTool SOURCE OUTPUT`.
let arguments = CommandLine.arguments.dropFirst()
guard let input = arguments.first, let output = arguments.dropFirst().first else {
    FileHandle.standardError.write(Data("usage: PortableSourceTool SOURCE OUTPUT\n".utf8))
    exit(2)
}
do {
    let source = try String(contentsOf: URL(filePath: input), encoding: .utf8)
    // Messages, `#filePath` and what is looked up beside it are the source's own.
    let place = "#sourceLocation(file: \"\(input)\", line: 1)\n"
    let text = place + (PortableSource(source).text ?? source)
    try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
} catch {
    FileHandle.standardError.write(Data("\(input):1:1: error: \(error.localizedDescription)\n".utf8))
    exit(1)
}
