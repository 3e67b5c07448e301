import DisplayLists
import Foundation
import Testing
import UIKit

/// Layers among subviews, masks, and layers that are turned or repeated.
@MainActor struct LayerOrderTests {
    private func painted(_ view: UIView) -> [String] {
        let request = WindowSnapshot.Request(width: 100, height: 100, scale: 1, traits: .standard)
        return WindowSnapshot.take(of: view, request).displayList.description.split(separator: "\n").map(String.init)
    }

    private func layer(_ color: UIColor, _ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.cgColor
        return layer
    }

    private func view(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = color
        return view
    }

    /// The colours of what is filled, from the back.
    private func fills(_ view: UIView) -> [Substring] {
        painted(view).filter { $0.contains("fill") }.compactMap { $0.split(separator: " ").last }
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test func layersStandWhereTheyWerePut() {
        let whole = UIView()
        whole.addSubview(view(red))
        whole.layer.addSublayer(layer(green))
        whole.addSubview(view(blue))
        #expect(fills(whole) == ["#FF0000FF", "#00FF00FF", "#0000FFFF"])
        #expect(whole.layer.sublayers?.count == 3)
        whole.layer.insertSublayer(layer(UIColor(white: 0, alpha: 1)), at: 0)
        #expect(fills(whole) == ["#000000FF", "#FF0000FF", "#00FF00FF", "#0000FFFF"])
        let white = layer(UIColor(white: 1, alpha: 1))
        whole.layer.insertSublayer(white, above: whole.subviews.last?.layer)
        #expect(fills(whole).last == "#FFFFFFFF")
        white.zPosition = -1
        #expect(fills(whole).first == "#FFFFFFFF")
        whole.layer.sublayers = nil
        #expect(fills(whole) == [] && whole.subviews.isEmpty)
    }

    @Test func aLayerOfAPictureStandsAboveIt() {
        let picture = UIImageView(image: UIImage(systemName: "star.fill"))
        picture.layer.addSublayer(layer(green))
        let lines = painted(picture)
        let star = lines.firstIndex { $0.contains("symbol") }
        let cover = lines.firstIndex { $0.contains("#00FF00FF") }
        #expect(star != nil && cover != nil)
        if let star, let cover { #expect(star < cover) }
    }

    @Test func aMaskThatIsNotEvenCoversByItsPicture() {
        let whole = view(red)
        let fade = CAGradientLayer()
        fade.frame = whole.bounds
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        whole.layer.mask = fade
        #expect(painted(whole).contains { $0.contains("mask") })
        let even = CAShapeLayer()
        even.path = UIBezierPath(ovalIn: whole.bounds).cgPath
        whole.layer.mask = even
        #expect(painted(whole).contains { $0.contains("clip") && !$0.contains("mask") })
        even.fillColor = nil
        even.strokeColor = UIColor.black.cgColor
        #expect(painted(whole).contains { $0.contains("mask") })
        whole.layer.mask = nil
        let words = UILabel(frame: whole.bounds)
        words.text = "Tea"
        whole.mask = words
        #expect(painted(whole).contains { $0.contains("mask") })
    }

    @Test func layersAreRepeatedAndTurned() {
        let row = CAReplicatorLayer()
        row.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        row.instanceCount = 3
        row.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        row.instanceAlphaOffset = -0.25
        row.addSublayer(layer(red))
        let whole = UIView()
        whole.layer.addSublayer(row)
        #expect(fills(whole) == ["#FF0000FF", "#FF0000FF", "#FF0000FF"])
        let lines = painted(whole)
        #expect(lines.contains { $0.contains("40") && $0.contains("0.5") })
        let turned = layer(green, CGRect(x: 10, y: 10, width: 20, height: 20))
        turned.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
        turned.anchorPoint = CGPoint(x: 0, y: 0.5)
        #expect(turned.position == CGPoint(x: 20, y: 20))
        #expect(turned.frame == CGRect(x: 20, y: 10, width: 20, height: 20))
    }

    @Test func aLayerOfNoViewIsRenderedWhole() {
        let sky = CAGradientLayer()
        sky.frame = CGRect(x: 30, y: 30, width: 10, height: 10)
        sky.colors = [red.cgColor, blue.cgColor]
        sky.addSublayer(layer(green, CGRect(x: 0, y: 0, width: 2, height: 2)))
        let image = UIGraphicsImageRenderer(size: sky.bounds.size).image { sky.render(in: $0.cgContext) }
        let lines = painted(UIImageView(image: image))
        #expect(lines.contains { $0.contains("gradient") })
        #expect(lines.contains { $0.contains("#00FF00FF") })
    }
}
