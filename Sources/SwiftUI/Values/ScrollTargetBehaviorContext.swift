public import Foundation
public import UIKit

/// What a behaviour may go by.
public struct ScrollTargetBehaviorContext {
    /// Where scrolling would come to rest before anybody changes that.
    public var originalTarget: ScrollTarget
    /// Points a second.
    public var velocity: CGVector
    /// Points.
    public var contentSize: CGSize
    /// Points.
    public var containerSize: CGSize
    public var axes: Axis.Set
}
