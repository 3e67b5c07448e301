/// Whether a keyboard corrects. Pictures show none. No effect on a picture.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}
