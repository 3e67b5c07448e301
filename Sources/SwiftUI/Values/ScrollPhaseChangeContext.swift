public import UIKit

/// What a change of what scrolling is doing goes with.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    /// Points a second; `nil` where nothing moves.
    public let velocity: CGVector?
}
