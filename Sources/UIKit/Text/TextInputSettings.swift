/// What a text's keyboard would be like, apart from what the views keep by name.
struct TextInputSettings {
    var view: UIView?
    var accessoryView: UIView?
    var appearance = UIKeyboardAppearance.default
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var capitalization = UITextAutocapitalizationType.sentences
    var correction = UITextAutocorrectionType.default
    var spellChecking = UITextSpellCheckingType.default
    var contentType: UITextContentType?
    var enablesReturnKey = false
    var smartQuotes = UITextSmartQuotesType.default
    var smartDashes = UITextSmartDashesType.default
    var smartInsertDelete = UITextSmartInsertDeleteType.default
    var inlinePrediction = UITextInlinePredictionType.default
}

/// The keyboard's look. No effect on a picture.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// Whether typing makes quotation marks curly. No effect on a picture.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether typing makes long dashes of short ones. No effect on a picture.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether typing keeps spaces in order. No effect on a picture.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// Whether the rest of a word is proposed. No effect on a picture.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// What of a text becomes a link by itself. No effect on a picture.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
