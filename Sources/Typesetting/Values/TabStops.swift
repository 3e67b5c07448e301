/// Where the tabs of a hard line lead to.
package struct TabStops: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        /// From the leading side, in points.
        package var location: Double
        package var alignment: Alignment

        package init(location: Double, alignment: Alignment = .leading) {
            self.location = location
            self.alignment = alignment
        }
    }

    /// What of the text behind a tab stands at the stop.
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }

    /// By location, smallest first.
    package var stops: [Stop]
    /// Between the stops that follow them, from the leading side, in points: without any, every 28 as on the phone.
    package var interval: Double

    package init(stops: [Stop] = [], interval: Double = 28) {
        self.stops = stops
        self.interval = interval
    }

    /// How far a tab reaches.
    /// - Parameters:
    ///   - position: where it begins, from the leading side.
    ///   - width: of the text behind it, up to the next tab or the end; asked for only where a stop needs it.
    func advance(at position: Double, width: () -> Double) -> Double {
        for stop in stops where stop.location > position {
            let room = stop.location - position
            switch stop.alignment {
            case .leading: return room
            case .center: return max(0, room - width() / 2)
            case .trailing: return max(0, room - width())
            }
        }
        let interval = interval > 0 ? interval : 28
        return ((position / interval).rounded(.down) + 1) * interval - position
    }
}
