import Foundation
import Testing
import UIKit

/// What Foundation has on Apple's platforms and objects of UIKit answer to.
@MainActor struct ObjectMethodTests {
    @MainActor private protocol Coordinating: NSObjectProtocol { func start() }
    private final class Controller: UIViewController, Coordinating {
        var told: [String] = []
        var token: NSKeyValueObservation?
        func start() {
            token = observe(\.title, options: [.initial, .new]) { controller, change in
                controller.told.append((change.newValue ?? nil) ?? "none")
            }
            title = "later"
        }
    }
    @Test func valuesHoldGeometry() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
        #expect(NSValue(cgRect: rect).cgAffineTransformValue == .identity)
    }

    @Test func textsBeginEmpty() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString())
        #expect(text.length == 0 && NSAttributedString().string.isEmpty)
    }

    @Test func observingTellsTheFirstValueAlone() {
        let controller = Controller()
        controller.title = "first"
        controller.start()
        #expect(controller.told == ["first"])
    }

    @Test func objectsKnowTheirClasses() {
        let button: UIResponder = UIButton()
        #expect(button.isKind(of: UIControl.self) && !button.isMember(of: UIControl.self))
        #expect(!button.responds(to: Selector("tap")) && button.isEqual(button) && !button.isEqual(UIButton()))
    }

    @Test func objectsKeepWhatTheyAreGiven() {
        var key: UInt8 = 0
        let view = UIView()
        weak var kept: UIView?
        unsafe withUnsafePointer(to: &key) { key in
            let value = UIView()
            kept = value
            unsafe objc_setAssociatedObject(view, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(unsafe objc_getAssociatedObject(view, key) as? UIView === value)
            #expect(unsafe objc_getAssociatedObject(UIView(), key) == nil)
        }
        #expect(kept != nil)
        unsafe withUnsafePointer(to: &key) {
            unsafe objc_setAssociatedObject(view, $0, nil, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(kept == nil)
    }

    @Test func oldNamesStillMeanTheSame() {
        let path = NSIndexPath(row: 2, section: 1)
        #expect(path.row == 2 && path.section == 1 && path.item == 2)
        #expect(autoreleasepool { 3 } == 3 && NSEC_PER_SEC == 1_000_000_000)
        #expect(objc_sync_enter(path) == 0 && objc_sync_exit(path) == 0 && objc_sync_exit(path) == -1)
    }
}
