import Foundation

/// The picture of such an entry. No effect on a picture.
open class UIApplicationShortcutIcon: NSObject {
    /// Pictures that the system knows.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    public init(type: IconType) {}
    public init(templateImageName: String) {}
    public init(systemImageName: String) {}
}
