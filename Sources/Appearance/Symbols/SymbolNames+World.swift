extension SymbolNames {
    static let nature: [String: String] = [
        "ant": "bug", "atom": "radioactive", "bolt.fill": "lightning-fill", "camera.macro": "flower1",
        "cloud": "cloud", "cloud.bolt": "cloud-lightning", "cloud.bolt.rain": "cloud-lightning-rain",
        "cloud.drizzle": "cloud-drizzle", "cloud.fog": "cloud-fog", "cloud.hail": "cloud-hail",
        "cloud.heavyrain": "cloud-rain-heavy", "cloud.moon": "cloud-moon", "cloud.rain": "cloud-rain",
        "cloud.sleet": "cloud-sleet", "cloud.snow": "cloud-snow", "cloud.sun": "cloud-sun", "drop": "droplet",
        "drop.halffull": "droplet-half", "flame": "fire", "globe": "globe", "globe.americas": "globe-americas",
        "globe.asia.australia": "globe-asia-australia", "globe.central.south.asia": "globe-central-south-asia",
        "globe.europe.africa": "globe-europe-africa", "humidity": "moisture", "hurricane": "hurricane",
        "ladybug": "bug", "leaf": "tree", "leaf.circle": "tree", "moon": "moon", "moon.circle": "moon",
        "moon.stars": "moon-stars", "moon.zzz": "moon-stars", "rainbow": "rainbow", "snowflake": "snow",
        "sparkle": "stars", "sun.max": "sun", "sun.min": "brightness-low", "sunrise": "sunrise", "sunset": "sunset",
        "tornado": "tornado", "tree": "tree", "water.waves": "water", "wind": "wind",
    ]

    static let travel: [String: String] = [
        "airplane": "airplane", "airplane.arrival": "airplane-engines", "airplane.departure": "airplane-engines",
        "bicycle": "bicycle", "bolt.car": "ev-front", "bus": "bus-front", "car": "car-front",
        "car.circle": "car-front", "fuelpump.circle": "fuel-pump", "parkingsign": "p-circle",
        "road.lanes": "signpost-split", "scooter": "scooter", "train.side.front.car": "train-front",
        "tram": "train-lightrail-front", "truck.box": "truck",
    ]

    static let media: [String: String] = [
        "backward": "rewind", "backward.end": "skip-start", "captions.bubble": "badge-cc", "eject": "eject",
        "forward": "fast-forward", "forward.end": "skip-end", "gobackward": "arrow-counterclockwise",
        "goforward": "arrow-clockwise", "livephoto": "record-circle", "mic.circle": "mic", "music.mic": "mic",
        "music.note": "music-note", "music.note.list": "music-note-list", "pause": "pause",
        "pause.circle": "pause-circle", "pause.rectangle": "pause-btn", "pip": "pip", "play": "play",
        "play.circle": "play-circle", "play.rectangle": "play-btn", "playpause": "play", "radio": "boombox",
        "record.circle": "record-circle", "repeat": "repeat", "repeat.1": "repeat-1", "shuffle": "shuffle",
        "slider.horizontal.3": "sliders2", "slider.vertical.3": "sliders2-vertical", "speaker": "volume-off",
        "speaker.slash": "volume-mute", "speaker.wave.1": "volume-down", "speaker.wave.2": "volume-up",
        "speaker.wave.3": "volume-up", "stop": "stop", "stop.circle": "stop-circle", "tv.circle": "tv",
        "video.circle": "camera-video", "waveform.path": "activity", "waveform.path.ecg": "activity",
    ]
}
