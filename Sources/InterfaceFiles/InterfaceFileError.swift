/// Why an Interface Builder file is not read: what and where.
package struct InterfaceFileError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case empty
        /// What `ibtool` makes of a XIB.
        case compiled
        case tooLarge(bytes: Int)
        case notUTF8
        /// A document type brings entities with it, and Interface Builder never writes one.
        case documentType
        case tooDeep
        case tooManyElements
        case malformed(String)
    }

    package var reason: Reason
    package var position: InterfacePosition

    /// One line: what is wrong, and what would be right.
    package var message: String {
        switch reason {
        case .empty: "the file is empty — give an Interface Builder document (XIB)"
        case .compiled: "this is a compiled nib — give the .xib that it was made from"
        case .tooLarge(let bytes):
            "the file has \(bytes) bytes, and at most \(InterfaceFile.maximumSize) are read — split the nib"
        case .notUTF8: "the file is not UTF-8 — save it as UTF-8, as Interface Builder does"
        case .documentType: "a document type or entity is declared — remove it; Interface Builder writes none"
        case .tooDeep:
            "elements are nested more than \(InterfaceFile.maximumDepth) deep — move a part of the views to a nib of its own"
        case .tooManyElements:
            "there are more than \(InterfaceFile.maximumElementCount) elements — split the nib"
        case .malformed(let what): "this is not well-formed XML: \(what) — open and save it in Interface Builder"
        }
    }
}
