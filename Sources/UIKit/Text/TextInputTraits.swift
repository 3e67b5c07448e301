/// What the keyboard of each text would be like.
extension UITextField {
    /// No effect on a picture.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { inputs.appearance }
        set { inputs.appearance = newValue }
    }
    /// No effect on a picture.
    public var smartQuotesType: UITextSmartQuotesType {
        get { inputs.smartQuotes }
        set { inputs.smartQuotes = newValue }
    }
    /// No effect on a picture.
    public var smartDashesType: UITextSmartDashesType {
        get { inputs.smartDashes }
        set { inputs.smartDashes = newValue }
    }
    /// No effect on a picture.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputs.smartInsertDelete }
        set { inputs.smartInsertDelete = newValue }
    }
    /// No effect on a picture.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { inputs.inlinePrediction }
        set { inputs.inlinePrediction = newValue }
    }
}

extension UITextView {
    /// No effect on a picture.
    public var keyboardType: UIKeyboardType {
        get { inputs.keyboardType }
        set { inputs.keyboardType = newValue }
    }
    /// No effect on a picture.
    public var returnKeyType: UIReturnKeyType {
        get { inputs.returnKeyType }
        set { inputs.returnKeyType = newValue }
    }
    /// No effect on a picture.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { inputs.capitalization }
        set { inputs.capitalization = newValue }
    }
    /// No effect on a picture.
    public var autocorrectionType: UITextAutocorrectionType {
        get { inputs.correction }
        set { inputs.correction = newValue }
    }
    /// No effect on a picture.
    public var spellCheckingType: UITextSpellCheckingType {
        get { inputs.spellChecking }
        set { inputs.spellChecking = newValue }
    }
    /// No effect on a picture.
    public var textContentType: UITextContentType! {
        get { inputs.contentType }
        set { inputs.contentType = newValue }
    }
    /// No effect on a picture.
    public var enablesReturnKeyAutomatically: Bool {
        get { inputs.enablesReturnKey }
        set { inputs.enablesReturnKey = newValue }
    }
    /// No effect on a picture.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { inputs.appearance }
        set { inputs.appearance = newValue }
    }
    /// No effect on a picture.
    public var smartQuotesType: UITextSmartQuotesType {
        get { inputs.smartQuotes }
        set { inputs.smartQuotes = newValue }
    }
    /// No effect on a picture.
    public var smartDashesType: UITextSmartDashesType {
        get { inputs.smartDashes }
        set { inputs.smartDashes = newValue }
    }
    /// No effect on a picture.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputs.smartInsertDelete }
        set { inputs.smartInsertDelete = newValue }
    }
    /// No effect on a picture.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { inputs.inlinePrediction }
        set { inputs.inlinePrediction = newValue }
    }
}

extension UISearchBar {
    /// No effect on a picture.
    public var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// No effect on a picture.
    public var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// No effect on a picture.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// No effect on a picture.
    public var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// No effect on a picture.
    public var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// No effect on a picture.
    public var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    /// No effect on a picture.
    public var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// No effect on a picture.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// No effect on a picture.
    public var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    /// No effect on a picture.
    public var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    /// No effect on a picture.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    /// No effect on a picture.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { searchTextField.inlinePredictionType }
        set { searchTextField.inlinePredictionType = newValue }
    }
    /// Shows a dot for each character.
    public var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
}
