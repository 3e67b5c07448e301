package import Foundation

/// What one picture of a preview shows, and what the preview asks of the picture.
@MainActor
package struct PreviewSubject {
    package enum Layout: Hashable, Sendable {
        /// The device's screen.
        case device
        /// As large as the content is when it is offered the device's screen.
        case sizeThatFits
        /// In points.
        case fixed(CGSize)
    }

    package var content: Preview.Shown
    package var name: String?
    package var layout = Layout.device
    package var isLandscape = false
    /// By its name.
    package var device: String?
    /// What the content prefers over the user's setting.
    package var style: UIUserInterfaceStyle?

    package init(_ content: Preview.Shown) { self.content = content }
}
