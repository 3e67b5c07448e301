import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Views in a controller of their own.
@MainActor struct HostingControllerTests {
    /// *Fit* asks for the ideal size, not for the least one.
    @Test func fittingBothAxesTakesTheIdealSize() {
        let row = HStack {
            Text("Left")
            Spacer()
            Text("Right")
        }
        let left = Hosted.size { Text("Left") }
        let right = Hosted.size { Text("Right") }
        let size = Hosted.size { row }
        #expect((size.width * 3).rounded() == ((left.width + right.width + 8) * 3).rounded())
        #expect(size.height == left.height)
    }

    @Test func aFixedWidthGetsTheHeightOfItsContent() {
        let report = Hosted.report(width: 375, height: nil) {
            HStack {
                Text("A text that is long enough to need several lines in a width of 375 points, and a little more")
                Spacer()
            }
            .padding()
        }
        #expect(report.size == CGSize(width: 375, height: 96.667) || report.size.width == 375)
        let text = report.nodes.first { $0.role == "text" }
        #expect(text?.text?.isTruncated == false)
        #expect(abs(report.size.height - (text?.frame.height ?? 0) - 32) < 0.4)
    }

    @Test func contentIsInTheMiddleOfTheSafeArea() {
        let controller = UIHostingController(rootView: Color.red.frame(width: 100, height: 100))
        let report = WindowSnapshot.take(
            of: controller,
            WindowSnapshot.Request(
                width: 300, height: 600, scale: 3,
                safeAreaInsets: UIEdgeInsets(top: 60, left: 0, bottom: 20, right: 0), traits: .standard)
        ).report
        #expect(report.frame("view 0") == "100 270 100 100")
    }

    @Test func aBackgroundReachesBeyondTheSafeAreaAndAColourDoesNot() {
        let controller = UIHostingController(
            rootView: Color.red.background(.blue))
        let report = WindowSnapshot.take(
            of: controller,
            WindowSnapshot.Request(
                width: 300, height: 600, scale: 3,
                safeAreaInsets: UIEdgeInsets(top: 60, left: 0, bottom: 20, right: 0), traits: .standard)
        ).report
        #expect(report.frame("view 0") == "0 0 300 600")
        #expect(report.frame("view 1") == "0 60 300 520")
    }

    @Test func aChildViewHasTheSizeOfItsContent() {
        let child = UIHostingController(rootView: Color.red.frame(width: 50, height: 20))
        #expect(child.view.intrinsicContentSize == CGSize(width: 50, height: 20))
        child.rootView = Color.red.frame(width: 60, height: 20)
        #expect(child.view.intrinsicContentSize == CGSize(width: 60, height: 20))
    }

    @Test func darkTraitsReachTheViews() {
        let report = Hosted.report(traits: Hosted.traits { $0.userInterfaceStyle = .dark }) { Text("Dark") }
        #expect(report.nodes.first { $0.role == "text" }?.color?.hexadecimal == "#FFFFFFFF")
    }
}
