import Foundation

// Prints the support table of a module from its symbol graphs: the arguments are the module's name and their paths.
let arguments = CommandLine.arguments.dropFirst()
let graphs = try arguments.dropFirst().map { path in
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(filePath: path)))
}
print(SupportTable(graphs).markdown(of: arguments.first ?? ""), terminator: "")
