/// Why a nib gave no objects: every fault that was found in it.
public struct NibError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One fault and its place.
    public struct Fault: Hashable, Sendable, CustomStringConvertible {
        /// The nib's file; a nib made from data has none and is called `nib`.
        public let file: String
        /// Counted from 1: where the element that has the fault ends its start tag.
        public let line: Int
        public let column: Int
        /// What is wrong, and what would be right.
        public let message: String

        /// `file:line:column: message`, on one line.
        public var description: String { "\(file):\(line):\(column): \(message)" }
    }

    /// In the order of the file; never empty.
    public let faults: [Fault]

    /// One line a fault.
    public var description: String { faults.map(\.description).joined(separator: "\n") }

    init(faults: [Fault]) { self.faults = faults }
}
