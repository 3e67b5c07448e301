package import Foundation

/// Reads Interface Builder's XML. What a file may cost is limited before anything is built from it.
package enum InterfaceFile {
    /// Bytes.
    package static let maximumSize = 8 << 20
    package static let maximumDepth = 200
    package static let maximumElementCount = 20_000

    /// - Returns: The root element.
    package static func read(_ data: Data) throws(InterfaceFileError) -> InterfaceElement {
        if let reason = refusal(of: data) { throw InterfaceFileError(reason: reason, position: .start) }
        if let place = declaration(in: data) { throw InterfaceFileError(reason: .documentType, position: place) }
        return try ElementCollector.collect(data)
    }

    /// What can be said without parsing; `nil` when nothing speaks against it.
    private static func refusal(of data: Data) -> InterfaceFileError.Reason? {
        guard !data.isEmpty else { return .empty }
        if compiledMarks.contains(where: data.starts) { return .compiled }
        guard data.count <= maximumSize else { return .tooLarge(bytes: data.count) }
        guard !data.contains(0), declaresUTF8(data) else { return .notUTF8 }
        return nil
    }

    /// Where a document type or an entity is declared: looked for before parsing, so that no entity is ever expanded.
    private static func declaration(in data: Data) -> InterfacePosition? {
        let marks = ["<!DOCTYPE", "<!ENTITY"].compactMap { data.range(of: Data($0.utf8))?.lowerBound }
        guard let place = marks.min() else { return nil }
        let before = data[..<place]
        let line = before.lazy.filter { $0 == UInt8(ascii: "\n") }.count + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
        return InterfacePosition(line: line, column: place - start + 1)
    }

    private static let compiledMarks = [Data("NIBArchive".utf8), Data("bplist".utf8)]

    /// Another encoding could spell a document type in bytes that look like something else.
    private static func declaresUTF8(_ data: Data) -> Bool {
        let start = String(decoding: data.prefix(200), as: UTF8.self)
        guard start.contains("<?xml"), let end = start.range(of: "?>") else { return true }
        let declaration = start[..<end.lowerBound].lowercased()
        return !declaration.contains("encoding") || declaration.contains("utf-8")
    }
}
