import Foundation

/// A view that shows a content configuration.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
    /// What is shown; setting it updates the view.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration, so that it need not be replaced. By default: one of the type it shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the view can show a configuration: one of the type it shows.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
