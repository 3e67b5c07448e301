package import Appearance
import Synchronization

extension UITraitCollection {
    /// What the tables of styles go by.
    package var styleContext: StyleContext {
        StyleContext(
            generation: generation, category: contentSize, environment: ListEnvironment(listEnvironment),
            hasPadSidebar: userInterfaceIdiom == .pad)
    }
}

extension ListEnvironment {
    init(_ environment: UIListEnvironment) {
        switch environment {
        case .unspecified, .none: self = .none
        case .plain: self = .plain
        case .grouped: self = .grouped
        case .insetGrouped: self = .insetGrouped
        case .sidebar: self = .sidebar
        case .sidebarPlain: self = .sidebarPlain
        }
    }
}

extension UIColor {
    private static let styled = Mutex<[StyleColor: UIColor]>([:])

    /// The colour a style names, the same object every time; `nil` is the view's tint.
    static func style(_ color: StyleColor) -> UIColor? {
        if color == .tint { return nil }
        return styled.withLock { known in
            if let found = known[color] { return found }
            let made =
                switch color {
                // The two that are the same everywhere, and equal to what an app names so.
                case .system(.clear): UIColor.clear
                case .system(.white): UIColor.white
                default: UIColor(made: color)
                }
            known[color] = made
            return made
        }
    }

    private convenience init(made color: StyleColor) {
        switch color {
        case .system(let role): self.init(role)
        case .light(let light, let dark):
            self.init { traits in UIColor(traits.userInterfaceStyle == .dark ? dark : light) }
        case .tint: self.init(SystemColor.tintColor)
        }
    }
}

extension UIConfigurationColorTransformer {
    init(_ transformer: StyleColorTransformer) {
        switch transformer {
        case .alpha(0.3): self = .alpha30
        case .alpha(0.5): self = .alpha50
        case .alpha(0.8): self = .alpha80
        case .alpha(let factor): self = .alpha("\(Int(factor * 100))% Alpha", light: factor, dark: factor)
        case .dynamicLightAlpha: self = .dynamicLightAlpha
        }
    }
}
