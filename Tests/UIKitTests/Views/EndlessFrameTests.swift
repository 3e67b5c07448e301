import DisplayLists
import Foundation
import Testing
import UIKit

/// Places that an app's arithmetic came to and that are none.
@MainActor struct EndlessFrameTests {
    @Test(arguments: [
        CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
        CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 10),
        CGRect(x: 0, y: 0, width: CGFloat.nan, height: CGFloat.nan),
    ])
    func theyAreDrawnAsNothing(frame: CGRect) {
        let label = UILabel(frame: frame)
        label.text = "Nowhere"
        let clip = UIView(frame: frame)
        clip.clipsToBounds = true
        clip.backgroundColor = .red
        let inside = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        inside.text = "Inside"
        clip.addSubview(inside)
        let seen = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        seen.text = "Seen"
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        for view in [label, clip, seen] { root.addSubview(view) }
        let request = WindowSnapshot.Request(width: 200, height: 100, scale: 2, traits: UITraitCollection())
        let texts = WindowSnapshot.take(of: root, request).report.nodes.compactMap { $0.text?.text }
        #expect(texts.contains("Seen"))
        #expect(!texts.contains("Nowhere"))
    }

    @Test func aControllerIsNeverInsideItself() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.addChild(outer)
        #expect(outer.parent == nil)
        #expect(inner.children.isEmpty)
        #expect(outer.children == [inner])
    }
}
