public import Foundation

/// Asks servers. Previews and pictures have no network, so that they are the same everywhere and at any time: every request fails with
/// `URLError(.notConnectedToInternet)`. Asynchronous functions throw it, and completion handlers get it in a later turn of the main queue.
open class URLSession: NSObject, @unchecked Sendable {
    // Sendable in spite of being open: what is stored here is immutable, and nobody has a reason to add state.
    public let configuration: URLSessionConfiguration
    public let delegate: (any URLSessionDelegate)?
    public let delegateQueue: OperationQueue

    public static let shared = URLSession(configuration: .default)

    public convenience init(configuration: URLSessionConfiguration) {
        self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
    }
    /// The delegate hears of nothing.
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue queue: OperationQueue?
    ) {
        self.configuration = configuration
        self.delegate = delegate
        delegateQueue = queue ?? .main
        super.init()
    }

    /// Any text. No effect on a picture.
    public var sessionDescription: String? { nil }

    static func failure(_ url: URL?) -> URLError {
        URLError(.notConnectedToInternet, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
    }

    // MARK: Tasks

    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
    open func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(request) { _ in } }
    open func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }
    open func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { URLSessionDataTask(request) { completionHandler(nil, nil, $0) } }
    open func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { URLSessionUploadTask(request) { completionHandler(nil, nil, $0) } }
    open func downloadTask(with url: URL) -> URLSessionDownloadTask {
        URLSessionDownloadTask(URLRequest(url: url)) { _ in }
    }
    open func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        URLSessionDownloadTask(URLRequest(url: url)) { completionHandler(nil, nil, $0) }
    }

    // MARK: Asynchronous functions

    public func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
        throw Self.failure(url)
    }
    public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { throw Self.failure(request.url) }
    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { throw Self.failure(request.url) }
    public func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) { throw Self.failure(url) }
    public func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) { throw Self.failure(request.url) }

    // MARK: Ending

    /// No effect on a picture.
    open func invalidateAndCancel() {}
    /// No effect on a picture.
    open func finishTasksAndInvalidate() {}
    /// None is kept.
    open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        DispatchQueue.main.async { completionHandler([]) }
    }
}
