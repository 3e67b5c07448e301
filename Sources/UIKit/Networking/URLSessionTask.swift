public import Foundation
import Synchronization

/// A request on its way. It fails as soon as it sets out: see `URLSession`.
open class URLSessionTask: NSObject, @unchecked Sendable {
    // Sendable in spite of being open: what changes here is under a lock, and nobody has a reason to add state.

    /// How far the task is.
    public enum State: Int, Sendable { case running, suspended, canceling, completed }

    /// What changes in a task's life.
    private struct Life {
        var state = State.suspended
        var error: URLError?
        var taskDescription: String?
        var priority: Float = 0.5
    }

    public let originalRequest: URLRequest?
    private let life = Mutex(Life())
    private let finish: @Sendable (URLError) -> Void

    init(_ request: URLRequest, finish: @escaping @Sendable (URLError) -> Void) {
        originalRequest = request
        self.finish = finish
        super.init()
    }

    open var taskIdentifier: Int { ObjectIdentifier(self).hashValue }
    open var currentRequest: URLRequest? { originalRequest }
    /// Nothing answers.
    open var response: URLResponse? { nil }
    open var state: State { life.withLock { $0.state } }
    /// Why the task failed; `nil` while it has not.
    open var error: (any Error)? { life.withLock { $0.error } }
    open var countOfBytesReceived: Int64 { 0 }
    open var countOfBytesSent: Int64 { 0 }
    open var countOfBytesExpectedToReceive: Int64 { -1 }
    open var countOfBytesExpectedToSend: Int64 { 0 }
    /// Any text.
    open var taskDescription: String? {
        get { life.withLock { $0.taskDescription } }
        set { life.withLock { $0.taskDescription = newValue } }
    }
    /// 0…1.
    open var priority: Float {
        get { life.withLock { $0.priority } }
        set { life.withLock { $0.priority = newValue } }
    }
    /// Nothing comes.
    open var progress: Progress { Progress(totalUnitCount: 0) }

    /// Sets out: the completion handler hears in a later turn of the main queue that there is no network.
    open func resume() { end(.running, with: URLSession.failure(originalRequest?.url)) }
    /// The completion handler hears of it in a later turn of the main queue.
    open func cancel() { end(.canceling, with: URLError(.cancelled)) }
    /// No effect on a picture.
    open func suspend() {}

    private func end(_ state: State, with error: URLError) {
        let begins = life.withLock { life -> Bool in
            guard life.state == .suspended || (life.state == .running && state == .canceling) else { return false }
            let isUnderWay = life.state == .running
            life.state = state
            life.error = error
            return !isUnderWay
        }
        guard begins else { return }
        DispatchQueue.main.async { [self] in
            let error = life.withLock { life -> URLError in
                life.state = .completed
                return life.error ?? error
            }
            finish(error)
        }
    }
}

/// Loads data. It fails as soon as it sets out.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
/// Sends data. It fails as soon as it sets out.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
/// Loads a file. It fails as soon as it sets out.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
