public import Foundation

/// A sheet's height that an app works out.
public protocol CustomPresentationDetent {
    /// Points above the screen's lower safe area; `nil` leaves the height out.
    @MainActor @preconcurrency static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// What the height depends on.
    public typealias Context = PresentationDetent.Context
}
