import DisplayLists
import Foundation
import Testing
import UIKit

/// What a layer shares with its view, and what is kept beside.
@MainActor struct LayerTests {
    @Test func aViewsLayerMovesTheView() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(view.layer.position == CGPoint(x: 60, y: 40))
        view.layer.position = CGPoint(x: 50, y: 20)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
        view.layer.transform = CATransform3DMakeScale(0.5, 2, 1)
        #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 2))
        view.transform3D = CATransform3DIdentity
        #expect(view.transform.isIdentity)
        let loose = CALayer()
        loose.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        loose.position = CGPoint(x: 20, y: 20)
        #expect(loose.frame == CGRect(x: 15, y: 15, width: 10, height: 10))
    }

    @Test func mapsOfSpaceGoOneAfterTheOther() {
        let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        let point = CGPoint(x: 1, y: 0).applying(turned)
        #expect(abs(point.x) < 1e-9 && abs(point.y - 1) < 1e-9)
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 5, 0, 0)
        #expect(CGPoint.zero.applying(CATransform3DGetAffineTransform(moved)) == CGPoint(x: 10, y: 0))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        #expect(!CATransform3DIsAffine(perspective))
        #expect(CATransform3DIsAffine(moved))
    }

    @Test func animationsAreKeptAndMoveNothing() {
        let layer = CAGradientLayer()
        let shimmer = CABasicAnimation(keyPath: "locations")
        (shimmer.fromValue, shimmer.toValue) = ([-1.0, -0.5, 0.0], [1.0, 1.5, 2.0])
        shimmer.repeatCount = .infinity
        layer.locations = [0, 0.5, 1]
        layer.add(shimmer, forKey: "shimmer")
        #expect(layer.animationKeys() == ["shimmer"])
        #expect(layer.animation(forKey: "shimmer") === shimmer)
        #expect(layer.locations == [0, 0.5, 1])
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
        #expect((shimmer.isRemovedOnCompletion, shimmer.speed, shimmer.fillMode) == (true, 1, .removed))
    }

    @Test func aTransactionsEndIsAtOnce() {
        var done: [String] = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { done.append("end") }
        done.append("inside")
        CATransaction.commit()
        #expect(done == ["inside", "end"])
        CATransaction.setDisableActions(false)
    }

    @Test func aLayerIsReplacedWhereItIs() {
        let outer = CALayer()
        let layers = (0..<3).map { _ in CALayer() }
        outer.addSublayer(layers[0])
        outer.addSublayer(layers[1])
        outer.replaceSublayer(layers[0], with: layers[2])
        #expect(outer.sublayers?.map(ObjectIdentifier.init) == [layers[2], layers[1]].map(ObjectIdentifier.init))
    }

    @Test func aViewIsRenderedIntoAnImage() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        window.backgroundColor = .red
        let image = UIGraphicsImageRenderer(bounds: window.bounds).image { window.layer.render(in: $0.cgContext) }
        let shown = UIImageView(image: image)
        let lines = painted(shown, CGSize(width: 20, height: 10))
        #expect(lines.contains { $0.hasPrefix("fill (0, 0) 20×10") && $0.hasSuffix("#FF0000FF") })
        let copy = window.snapshotView(afterScreenUpdates: true)
        #expect(copy?.frame.size == CGSize(width: 20, height: 10))
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test func aViewMasksAnother() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let mask = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 10))
        view.mask = mask
        #expect(view.layer.mask === mask.layer)
        view.mask = nil
        #expect(view.layer.mask == nil)
    }

    private func painted(_ view: UIView, _ size: CGSize) -> [String] {
        let request = WindowSnapshot.Request(
            width: size.width, height: size.height, scale: 2, traits: UITraitCollection(displayScale: 2))
        return WindowSnapshot.take(of: view, request).displayList.description.split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
