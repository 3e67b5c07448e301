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
