import Foundation

extension UIButton {
    /// Where title and subtitle are in the width of the wider one: 0 is leading, 1 trailing.
    var titlePosition: Double {
        switch configuration?.titleAlignment ?? .center {
        case .leading: return 0
        case .center: return 0.5
        case .trailing: return 1
        case .automatic:
            guard configuration?.image != nil, let placement = configuration?.imagePlacement else { return 0.5 }
            return placement.contains(.leading) ? 0 : placement.contains(.trailing) ? 1 : 0.5
        }
    }

    /// Where the content is in what is left over: 0 leading and top, 1 trailing and bottom.
    var contentPosition: CGPoint {
        let x: Double
        switch contentHorizontalAlignment {
        case .center: x = 0.5
        case .leading, .fill: x = 0
        case .trailing: x = 1
        case .left: x = isRightToLeft ? 1 : 0
        case .right: x = isRightToLeft ? 0 : 1
        }
        let y: Double
        switch contentVerticalAlignment {
        case .center, .fill: y = 0.5
        case .top: y = 0
        case .bottom: y = 1
        }
        return CGPoint(x: x, y: y)
    }
}
