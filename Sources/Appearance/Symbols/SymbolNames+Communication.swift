extension SymbolNames {
    static let communication: [String: String] = [
        "antenna.radiowaves.left.and.right": "broadcast-pin",
        "antenna.radiowaves.left.and.right.circle": "broadcast-pin", "at": "at", "bell": "bell",
        "bluetooth": "bluetooth", "bubble.left": "chat-left", "bubble.right": "chat-right",
        "cellularbars": "reception-4", "dot.radiowaves.left.and.right": "broadcast",
        "ellipsis.bubble": "chat-left-dots", "ellipsis.message": "chat-dots", "envelope": "envelope",
        "envelope.open": "envelope-open", "megaphone": "megaphone", "message": "chat", "mic": "mic",
        "network": "globe2", "newspaper": "newspaper", "paperplane": "send", "personalhotspot": "link-45deg",
        "phone": "telephone", "phone.arrow.down.left": "telephone-inbound",
        "phone.arrow.up.right": "telephone-outbound", "quote.bubble": "chat-left-quote", "recordingtape": "voicemail",
        "text.bubble": "chat-left-text", "tray": "inbox", "video": "camera-video", "waveform": "soundwave",
        "wifi": "wifi",
    ]

    static let people: [String: String] = [
        "ear": "ear", "eye": "eye", "eye.slash": "eye-slash", "eyeglasses": "eyeglasses", "face.smiling": "emoji-smile",
        "figure.arms.open": "universal-access", "graduationcap": "mortarboard", "hand.point.up.left": "hand-index",
        "hand.tap": "hand-index", "hand.thumbsdown": "hand-thumbs-down", "hand.thumbsup": "hand-thumbs-up",
        "hearingdevice.ear": "ear", "heart": "heart", "lungs": "lungs", "person": "person", "person.2": "people",
        "person.crop.circle": "person-circle", "person.text.rectangle": "person-vcard", "sunglasses": "sunglasses",
        "touchid": "fingerprint",
    ]
}
