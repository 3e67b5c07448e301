import Appearance
import Foundation
import Testing
import UIKit

@MainActor struct ScreenTests {
    /// Reads the screen as it loads, as apps do.
    private final class Reader: UIViewController {
        var read: (bounds: CGRect, scale: CGFloat, style: UIUserInterfaceStyle, version: String)?

        override func viewDidLoad() {
            super.viewDidLoad()
            let screen = UIScreen.main
            read = (
                screen.bounds, screen.scale, screen.traitCollection.userInterfaceStyle, UIDevice.current.systemVersion
            )
        }
    }

    private final class Filled: UIViewController {
        let inside = UIView()
        override func viewDidLoad() {
            super.viewDidLoad()
            inside.frame = view.bounds
            view.addSubview(inside)
        }
    }

    @Test func aViewIsAsLargeAsTheScreenWhenItIsLoaded() {
        let controller = Filled()
        _ = TestScreen(controller, width: 320, height: 500, generation: .iOS26)
        #expect(controller.inside.frame == CGRect(x: 0, y: 0, width: 320, height: 500))
        let early = Filled()
        early.loadViewIfNeeded()
        #expect(early.view.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test func theScreenIsThatOfThePicture() throws {
        let reader = Reader(nibName: nil, bundle: nil)
        _ = TestScreen(reader, width: 402, height: 500, generation: .iOS26) { $0.userInterfaceStyle = .dark }
        let read = try #require(reader.read)
        #expect(read.bounds == CGRect(x: 0, y: 0, width: 402, height: 500))
        #expect(read.scale == 3)
        #expect(read.style == .dark)
        #expect(read.version == "26.0")
        let other = Reader(nibName: nil, bundle: nil)
        _ = TestScreen(other, generation: .iOS18)
        #expect(other.read?.version == "18.0")
        #expect(other.read?.bounds.width == 390)
        _ = TestScreen(reader, width: 700, height: 500, generation: .iOS26)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(UIDevice.current.systemVersion == "26.0")
    }
}
