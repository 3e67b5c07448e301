extension SymbolNames {
    static let communication: [String: String] = [
        "airplayaudio": "cast", "airplayvideo": "cast", "antenna.radiowaves.left.and.right": "broadcast",
        "antenna.radiowaves.left.and.right.circle": "broadcast-pin", "at": "at", "b.circle": "bluetooth",
        "bell": "bell", "bell.slash": "bell-slash", "bluetooth": "bluetooth", "bubble.left": "chat-left",
        "bubble.left.and.bubble.right": "chat-square-text", "bubble.right": "chat-right",
        "cellularbars": "reception-4", "dot.radiowaves.left.and.right": "broadcast",
        "dot.radiowaves.right": "reception-4", "ellipsis.bubble": "chat-left-dots", "ellipsis.message": "chat-dots",
        "envelope": "envelope", "envelope.badge": "envelope-exclamation", "envelope.open": "envelope-open",
        "mail.stack": "envelope-paper", "megaphone": "megaphone", "message": "chat", "message.badge": "chat-dots",
        "mic": "mic", "mic.slash": "mic-mute", "network": "globe2", "newspaper": "newspaper", "paperplane": "send",
        "person.wave.2": "person-video3", "personalhotspot": "link-45deg", "phone": "telephone",
        "phone.arrow.down.left": "telephone-inbound", "phone.arrow.up.right": "telephone-outbound",
        "phone.badge.plus": "telephone-plus", "phone.down": "telephone-x", "quote.bubble": "chat-left-quote",
        "recordingtape": "voicemail", "rectangle.on.rectangle": "files", "shareplay": "share", "signature": "pen",
        "text.bubble": "chat-left-text", "tray": "inbox", "tray.full": "inboxes", "video": "camera-video",
        "video.slash": "camera-video-off", "wave.3.right": "reception-4", "waveform": "soundwave",
        "waveform.circle": "soundwave", "wifi": "wifi", "wifi.exclamationmark": "wifi-off", "wifi.slash": "wifi-off",
    ]

    static let people: [String: String] = [
        "accessibility": "universal-access", "bolt.heart": "heart-pulse", "ear": "ear", "eye": "eye",
        "eye.slash": "eye-slash", "eyeglasses": "eyeglasses", "face.smiling": "emoji-smile",
        "faceid": "person-bounding-box", "figure.arms.open": "universal-access", "figure.wave": "person",
        "graduationcap": "mortarboard", "hand.point.up.left": "hand-index", "hand.raised": "hand-index-thumb",
        "hand.tap": "hand-index", "hand.thumbsdown": "hand-thumbs-down", "hand.thumbsup": "hand-thumbs-up",
        "hearingdevice.ear": "ear", "heart": "heart", "heart.slash": "heartbreak",
        "heart.text.square": "clipboard2-pulse", "lungs": "lungs", "person": "person", "person.2": "people",
        "person.2.circle": "people", "person.3": "people", "person.badge.key": "person-lock",
        "person.badge.minus": "person-dash", "person.badge.plus": "person-plus",
        "person.badge.shield.checkmark": "person-check", "person.circle": "person-circle",
        "person.crop.circle": "person-circle", "person.crop.circle.badge.checkmark": "person-check",
        "person.crop.circle.badge.exclamationmark": "person-exclamation",
        "person.crop.circle.badge.plus": "person-add", "person.crop.circle.badge.xmark": "person-x",
        "person.crop.rectangle": "person-badge", "person.crop.rectangle.stack": "person-rolodex",
        "person.crop.square": "person-square", "person.slash": "person-slash",
        "person.text.rectangle": "person-vcard", "sunglasses": "sunglasses", "touchid": "fingerprint",
    ]
}
