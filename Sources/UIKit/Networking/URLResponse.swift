public import Foundation

/// What a server answers. Nothing answers in a preview; one can be made for a test.
open class URLResponse: NSObject, @unchecked Sendable {
    // Sendable in spite of being open: what is stored here is immutable, and nobody has a reason to add state.
    public let url: URL?
    public let mimeType: String?
    /// Bytes; -1 is unknown.
    public let expectedContentLength: Int64
    public let textEncodingName: String?

    public init(
        url URL: URL, mimeType MIMEType: String?, expectedContentLength length: Int, textEncodingName name: String?
    ) {
        url = URL
        mimeType = MIMEType
        expectedContentLength = Int64(length)
        textEncodingName = name
        super.init()
    }

    /// The last part of the address.
    open var suggestedFilename: String? { url?.lastPathComponent ?? "Unknown" }
}

/// What a web server answers.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    // Unchecked as its parent is: what is stored here is immutable.
    public let statusCode: Int
    private let fields: [String: String]

    public init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        fields = headerFields ?? [:]
        func field(_ name: String) -> String? {
            headerFields?.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
        }
        let type = field("Content-Type")?.split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces) }
        super.init(
            url: url, mimeType: type, expectedContentLength: field("Content-Length").flatMap(Int.init) ?? -1,
            textEncodingName: nil)
    }

    open var allHeaderFields: [AnyHashable: Any] { fields }
    /// Whatever case the name is written in.
    open func value(forHTTPHeaderField field: String) -> String? {
        fields.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
    }
    /// "not found" for 404, in English.
    open class func localizedString(forStatusCode statusCode: Int) -> String {
        switch statusCode {
        case 100..<200: "informational"
        case 200: "no error"
        case 201..<300: "success"
        case 300..<400: "redirected"
        case 401: "unauthorized"
        case 403: "forbidden"
        case 404: "not found"
        case 400..<500: "client error"
        case 500: "internal server error"
        default: "server error"
        }
    }
}

/// An answer that is kept.
open class CachedURLResponse: NSObject, @unchecked Sendable {
    // Sendable in spite of being open: what is stored here is immutable, and nobody has a reason to add state.
    public let response: URLResponse
    public let data: Data

    public init(response: URLResponse, data: Data) {
        self.response = response
        self.data = data
        super.init()
    }
}
