import Comparison
public import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// The layer's picture, at its own size.
    public static var image: Snapshotting { image() }

    /// The layer's picture, at its own size. The arguments mean what they mean for a view's.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .image(Tolerance(precision, perceptualPrecision, [], .none))) {
            layer in
            MainThread.run {
                let view = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
                let position = layer.frame.origin
                layer.frame.origin = .zero
                view.layer.addSublayer(layer)
                defer {
                    layer.removeFromSuperlayer()
                    layer.frame.origin = position
                }
                return ViewPicture.image(of: view, ViewImageConfig(traits: traits))
            }
        }
    }
}
