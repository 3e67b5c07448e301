public import Foundation
import Synchronization

/// Keeps answers. There are none but those that an app stores by itself.
open class URLCache: NSObject, @unchecked Sendable {
    // Sendable in spite of being open: what changes here is under a lock, and nobody has a reason to add state.
    private struct Contents {
        var memoryCapacity: Int
        var diskCapacity: Int
        var responses: [URLRequest: CachedURLResponse] = [:]
    }
    private let contents: Mutex<Contents>

    public static let shared = URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000)

    /// - Parameters:
    ///   - memoryCapacity: Bytes; kept.
    ///   - diskCapacity: Bytes; kept: nothing is written.
    public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        contents = Mutex(Contents(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity))
        super.init()
    }

    public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity)
    }

    open var memoryCapacity: Int {
        get { contents.withLock { $0.memoryCapacity } }
        set { contents.withLock { $0.memoryCapacity = newValue } }
    }
    open var diskCapacity: Int {
        get { contents.withLock { $0.diskCapacity } }
        set { contents.withLock { $0.diskCapacity = newValue } }
    }
    open var currentDiskUsage: Int { 0 }
    /// Bytes of the answers.
    open var currentMemoryUsage: Int { contents.withLock { $0.responses.values.reduce(0) { $0 + $1.data.count } } }

    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
        contents.withLock { $0.responses[request] }
    }
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        contents.withLock { $0.responses[request] = cachedResponse }
    }
    open func removeCachedResponse(for request: URLRequest) { contents.withLock { $0.responses[request] = nil } }
    open func removeAllCachedResponses() { contents.withLock { $0.responses = [:] } }
}
