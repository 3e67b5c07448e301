import Testing
import UIKit

struct GeometryTests {
    @Test func appliesTransformsInTheirOrder() {
        let moved = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
        #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 12, y: 23))
        #expect(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20).tx == 20)
        let back = CGPoint(x: 12, y: 23).applying(moved.inverted())
        // The arithmetic of thirds.
        #expect(abs(back.x - 1) < 1e-12 && abs(back.y - 1) < 1e-12)
        let quarter = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(0, 1, -1, 0, 0, 0))
        #expect(quarter == CGRect(x: -6, y: 1, width: 4, height: 3))
    }

    @Test func settlesLeadingAndTrailing() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.resolved(rightToLeft: false) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(insets.resolved(rightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10).inset(by: insets.resolved(rightToLeft: false))
        #expect(rect == CGRect(x: 2, y: 1, width: 14, height: 6))
    }
}
