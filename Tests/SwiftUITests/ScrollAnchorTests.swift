import DisplayLists
import SwiftUI
import Testing
import UIKit

/// What scrolled content shows first.
@MainActor struct ScrollAnchorTests {
    private func tops(_ count: Int, _ change: (AnyView) -> some View) -> [Double] {
        let report = Hosted.report(height: 200) {
            change(
                AnyView(
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 50) }
                        }
                    }))
        }
        return report.nodes.filter { $0.text != nil }.map { Double($0.frame.midY).rounded() }
    }

    @Test func longContentShowsItsEnd() {
        #expect(tops(8) { $0 }.first == 25)
        #expect(tops(8) { $0.defaultScrollAnchor(.bottom) }.last == 175)
        #expect(tops(7) { $0.defaultScrollAnchor(.center) }.contains(100))
        #expect(tops(8) { $0.defaultScrollAnchor(.bottom, for: .alignment) }.first == 25)
        #expect(tops(8) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) }.last == 175)
        #expect(tops(8) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil) }.last == 175)
    }

    @Test func shortContentStandsAtTheAnchor() {
        #expect(tops(2) { $0 } == [25, 75])
        #expect(tops(2) { $0.defaultScrollAnchor(.bottom) } == [125, 175])
        #expect(tops(2) { $0.defaultScrollAnchor(.center) } == [75, 125])
        #expect(tops(2) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) } == [25, 75])
        #expect(tops(2) { $0.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom) } == [25, 75])
        #expect(tops(2) { $0.defaultScrollAnchor(.bottom, for: .sizeChanges) } == [25, 75])
    }

    @Test func whatIsInsideHasItsOwn() {
        let report = Hosted.report(height: 200) {
            ScrollView {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) { ForEach(0..<5) { Text("column \($0)").frame(width: 100, height: 50) } }
                }
            }
            .defaultScrollAnchor(.bottomTrailing)
        }
        #expect(report.nodes.contains { $0.text?.text == "column 0" })
        #expect(report.nodes.first { $0.text?.text == "column 1" }.map { Int($0.frame.midY) } == 175)
    }

    @Test func theTitleIsSmallAboveScrolledContent() {
        let report = Hosted.report(height: 400) {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)").frame(height: 50) } }
                }
                .defaultScrollAnchor(.bottom)
                .navigationTitle("Tea")
            }
        }
        let title = report.nodes.first { $0.text?.text == "Tea" }?.frame ?? .null
        #expect(title.height < 30 && abs(title.midX - 160) < 1)
        #expect(report.nodes.last { $0.text?.text.hasPrefix("row") == true }?.text?.text == "row 19")
    }
}
