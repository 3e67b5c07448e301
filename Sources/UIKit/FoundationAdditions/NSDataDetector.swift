public import Foundation

/// Finds addresses on the web and of mail, phone numbers and dates in a text. Street addresses, transit information and words for dates
/// such as “tomorrow” are not found.
open class NSDataDetector: NSObject {
    /// What is looked for, as `NSTextCheckingResult.CheckingType` values.
    public final let checkingTypes: NSTextCheckingTypes

    /// No type at all is an error.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// What is found in a part of a text, from its beginning.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        TextDetection.matches(in: string, NSTextCheckingResult.CheckingType(rawValue: checkingTypes)).filter {
            NSIntersectionRange($0.range, range) == $0.range
        }
    }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Until the block sets its last argument.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isStopped: ObjCBool = false
        for match in matches(in: string, options: options, range: range) {
            unsafe block(match, [], &isStopped)
            if isStopped.boolValue { return }
        }
    }
}

/// Several of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult {
    /// Of a link that a detector has found, with its scheme.
    public var url: URL? { (self as? DetectedText)?.detectedURL }
    /// Of a phone number that a detector has found, as it is in the text.
    public var phoneNumber: String? { (self as? DetectedText)?.detectedNumber }
    /// Of a date that a detector has found: noon where no time is told.
    public var date: Date? { (self as? DetectedText)?.detectedDate }
    /// `nil`: no addresses are found.
    public var addressComponents: [String: String]? { nil }
}

/// What a detector has found.
final class DetectedText: NSTextCheckingResult {
    private let type: CheckingType
    private let place: NSRange
    let detectedURL: URL?
    let detectedNumber: String?
    let detectedDate: Date?

    init(_ type: CheckingType, _ place: NSRange, url: URL? = nil, number: String? = nil, date: Date? = nil) {
        (self.type, self.place) = (type, place)
        (detectedURL, detectedNumber, detectedDate) = (url, number, date)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { index == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}
