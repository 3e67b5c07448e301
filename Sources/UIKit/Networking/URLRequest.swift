public import Foundation

/// What is asked of a server. Previews and pictures have no network: see `URLSession`.
public struct URLRequest: Hashable, Sendable, CustomStringConvertible {
    /// Whether answers that are kept already will do.
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy = 0
        case reloadIgnoringLocalCacheData = 1
        case returnCacheDataElseLoad = 2
        case returnCacheDataDontLoad = 3
        case reloadIgnoringLocalAndRemoteCacheData = 4
        case reloadRevalidatingCacheData = 5

        public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
    }

    /// What the request is for.
    public enum NetworkServiceType: UInt, Sendable {
        case `default` = 0
        case voip = 1
        case video = 2
        case background = 3
        case voice = 4
        case responsiveData = 6
        case networkServiceTypeCallSignaling = 11
    }

    public var url: URL?
    public var cachePolicy: CachePolicy
    /// Seconds.
    public var timeoutInterval: TimeInterval
    public var mainDocumentURL: URL?
    public var networkServiceType = NetworkServiceType.default
    public var allowsCellularAccess = true
    public var allowsExpensiveNetworkAccess = true
    public var allowsConstrainedNetworkAccess = true
    public var assumesHTTP3Capable = false
    public var httpBody: Data?
    public var httpShouldHandleCookies = true
    public var httpShouldUsePipelining = false
    private var method = "GET"
    private var headers: [String: String] = [:]

    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }

    /// "GET" unless set.
    public var httpMethod: String? {
        get { method }
        set { method = newValue ?? "GET" }
    }

    // MARK: Headers

    /// `nil` without any.
    public var allHTTPHeaderFields: [String: String]? {
        get { headers.isEmpty ? nil : headers }
        set { headers = newValue ?? [:] }
    }
    /// Whatever case the name is written in.
    public func value(forHTTPHeaderField field: String) -> String? { name(field).flatMap { headers[$0] } }
    /// `nil` takes the field away.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        headers[name(field) ?? field] = value
    }
    /// Behind what the field has already, after a comma.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let name = name(field) ?? field
        headers[name] = headers[name].map { "\($0),\(value)" } ?? value
    }

    private func name(_ field: String) -> String? {
        headers.keys.first { $0.caseInsensitiveCompare(field) == .orderedSame }
    }

    public var description: String { url?.description ?? "url: nil" }
}
