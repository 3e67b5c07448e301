public import Foundation

/// A place on the earth at a time.
open class CLLocation: NSObject, @unchecked Sendable {
    // Nothing of it changes once it is made, and what it holds are values.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// Metres; less than 0 is unknown.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Metres; less than 0 is unknown.
    public let verticalAccuracy: CLLocationAccuracy
    /// Less than 0 is unknown.
    public let course: CLLocationDirection
    /// Less than 0 is unknown.
    public let speed: CLLocationSpeed
    public let timestamp: Date

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
        super.init()
    }

    /// The mean radius of the earth, metres.
    private static let radius = 6_371_008.8

    /// Metres along the surface of a ball as large as the earth, which differs from the phone's ellipsoid by half a percent at
    /// most.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (here, there) = (coordinate, location.coordinate)
        let (north, east) = (
            radians(there.latitude - here.latitude) / 2, radians(there.longitude - here.longitude) / 2
        )
        let share =
            sin(north) * sin(north) + cos(radians(here.latitude)) * cos(radians(there.latitude)) * sin(east) * sin(east)
        return 2 * Self.radius * asin(min(1, share.squareRoot()))
    }
}
