/// What a keyboard's return key says. Pictures show none. No effect on a picture.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
