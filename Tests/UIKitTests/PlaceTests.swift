import Foundation
import Testing
import UIKit

/// Places on the earth, and that nobody knows where a picture is.
@MainActor struct PlaceTests {
    private final class Listener: NSObject, CLLocationManagerDelegate {
        var heard = 0
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { heard += 1 }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { heard += 1 }
    }

    @Test func distancesAreThoseOfABall() {
        let (oslo, bergen) = (
            CLLocation(latitude: 59.91, longitude: 10.75), CLLocation(latitude: 60.39, longitude: 5.32)
        )
        #expect(abs(oslo.distance(from: bergen) - 305_135) < 10)
        #expect(oslo.distance(from: oslo) == 0)
        let (pole, other) = (CLLocation(latitude: 90, longitude: 0), CLLocation(latitude: -90, longitude: 0))
        #expect(abs(pole.distance(from: other) - .pi * 6_371_008.8) < 1)
    }

    @Test func somePlacesAreNone() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(59.9, 10.7)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    }

    @Test func nobodyKnowsWhereAPictureIs() {
        let (manager, listener) = (CLLocationManager(), Listener())
        manager.delegate = listener
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        manager.requestLocation()
        #expect(manager.location == nil && manager.authorizationStatus == .notDetermined && listener.heard == 0)
    }
}
