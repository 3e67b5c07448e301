import Comparison
import DisplayLists
public import UIKit

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// The outline, filled with black, a pixel a point.
    public static var image: Snapshotting { image() }

    /// The outline, filled with black.
    /// - Parameter scale: pixels a point.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
        PathPicture.strategy(Tolerance(precision, perceptualPrecision, [], .none), scale).pullback { $0 }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// The outline, filled with black, a pixel a point.
    public static var image: Snapshotting { image() }

    /// The outline, filled with black.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        PathPicture.strategy(Tolerance(precision, perceptualPrecision, [], .none), 1).pullback {
            UIBezierPath(cgPath: $0)
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// A line for each part of the outline.
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// A line for each part of the outline.
    public static var elementsDescription: Snapshotting {
        SimplySnapshotting.lines.pullback { (path: CGPath) in
            path.path.elements.map { "\(words(for: $0))\n" }.joined()
        }
    }

    private static func words(for element: Path.Element) -> String {
        switch element {
        case .move(let point): "MoveTo \(pair(point))"
        case .line(let point): "LineTo \(pair(point))"
        case .curve(let first, let second, let end): "CurveTo \(pair(first)) \(pair(second)) \(pair(end))"
        case .close: "Close"
        }
    }

    private static func pair(_ point: CGPoint) -> String {
        "(\(Double(point.x).shortText), \(Double(point.y).shortText))"
    }
}

private enum PathPicture {
    static func strategy(_ tolerance: Tolerance, _ scale: CGFloat) -> Snapshotting<UIBezierPath, UIImage> {
        Snapshotting(pathExtension: "png", diffing: .image(tolerance, scale: scale)) { path in
            MainThread.run(path) { path in
                let view = PathView(path)
                return ViewPicture.image(of: view, view.frame.size, scale: scale)
            }
        }
    }

    /// As large as the outline.
    private final class PathView: UIView {
        private let path: UIBezierPath

        init(_ path: UIBezierPath) {
            let moved = UIBezierPath(cgPath: path.cgPath)
            moved.apply(CGAffineTransform(translationX: -path.bounds.minX, y: -path.bounds.minY))
            self.path = moved
            super.init(frame: CGRect(origin: .zero, size: path.bounds.size))
            backgroundColor = .white
        }

        required init?(coder: NSCoder) { nil }

        override func draw(_ rect: CGRect) {
            UIColor.black.setFill()
            path.fill()
        }
    }
}
