/// Whether a keyboard checks spelling. Pictures show none.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}
