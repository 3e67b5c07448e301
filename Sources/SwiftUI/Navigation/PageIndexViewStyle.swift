/// Dots.
public struct PageIndexViewStyle: IndexViewStyle {
    /// Whether there is something behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// Drawn as `never`.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// Drawn as `never`.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    let backgroundDisplayMode: BackgroundDisplayMode
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { .init() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}
