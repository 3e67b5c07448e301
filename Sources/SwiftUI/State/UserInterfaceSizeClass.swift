import UIKit

/// How much room a screen has on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular

    init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension UIUserInterfaceSizeClass {
    init(_ sizeClass: UserInterfaceSizeClass?) {
        self =
            switch sizeClass {
            case .compact: .compact
            case .regular: .regular
            case nil: .unspecified
            }
    }
}
