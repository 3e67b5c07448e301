public import Foundation

/// What a sheet's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { get }
    /// The height at most, without the safe area below, points.
    var maximumDetentValue: CGFloat { get }
}
