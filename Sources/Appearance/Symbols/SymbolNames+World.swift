extension SymbolNames {
    static let nature: [String: String] = [
        "ant": "bug", "camera.macro": "flower1", "cloud": "cloud", "cloud.bolt": "cloud-lightning",
        "cloud.bolt.rain": "cloud-lightning-rain", "cloud.drizzle": "cloud-drizzle", "cloud.fog": "cloud-fog",
        "cloud.hail": "cloud-hail", "cloud.heavyrain": "cloud-rain-heavy", "cloud.moon": "cloud-moon",
        "cloud.rain": "cloud-rain", "cloud.sleet": "cloud-sleet", "cloud.snow": "cloud-snow", "cloud.sun": "cloud-sun",
        "sun.haze": "cloud-haze2", "thermometer.sun": "thermometer-sun",
        "drop": "droplet", "drop.halffull": "droplet-half", "globe": "globe", "globe.americas": "globe-americas",
        "globe.asia.australia": "globe-asia-australia", "globe.central.south.asia": "globe-central-south-asia",
        "globe.europe.africa": "globe-europe-africa", "humidity": "moisture", "hurricane": "hurricane",
        "ladybug": "bug", "moon": "moon", "moon.stars": "moon-stars", "rainbow": "rainbow", "snowflake": "snow",
        "sun.max": "sun", "sun.min": "brightness-low", "sunrise": "sunrise", "sunset": "sunset", "tornado": "tornado",
        "water.waves": "water", "wind": "wind",
    ]

    static let travel: [String: String] = [
        "bicycle": "bicycle", "bolt.car": "ev-front", "bus": "bus-front", "car": "car-front", "scooter": "scooter",
        "train.side.front.car": "train-front", "box.truck": "truck", "tram": "train-lightrail-front",
        "truck.box": "truck",
    ]

    static let media: [String: String] = [
        "backward": "rewind", "backward.end": "skip-start", "captions.bubble": "badge-cc", "eject": "eject",
        "forward": "fast-forward", "forward.end": "skip-end", "gobackward": "arrow-counterclockwise",
        "goforward": "arrow-clockwise", "music.note": "music-note", "music.note.list": "music-note-list",
        "pause": "pause", "pause.circle": "pause-circle", "pip": "pip", "play": "play", "play.circle": "play-circle",
        "play.rectangle": "play-btn", "radio": "boombox", "repeat": "repeat", "repeat.1": "repeat-1",
        "shuffle": "shuffle", "slider.horizontal.3": "sliders2", "slider.vertical.3": "sliders2-vertical",
        "stop": "stop", "stop.circle": "stop-circle", "waveform.path": "activity", "waveform.path.ecg": "activity",
    ]
}
