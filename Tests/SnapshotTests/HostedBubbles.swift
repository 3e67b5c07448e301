import DisplayLists
import Foundation
import SwiftUI
import UIKit

/// A picture with round corners and a striped middle, at its own size, stretched and tiled: above in image views, below in
/// SwiftUI.
final class HostedBubbles: UIViewController {
    private static let caps: CGFloat = 8

    /// 24 points square at two pixels a point: a rim, and stripes of two pixels within.
    private static let bubble: UIImage = {
        let (side, radius) = (48, 16.0)
        var pixels: [UInt8] = []
        for y in 0..<side {
            for x in 0..<side {
                let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
                let (dx, dy) = (max(radius - px, px - (48 - radius), 0), max(radius - py, py - (48 - radius), 0))
                let depth = radius - (dx * dx + dy * dy).squareRoot()
                let edge = min(depth, px, py, 48 - px, 48 - py)
                let cover = min(max(edge + 0.5, 0), 1)
                let color = edge < 4 ? [0.8, 0.4, 0.1] : (x + y) / 4 % 2 == 0 ? [0.9, 0.8, 0.5] : [1, 0.95, 0.8]
                pixels += color.map { UInt8(($0 * cover * 255).rounded()) } + [UInt8((cover * 255).rounded())]
            }
        }
        return Bitmap(width: side, height: side, pixels: pixels).map { UIImage(bitmap: $0, scale: 2) } ?? UIImage()
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let insets = UIEdgeInsets(top: Self.caps, left: Self.caps, bottom: Self.caps, right: Self.caps)
        let images = [
            Self.bubble, Self.bubble, Self.bubble.resizableImage(withCapInsets: insets, resizingMode: .stretch),
            Self.bubble.resizableImage(withCapInsets: insets),
        ]
        for (place, image) in images.enumerated() {
            let view = UIImageView(image: image)
            let size = place == 0 ? image.size : CGSize(width: 80, height: 50)
            view.frame = CGRect(origin: CGPoint(x: 12 + CGFloat(place) * 90, y: 12), size: size)
            self.view.addSubview(view)
        }
        let hosting = UIHostingController(rootView: Row(image: Image(uiImage: Self.bubble)))
        addChild(hosting)
        hosting.view.frame = CGRect(x: 102, y: 74, width: 260, height: 50)
        hosting.view.backgroundColor = .clear
        view.addSubview(hosting.view)
        hosting.didMove(toParent: self)
    }

    private struct Row: View {
        let image: SwiftUI.Image

        var body: some View {
            let caps = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            HStack(spacing: 10) {
                image.resizable().frame(width: 80, height: 50)
                image.resizable(capInsets: caps).frame(width: 80, height: 50)
                image.resizable(capInsets: caps, resizingMode: .tile).frame(width: 80, height: 50)
            }
        }
    }
}
