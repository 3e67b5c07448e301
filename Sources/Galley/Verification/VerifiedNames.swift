/// What the pictures of each verified input are called: their references have these names.
///
/// An input is called after its file alone, wherever it lies, so that references stay when scenes move. Where a root is
/// given, or where two files have the same name, every input is called by its path below the root.
package struct VerifiedNames: Hashable, Sendable {
    /// One for each input, without ending.
    package let names: [String]
    /// Whether folders are part of the names.
    package let arePaths: Bool
    /// The root that was taken since nobody gave one; `nil` when none was needed.
    package let assumedRoot: String?

    /// - Parameter root: a folder; `nil` when nobody gave one.
    package init(of inputs: [String], root: String?) throws(VariantPlan.Failure) {
        let names = inputs.map { VariantPlan.stem(of: $0) }
        guard root != nil || Set(names).count < names.count else {
            self.names = names
            arePaths = false
            assumedRoot = nil
            return
        }
        let folder = root ?? RelativePath.commonFolder(of: inputs.filter { $0 != "-" })
        var paths: [String] = []
        var faults: [String] = []
        for (input, name) in zip(inputs, names) {
            if input == "-" {
                paths.append(name)
            } else if let parts = RelativePath.parts(below: folder, input) {
                paths.append((parts.dropLast() + [name]).joined(separator: "/"))
            } else {
                faults.append("--root: \(input.inQuotes) does not lie in \(folder.inQuotes) — name a folder above it")
            }
        }
        guard faults.isEmpty else { throw VariantPlan.Failure(messages: faults) }
        self.names = paths
        arePaths = true
        // The same file twice is told as what it is.
        assumedRoot = root == nil && paths.contains { $0.contains("/") } ? folder : nil
    }
}
