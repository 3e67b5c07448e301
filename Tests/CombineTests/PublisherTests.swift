import Combine
import Foundation
import Testing

/// What publishers tell, in which order, and for how long.
struct PublisherTests {
    private enum Fault: Error, Equatable { case broken }

    /// All that a publisher tells, and how it ends.
    private func told<P: Publisher>(_ publisher: P) -> [String] {
        var told: [String] = []
        let subscription = publisher.sink { completion in
            switch completion {
            case .finished: told.append("end")
            case .failure(let error): told.append("\(error)")
            }
        } receiveValue: {
            told.append("\($0)")
        }
        return withExtendedLifetime(subscription) { told }
    }

    @Test func valuesAreMappedAndFiltered() {
        let numbers = [1, 2, 2, 3, 4].publisher
        #expect(told(numbers.map { $0 * 2 }) == ["2", "4", "4", "6", "8", "end"])
        #expect(told(numbers.removeDuplicates().dropFirst().prefix(2)) == ["2", "3", "end"])
        #expect(told(numbers.filter { $0 > 2 }.collect()) == ["[3, 4]", "end"])
        #expect(told(numbers.collect(2)) == ["[1, 2]", "[2, 3]", "[4]", "end"])
        #expect(told(numbers.scan(0, +).last()) == ["12", "end"])
        #expect(told(numbers.drop { $0 < 3 }.count()) == ["2", "end"])
        #expect(told(numbers.prefix { $0 < 3 }.map { "\($0)!" }) == ["1!", "2!", "2!", "end"])
        #expect(told([nil, 1].publisher.replaceNil(with: 7).reduce(0, +)) == ["8", "end"])
        #expect(told(numbers.compactMap { $0 == 3 ? "three" : nil }.map(\.count)) == ["5", "end"])
        #expect(told(numbers.max()) == ["4", "end"])
        #expect(told(numbers.contains(3)) == ["true", "end"])
        #expect(told(Empty<Int, Never>().replaceEmpty(with: 5)) == ["5", "end"])
        #expect(told(numbers.replaceEmpty(with: 5).last()) == ["4", "end"])
        #expect(told(Just(1).replaceEmpty(with: 5)) == ["1", "end"])
        #expect(told(Optional(1).publisher) == ["1", "end"])
        #expect(told(Int?.none.publisher) == ["end"])
        #expect(told(Result<Int, Fault>.success(1).publisher) == ["1", "end"])
        #expect(told(Deferred { Just(1).append(Just(2)) }) == ["1", "2", "end"])
        #expect(told(Just(1).prefix(0)) == ["end"])
        #expect(told(Just(1).prepend(0).append(2, 3)) == ["0", "1", "2", "3", "end"])
    }

    @Test func failuresEndAndAreCaught() {
        let failing = [1, 2, 3].publisher.tryMap { (number: Int) throws -> Int in
            if number == 2 { throw Fault.broken }
            return number
        }
        #expect(told(failing) == ["1", "broken"])
        #expect(told(failing.replaceError(with: 9)) == ["1", "9", "end"])
        #expect(told(failing.catch { _ in Just(5) }.append(6)) == ["1", "5", "6", "end"])
        #expect(told(failing.retry(1)) == ["1", "1", "broken"])
        #expect(told(failing.mapError { _ in Fault.broken }) == ["1", "broken"])
        #expect(told(Fail<Int, Fault>(error: .broken).append(1)) == ["broken"])
        #expect(told(Result<Int, Fault>.failure(.broken).publisher) == ["broken"])
    }

    @Test func severalAreHeardTogether() {
        let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var (latest, pairs, merged): ([String], [String], [String]) = ([], [], [])
        var held: Set<AnyCancellable> = []
        left.combineLatest(right).sink { latest.append("\($0)\($1)") }.store(in: &held)
        left.zip(right) { "\($0)\($1)" }.sink { pairs.append($0) }.store(in: &held)
        left.map(String.init).merge(with: right).sink { merged.append($0) }.store(in: &held)
        left.send(1)
        left.send(2)
        right.send("a")
        right.send("b")
        #expect(latest == ["2a", "2b"])
        #expect(pairs == ["1a", "2b"])
        #expect(merged == ["1", "2", "a", "b"])
        held = []
        left.send(3)
        #expect(merged.count == 4)
    }

    /// What one has told before it ended waits for the other one.
    @Test func publishersThatEndArePaired() {
        let three = [1, 2, 3].publisher
        #expect(told(Just(1).zip(Just("a")) { "\($0)\($1)" }) == ["1a", "end"])
        #expect(told(three.zip(["a", "b"].publisher) { "\($0)\($1)" }) == ["1a", "2b", "end"])
        #expect(told(["a", "b"].publisher.zip(three) { "\($0)\($1)" }) == ["a1", "b2", "end"])
        #expect(told(Just(1).zip(Empty<Int, Never>()).map { $0.0 + $0.1 }) == ["end"])
        #expect(told(Empty<Int, Never>().zip(PassthroughSubject<Int, Never>()).map { $0.0 + $0.1 }) == ["end"])
        #expect(told(three.combineLatest(Just("a")) { "\($0)\($1)" }) == ["3a", "end"])
        #expect(told(Publishers.Zip3(Just(1), three, Just(4)).map { $0.0 + $0.1 + $0.2 }) == ["6", "end"])
        let late = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        let subscription = three.zip(late).sink { heard.append($0.0 * $0.1) }
        late.send(10)
        late.send(100)
        #expect(heard == [10, 200])
        var hasEnded = false
        let waiting = PassthroughSubject<Int, Never>()
        let other = waiting.zip(late).sink { _ in
            hasEnded = true
        } receiveValue: { _ in
        }
        late.send(completion: .finished)
        #expect(hasEnded)
        withExtendedLifetime((subscription, other)) {}
    }

    @Test func eventsAreWatched() {
        var events: [String] = []
        func watched(_ publisher: some Publisher<Int, Never>) -> AnyPublisher<Int, Never> {
            publisher.handleEvents(
                receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("\($0)") },
                receiveCompletion: { _ in events.append("completion") }, receiveCancel: { events.append("cancel") },
                receiveRequest: { _ in events.append("request") })
        }
        #expect(told(watched(Just(1))) == ["1", "end"])
        #expect(events == ["subscription", "request", "1", "completion"])
        events = []
        var held: [AnyCancellable] = []
        watched(PassthroughSubject<Int, Never>()).sink { _ in }.store(in: &held)
        #expect(events == ["subscription", "request"] && held.count == 1)
        held = []
        #expect(events.last == "cancel")
    }

    @Test func answersDoNotWaitForTheEnd() {
        let subject = CurrentValueSubject<Int, Never>(1)
        #expect(told(subject.contains(1)) == ["true", "end"])
        #expect(told(subject.contains(2)) == [])
        #expect(told(subject.allSatisfy { $0 > 1 }) == ["false", "end"])
        #expect(told(subject.allSatisfy { $0 > 0 }) == [])
        #expect(told([1, 2].publisher.allSatisfy { $0 > 0 }) == ["true", "end"])
        #expect(told([1, 2].publisher.contains(3)) == ["false", "end"])
    }

    @Test func aValueMayCauseTheNextOne() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var heard: [Int] = []
        let subscription = subject.first().sink {
            heard.append($0)
            if $0 < 9 { subject.send($0 + 1) }
        }
        #expect(heard == [1])
        withExtendedLifetime(subscription) {}
    }

    @Test func theLastOfSeveralIsHeard() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var (heard, all): ([Int], [Int]) = ([], [])
        var hasEnded = false
        let latest = outer.switchToLatest().sink { _ in
            hasEnded = true
        } receiveValue: {
            heard.append($0)
        }
        let every = outer.flatMap { $0 }.sink { all.append($0) }
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        outer.send(completion: .finished)
        #expect(!hasEnded)
        second.send(completion: .finished)
        #expect(hasEnded)
        #expect(heard == [1, 3])
        #expect(all == [1, 2, 3])
        #expect(told([Just(1), Just(2)].publisher.switchToLatest()) == ["1", "2", "end"])
        let open = PassthroughSubject<Just<Int>, Never>()
        var ends = 0
        let untilTheEnd = open.switchToLatest().sink { _ in
            ends += 1
        } receiveValue: { _ in
        }
        open.send(Just(1))
        #expect(ends == 0)
        open.send(completion: .finished)
        #expect(ends == 1)
        withExtendedLifetime(untilTheEnd) {}
        withExtendedLifetime((latest, every)) {}
    }

    @Test func subjectsTellThoseWhoAreThere() {
        let current = CurrentValueSubject<Int, Never>(1)
        let shared = current.handleEvents(receiveOutput: { _ in }).share()
        var (early, late): ([Int], [Int]) = ([], [])
        var first: AnyCancellable? = shared.sink { early.append($0) }
        current.value = 2
        let second = shared.sink { late.append($0) }
        current.send(3)
        first?.cancel()
        first = nil
        current.send(4)
        current.send(completion: .finished)
        current.send(5)
        #expect(early == [1, 2, 3])
        #expect(late == [3, 4])
        #expect(current.value == 4)
        #expect(told(current) == ["end"])
        withExtendedLifetime(second) {}
    }

    @Test func whatNobodyHoldsIsHeardNoMore() {
        final class Owner {
            var values: [Int] = []
            var held: Set<AnyCancellable> = []
            var last = 0
        }
        let subject = PassthroughSubject<Int, Never>()
        weak var gone: Owner?
        do {
            let owner = Owner()
            gone = owner
            subject.sink { [weak owner] in owner?.values.append($0) }.store(in: &owner.held)
            subject.assign(to: \.last, on: owner).store(in: &owner.held)
            subject.send(1)
            #expect(owner.values == [1])
            #expect(owner.last == 1)
            // `assign` holds the object, as on the phone.
            owner.held = []
        }
        #expect(gone == nil)
    }

    @Test func workIsPublishedWhenItIsDone() {
        var fulfil: Future<Int, Fault>.Promise?
        let future = Future<Int, Fault> { fulfil = $0 }
        var told: [Int] = []
        let held = future.sink { _ in
        } receiveValue: {
            told.append($0)
        }
        fulfil?(.success(3))
        fulfil?(.success(4))
        #expect(told == [3])
        #expect(self.told(future) == ["3", "end"])
        withExtendedLifetime(held) {}
    }

    @Test @MainActor func whatWouldBeLaterIsAtOnce() {
        let subject = PassthroughSubject<String, Never>()
        var told: [String] = []
        let held = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .delay(for: 0.5, scheduler: DispatchQueue.main)
            .throttle(for: .seconds(1), scheduler: OperationQueue.main, latest: true)
            .subscribe(on: DispatchQueue.global()).receive(on: ImmediateScheduler.shared)
            .sink { told.append($0) }
        subject.send("a")
        #expect(told == ["a"])
        withExtendedLifetime(held) {}
    }

    @Test func notificationsArePublished() {
        let (center, name) = (NotificationCenter(), Notification.Name("steeped"))
        var count = 0
        var held: AnyCancellable? = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        held?.cancel()
        held = nil
        center.post(name: name, object: nil)
        #expect(count == 1)
        #expect(told(Timer.publish(every: 1, on: .main, in: .common).autoconnect()).isEmpty)
    }

    /// Begins when it is told to, and counts how often.
    private final class Kettle: ConnectablePublisher {
        typealias Output = Int
        typealias Failure = Never
        let subject = PassthroughSubject<Int, Never>()
        var connections = 0
        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subject.subscribe(subscriber)
        }
        func connect() -> any Cancellable {
            connections += 1
            subject.send(connections)
            return AnyCancellable {}
        }
    }

    @Test func theFirstSubscriberBegins() {
        let kettle = Kettle()
        let boiling = kettle.autoconnect()
        #expect(kettle.connections == 0)
        #expect(told(boiling) == ["1"])
        #expect(told(boiling) == [])
        #expect(kettle.connections == 1)
    }
}
