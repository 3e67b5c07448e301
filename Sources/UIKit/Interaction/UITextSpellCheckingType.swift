/// Whether a keyboard checks spelling. Pictures show none. No effect on a picture.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}
