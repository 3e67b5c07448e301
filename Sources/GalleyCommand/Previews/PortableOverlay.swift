import Foundation
import SwiftSources

/// What the compiler reads in the place of files that do not compile without an Objective-C runtime: it still calls them by
/// their own names, in its messages and to the code.
struct PortableOverlay {
    private let folder: String
    /// What to add to the compiler's command.
    let compilerOptions: [String]

    /// - Parameters:
    ///   - files: paths from the root.
    ///   - folder: is made when there is something to put into it.
    init(of files: [String], in folder: String) throws {
        self.folder = folder
        var entries: [[String: String]] = []
        // What is wrong with a file that cannot be read, the compiler says.
        let sources = files.compactMap { file in
            FileManager.default.contents(atPath: file).map { (file, String(decoding: $0, as: UTF8.self)) }
        }
        let requirements = OptionalRequirements(in: sources.map(\.1))
        for (file, source) in sources {
            guard let text = PortableSource(source, requirements: requirements).text else { continue }
            if entries.isEmpty {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            let copy = "\(folder)/\(entries.count).swift"
            try Data(text.utf8).write(to: URL(filePath: copy))
            entries.append(["type": "file", "name": file, "external-contents": copy])
        }
        guard !entries.isEmpty else {
            compilerOptions = []
            return
        }
        let overlay: [String: Any] = ["version": 0, "use-external-names": false, "roots": entries]
        let path = "\(folder)/overlay.json"
        try JSONSerialization.data(withJSONObject: overlay).write(to: URL(filePath: path))
        compilerOptions = ["-vfsoverlay", path]
    }

    func remove() {
        guard !compilerOptions.isEmpty else { return }
        try? FileManager.default.removeItem(atPath: folder)
    }
}
