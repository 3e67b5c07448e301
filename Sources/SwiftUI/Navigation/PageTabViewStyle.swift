/// Pages, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether there are dots.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    let indexDisplayMode: IndexDisplayMode
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { .init() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        .init(indexDisplayMode: indexDisplayMode)
    }
}
