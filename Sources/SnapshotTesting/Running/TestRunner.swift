import Foundation
import Testing
import XCTest

/// The place of an assertion in the source.
struct SourcePlace {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt

    fileprivate var location: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
}

/// What runs the test at hand: Swift Testing where it says so, else XCTest.
enum TestRunner {
    static var isXCTest: Bool { Test.current == nil }

    /// Whether the test at hand runs once for each of its arguments.
    static var runsCases: Bool { Test.current?.isParameterized == true }

    static func fail(_ message: String, at place: SourcePlace) {
        if isXCTest {
            XCTFail(message, file: place.filePath, line: place.line)
        } else {
            Issue.record(Comment(rawValue: message), sourceLocation: place.location)
        }
    }

    /// XCTest on Linux takes no attachments.
    static func attach(_ attachment: XCTAttachment, at place: SourcePlace) {
        guard !isXCTest else { return }
        Attachment.record(
            Attachment(Array(attachment.data), named: attachment.fileName), sourceLocation: place.location)
    }
}

/// Views live on the main actor, whichever thread a test runs on.
enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    /// The main queue need not be on the main thread: an asynchronous program gives that away.
    private static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
    }

    static func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        if isCurrent { return MainActor.assumeIsolated(body) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }

    /// With a value that the caller waits for and does not touch meanwhile.
    static func run<Value, Result: Sendable>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        let carried = Carried(value: value)
        return run { body(carried.value) }
    }

    private struct Carried<Value>: @unchecked Sendable { let value: Value }
}
