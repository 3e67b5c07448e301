import Foundation
import UIKit

/// What the listing commands print, as plain values.
package struct DeviceRow: Hashable, Sendable {
    package var name: String
    /// In points.
    package var width: Double
    package var height: Double
    package var scale: Double
    package var safeTop: Double
    package var safeBottom: Double
    package var isPad: Bool

    package static var all: [DeviceRow] {
        Device.all.map { device in
            DeviceRow(
                name: device.name, width: device.size.width, height: device.size.height, scale: device.scale,
                safeTop: device.safeAreaInsets.top, safeBottom: device.safeAreaInsets.bottom,
                isPad: device.userInterfaceIdiom == .pad)
        }
    }
}
