import Foundation
import Testing
import UIKit

struct DataDetectorTests {
    // The system's Foundation calls its own names of these out of date: it finds none.
    private let date = NSTextCheckingResult.CheckingType(rawValue: 1 << 3)
    private let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    private let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

    private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [NSTextCheckingResult] {
        let detector = try NSDataDetector(types: types.rawValue)
        return detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    private func words(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String] {
        try found(text, types).map { (text as NSString).substring(with: $0.range) }
    }

    @Test func addressesAreFound() throws {
        let text = "See https://example.com/tea?cup=1, www.tea.org or tea.com. Write to ada.l@example.co.uk!"
        let links = try found(text, link)
        #expect(
            links.map { $0.url?.absoluteString } == [
                "https://example.com/tea?cup=1", "http://www.tea.org", "http://tea.com", "mailto:ada.l@example.co.uk",
            ])
        #expect(links.allSatisfy { $0.resultType == link && $0.phoneNumber == nil })
        #expect(try words("e.g. this, version 1.2.3 and file.swift", link) == [])
    }

    @Test func numbersAndDatesAreFound() throws {
        let text = "Call +1 (408) 555-0123 on 12 March 2026, not 3.14159265 or 2026"
        #expect(try words(text, phoneNumber) == ["+1 (408) 555-0123"])
        #expect(try words(text, [phoneNumber, date]) == ["+1 (408) 555-0123", "12 March 2026"])
        let day = try #require(try found("March 5, 2026", date).first?.date)
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour], from: day)
        #expect(parts == DateComponents(year: 2026, month: 3, day: 5, hour: 12))
    }

    @Test func nothingToLookForIsAnError() { #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) } }
}
