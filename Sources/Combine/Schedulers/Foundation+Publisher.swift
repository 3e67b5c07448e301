public import Foundation

extension NotificationCenter {
    /// Publishes the notifications of a name, and only those of an object where there is one.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { subscriber in
            let link = Link(subscriber)
            let carried = CarriedLink(link: link)
            let token = self.addObserver(forName: name, object: object, queue: nil) { carried.link?.send($0) }
            link.add(AnyCancellable { self.removeObserver(token) })
        }
    }
}

/// A subscription that notifications may reach from any thread.
private final class CarriedLink: @unchecked Sendable {
    // Sendable: what is held never changes, and a link guards what it holds with a lock.
    weak let link: Link<Notification, Never>?
    init(link: Link<Notification, Never>) { self.link = link }
}

extension Timer {
    /// Time does not pass in a picture: nothing is published.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }

    /// Publishes nothing: time does not pass in a picture.
    public struct TimerPublisher: ConnectablePublisher, Sendable {
        public typealias Output = Date
        public typealias Failure = Never
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            _ = Link(AnySubscriber(subscriber))
        }
        public func connect() -> any Cancellable { AnyCancellable {} }
    }
}

/// Publishes when it is told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Begins with the first subscriber.
    public func autoconnect() -> AnyPublisher<Output, Failure> {
        var connection: (any Cancellable)?
        return AnyPublisher { subscriber in
            receive(subscriber: subscriber)
            if connection == nil { connection = connect() }
        }
    }
}
