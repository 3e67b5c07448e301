import Appearance
public import Foundation
import UIKit

/// How far sections are apart.
public struct ListSectionSpacing: Hashable, Sendable {
    /// Points; `nil` is the list's own.
    let length: CGFloat?

    /// As the kind of list has it.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Closer than that.
    public static let compact = ListSectionSpacing(length: CGFloat(HostedMetrics.compactSectionSpacing))
    /// - Parameter spacing: Points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}
