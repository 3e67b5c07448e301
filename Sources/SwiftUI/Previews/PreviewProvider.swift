package import UIKit

/// Views to look at while they are written; `galley preview` draws each of them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The kind of views.
    associatedtype Previews: View
    /// The views to look at.
    @ViewBuilder static var previews: Previews { get }
    /// Where the previews run. No effect on a picture.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Wherever the code is built for. No effect on a picture.
    public static var platform: PreviewPlatform? { nil }

    /// What each of the views shows and asks for, in their order.
    package static var previewSubjects: [PreviewSubject] { PreviewedView.all(in: previews).map(\.subject) }
}

/// What a preview runs on. No effect on a picture.
public enum PreviewPlatform: Hashable, Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}
