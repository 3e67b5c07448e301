public import Foundation

/// Whether an app may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Knows where a phone is. A picture is nowhere: nobody has been asked whether the app may know, and no place comes.
open class CLLocationManager: NSObject {
    /// Nothing of it is called.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// No effect on a picture.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// No effect on a picture.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// No effect on a picture.
    open var allowsBackgroundLocationUpdates = false
    /// No effect on a picture.
    open var pausesLocationUpdatesAutomatically = true
    /// `nil`: no place comes.
    open var location: CLLocation? { nil }
    /// Nobody has been asked.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// Whether places could come at all: no.
    open class func locationServicesEnabled() -> Bool { false }

    /// Nobody is asked. No effect on a picture.
    open func requestWhenInUseAuthorization() {}
    /// Nobody is asked. No effect on a picture.
    open func requestAlwaysAuthorization() {}
    /// No place comes. No effect on a picture.
    open func requestLocation() {}
    /// No place comes. No effect on a picture.
    open func startUpdatingLocation() {}
    /// No effect on a picture.
    open func stopUpdatingLocation() {}
}

/// What hears where a phone is. Nothing of it is called.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
