import UIKit

extension SceneColor {
    var uiColor: UIColor {
        switch self {
        case .named(let name): return UIColor(name)
        case .fixed(let bytes):
            func component(_ shift: UInt32) -> CGFloat { CGFloat(bytes >> shift & 0xFF) / 255 }
            return UIColor(red: component(24), green: component(16), blue: component(8), alpha: component(0))
        case .asset(let asset): return asset.value ?? .clear
        case .dynamic(let light, let dark):
            let (light, dark) = (light.uiColor, dark.uiColor)
            return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }
    }
}
