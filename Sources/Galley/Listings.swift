import Appearance
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

/// A symbol that can be drawn.
package struct SymbolRow: Hashable, Sendable {
    package enum Origin: String, Hashable, Sendable {
        /// A file of a folder given by `--symbol-path`.
        case user
        /// Drawn by outlines of Galley's own.
        case drawn
        /// An installed icon stands for it.
        case icon
    }

    package var name: String
    package var origin: Origin

    /// Every symbol by name.
    package static var all: [SymbolRow] {
        let library = SymbolLibrary.current
        let files = library.userFolders.flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        }
        let user = Set(files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
        return user.union(SymbolNames.all).sorted().map { name in
            SymbolRow(name: name, origin: user.contains(name) ? .user : SymbolNames.isDrawn(name) ? .drawn : .icon)
        }
    }
}
