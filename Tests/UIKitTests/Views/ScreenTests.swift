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
    }
}
