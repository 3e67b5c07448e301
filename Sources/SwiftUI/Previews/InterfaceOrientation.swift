import UIKit

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
    public let id: String
    let isLandscape: Bool

    public static let portrait = InterfaceOrientation(id: "portrait", isLandscape: false)
    /// Drawn as upright.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown", isLandscape: false)
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft", isLandscape: true)
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight", isLandscape: true)
    public static var allCases: [InterfaceOrientation] {
        [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
    }
}
