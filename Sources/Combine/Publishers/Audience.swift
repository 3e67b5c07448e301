import Foundation

/// The subscribers of a subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
    private let lock = NSRecursiveLock()
    private var links: [Link<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?

    var hasEnded: Bool { lock.withLock { completion != nil } }

    /// - Parameter first: what the subscriber is told at once; `nil` is nothing.
    func add(_ subscriber: AnySubscriber<Output, Failure>, first: (() -> Output)? = nil) {
        let link = Link(subscriber)
        let completion = lock.withLock {
            links.removeAll { !$0.isOpen }
            if self.completion == nil { links.append(link) }
            return self.completion
        }
        if let completion { return link.finish(completion) }
        if let first { link.send(first()) }
    }

    func send(_ value: Output) {
        for link in lock.withLock({ links }) { link.send(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let links = lock.withLock {
            if self.completion == nil { self.completion = completion }
            defer { self.links = [] }
            return self.links
        }
        for link in links { link.finish(completion) }
    }
}
