public import Foundation

/// How a session asks. Nothing is asked in a preview: all of it is kept.
open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: a configuration is set up before its session has it, as on Apple's platforms.
    public override init() { super.init() }

    open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.identifier = identifier
        return configuration
    }

    open private(set) var identifier: String?
    open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    /// Seconds.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// Seconds.
    open var timeoutIntervalForResource: TimeInterval = 604_800
    open var networkServiceType = URLRequest.NetworkServiceType.default
    open var allowsCellularAccess = true
    open var allowsExpensiveNetworkAccess = true
    open var allowsConstrainedNetworkAccess = true
    open var waitsForConnectivity = false
    open var isDiscretionary = false
    open var sessionSendsLaunchEvents = false
    open var httpShouldUsePipelining = false
    open var httpShouldSetCookies = true
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    open var httpMaximumConnectionsPerHost = 6
    open var urlCache: URLCache? = .shared
    /// Never asked.
    open var protocolClasses: [AnyClass]?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = URLSessionConfiguration()
        copy.identifier = identifier
        copy.requestCachePolicy = requestCachePolicy
        copy.timeoutIntervalForRequest = timeoutIntervalForRequest
        copy.timeoutIntervalForResource = timeoutIntervalForResource
        copy.networkServiceType = networkServiceType
        copy.allowsCellularAccess = allowsCellularAccess
        copy.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
        copy.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
        copy.waitsForConnectivity = waitsForConnectivity
        copy.isDiscretionary = isDiscretionary
        copy.sessionSendsLaunchEvents = sessionSendsLaunchEvents
        copy.httpShouldUsePipelining = httpShouldUsePipelining
        copy.httpShouldSetCookies = httpShouldSetCookies
        copy.httpAdditionalHeaders = httpAdditionalHeaders
        copy.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
        copy.urlCache = urlCache
        copy.protocolClasses = protocolClasses
        return copy
    }
}
