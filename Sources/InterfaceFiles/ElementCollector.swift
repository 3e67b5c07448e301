import Foundation
import FoundationXML

/// Builds the tree while the parser goes through the file, and stops it at the first fault.
final class ElementCollector: NSObject, XMLParserDelegate {
    static func collect(_ data: Data) throws(InterfaceFileError) -> InterfaceElement {
        let collector = ElementCollector()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = collector
        // What it returns does not tell: it may be true after an error.
        _ = parser.parse()
        if let error = collector.error { throw error }
        guard let root = collector.root, collector.open.isEmpty else {
            throw InterfaceFileError(reason: .malformed("the end is missing"), position: collector.place(parser))
        }
        return root
    }

    /// The elements that have begun, from the root.
    private var open: [InterfaceElement] = []
    private var count = 0
    private var root: InterfaceElement?
    private var error: InterfaceFileError?

    private func place(_ parser: XMLParser) -> InterfacePosition {
        InterfacePosition(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    }

    private func stop(_ parser: XMLParser, _ reason: InterfaceFileError.Reason) {
        guard error == nil else { return }
        error = InterfaceFileError(reason: reason, position: place(parser))
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard error == nil else { return }
        count += 1
        guard open.count < InterfaceFile.maximumDepth else { return stop(parser, .tooDeep) }
        guard count <= InterfaceFile.maximumElementCount else { return stop(parser, .tooManyElements) }
        open.append(InterfaceElement(name: name, attributes: attributes, position: place(parser)))
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        guard error == nil, let done = open.popLast() else { return }
        if open.isEmpty { root = done } else { open[open.count - 1].children.append(done) }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard error == nil, !open.isEmpty else { return }
        open[open.count - 1].text += text
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    // MARK: Faults

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        stop(parser, .malformed(Self.explain((parseError as NSError).code)))
    }

    /// The commonest of the parser's errors; it names them by number only.
    private static let explanations: [XMLParser.ErrorCode: String] = [
        .emptyDocumentError: "there is no element",
        .documentStartError: "there is no element",
        .prematureDocumentEndError: "something is wrong before the end, or follows it",
        .tagNameMismatchError: "an end tag does not match its start tag",
        .notWellBalancedError: "a start tag has no end tag",
        .gtRequiredError: "a “>” is missing",
        .attributeRedefinedError: "an element has an attribute twice",
        .attributeNotStartedError: "an attribute's value is not in quotes",
        .attributeNotFinishedError: "an attribute's value does not end",
        .lessThanSymbolInAttributeError: "a “<” stands in an attribute",
        .undeclaredEntityError: "an entity is not declared",
        .invalidCharacterError: "a character is not allowed",
        .invalidEncodingError: "bytes are not UTF-8",
    ]

    private static func explain(_ code: Int) -> String {
        XMLParser.ErrorCode(rawValue: code).flatMap { explanations[$0] } ?? "the parser reports error \(code)"
    }
}
