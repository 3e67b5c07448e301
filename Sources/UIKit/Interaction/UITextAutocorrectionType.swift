/// Whether a keyboard corrects. Pictures show none.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}
