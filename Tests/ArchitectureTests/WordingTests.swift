import Testing

/// Texts speak of what is, to a reader who has this repository and nothing else.
struct WordingTests {
    /// Spelt in two parts, so that this file does not find itself.
    private static let unwanted = [
        "/wo" + "rk/", "../sh" + "ared", "TO" + "DO", "FIX" + "ME", "sub" + "agent", "this ses" + "sion",
        "the br" + "ief",
    ]

    @Test(arguments: ["Sources", "Tests", "tools", "docs", "Examples"])
    func nothingPointsOutside(folder: String) throws {
        let isText = { (name: String) in
            ![".png", ".jpg", ".pyc"].contains { name.hasSuffix($0) } && !name.contains("/Recorded/")
        }
        for file in try Repository.files(in: folder, named: isText) { check(file) }
    }

    @Test(arguments: ["README.md", "Package.swift", ".ci/run"])
    func neitherDoTheFilesAtTheTop(path: String) throws {
        if let file = try Repository.file(path) { check(file) }
    }

    private func check(_ file: Repository.SourceFile) {
        let words = Self.unwanted.filter(file.mentions)
        guard !words.isEmpty || file.mentions("ssue ") else { return }
        for (index, line) in file.lines.enumerated() {
            for word in words where line.contains(word) {
                Issue.record("\(file):\(index + 1) says \(word)")
            }
            if line.contains(#/[Ii]ssue #?\d/#) { Issue.record("\(file):\(index + 1) names an issue") }
        }
    }
}
