import Foundation

/// What of a text becomes a link by itself. Addresses, parcels and flights are not found.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Not drawn yet.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Not drawn yet.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Not drawn yet.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Not drawn yet.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

extension UIDataDetectorTypes {
    /// Those that can be found.
    var checkingTypes: NSTextCheckingResult.CheckingType {
        var types: NSTextCheckingResult.CheckingType = []
        if contains(.phoneNumber) { types.insert(TextDetection.phoneNumber) }
        if contains(.link) { types.insert(TextDetection.link) }
        if contains(.calendarEvent) { types.insert(TextDetection.date) }
        return types
    }
}
