import Foundation

extension UICalendarView {
    /// How large a mark is.
    public enum DecorationSize: Int, Sendable {
        case small, medium, large

        /// Points. Guesses: no picture shows them.
        var side: Double {
            switch self {
            case .small: 4
            case .medium: 6
            case .large: 8
            }
        }
    }

    /// A mark below a day.
    @preconcurrency @MainActor
    open class Decoration {
        private let makesView: (UIColor) -> UIView

        private init(makesView: @escaping (UIColor) -> UIView) { self.makesView = makesView }

        /// A small grey dot.
        public convenience init() { self.init(color: nil, size: .medium) }

        /// - Parameter color: `nil` is grey.
        public convenience init(color: UIColor?, size: DecorationSize) {
            self.init { _ in
                let dot = UIImageView(
                    image: UIImage(systemName: "circle.fill", withConfiguration: Self.configuration(size)))
                dot.tintColor = color ?? .systemFill
                return dot
            }
        }

        /// - Parameters:
        ///   - image: `nil` is a dot.
        ///   - color: `nil` is grey.
        public convenience init(image: UIImage?, color: UIColor?, size: DecorationSize) {
            let shown = image ?? UIImage(systemName: "circle.fill")
            let configuration = UIImage.SymbolConfiguration(pointSize: size.side + 6)
            self.init { _ in
                let view = UIImageView(image: shown?.applyingSymbolConfiguration(configuration))
                view.tintColor = color ?? .systemFill
                return view
            }
        }

        /// - Parameter customViewProvider: Makes a view, which has the size that it wants.
        public convenience init(customViewProvider: @escaping () -> UIView) { self.init { _ in customViewProvider() } }

        private static func configuration(_ size: DecorationSize) -> UIImage.SymbolConfiguration {
            UIImage.SymbolConfiguration(pointSize: size.side)
        }

        /// A dot.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        func makeView(_ tint: UIColor) -> UIView { makesView(tint) }
    }
}
