import Foundation

// Prints the support table of the symbol graphs named as arguments.
let graphs = try CommandLine.arguments.dropFirst().map { path in
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(filePath: path)))
}
print(SupportTable(graphs).markdown, terminator: "")
