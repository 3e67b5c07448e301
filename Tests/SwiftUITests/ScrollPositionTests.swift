import DisplayLists
import SwiftUI
import Testing
import UIKit

/// What scroll views and lists are asked to show.
@MainActor struct ScrollPositionTests {
    /// The rows of 50 points that show wholly in 200 points.
    private func rows(_ report: LayoutReport) -> [String] {
        report.nodes.filter { node in
            guard node.text?.text.hasPrefix("row") == true else { return false }
            return node.frame.midY > 20 && node.frame.midY < 180
        }.compactMap(\.text?.text)
    }

    private struct Tall: View {
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)").frame(height: 50) } }
        }
    }

    private func shown(_ target: Int, _ anchor: UnitPoint?) -> [String] {
        rows(
            Hosted.report(height: 200) {
                ScrollViewReader { proxy in
                    ScrollView { Tall() }.onAppear { proxy.scrollTo(target, anchor: anchor) }
                }
            })
    }

    @Test func readersScrollToElements() {
        #expect(shown(10, .top) == ["row 10", "row 11", "row 12", "row 13"])
        #expect(shown(10, .bottom) == ["row 7", "row 8", "row 9", "row 10"])
        // Half of another row shows at both ends.
        #expect(shown(10, .center) == ["row 9", "row 10", "row 11"])
        #expect(shown(10, nil) == ["row 7", "row 8", "row 9", "row 10"])
        #expect(shown(2, nil).first == "row 0")
        #expect(shown(19, .top) == ["row 16", "row 17", "row 18", "row 19"])
        #expect(shown(99, .top).first == "row 0")
    }

    @Test func readersScrollToNames() {
        let report = Hosted.report(height: 200) {
            ScrollViewReader { proxy in
                ScrollView {
                    Tall()
                    Text("row end").frame(height: 50).id("end")
                }
                .onAppear { withAnimation { proxy.scrollTo("end", anchor: .bottom) } }
            }
        }
        #expect(rows(report).last == "row end")
    }

    @Test func boundPositionsAreShown() {
        func shown(_ position: ScrollPosition, anchor: UnitPoint? = nil) -> [String] {
            rows(
                Hosted.report(height: 200) {
                    ScrollView { Tall() }.scrollPosition(.constant(position), anchor: anchor)
                })
        }
        #expect(shown(ScrollPosition(edge: .bottom)).last == "row 19")
        #expect(shown(ScrollPosition(edge: .top)).first == "row 0")
        #expect(shown(ScrollPosition(y: 100)).first == "row 2")
        #expect(shown(ScrollPosition(id: 10), anchor: .top).first == "row 10")
        #expect(shown(ScrollPosition(id: 10, anchor: .bottom), anchor: .top).last == "row 10")
        let id = Hosted.report(height: 200) {
            ScrollView { Tall() }.scrollPosition(id: .constant(7), anchor: .top)
        }
        #expect(rows(id).first == "row 7")
    }

    @Test func positionsSayWhereTheyAre() {
        var position = ScrollPosition(idType: Int.self)
        #expect(position.edge == nil && position.point == nil && position.viewID == nil)
        position.scrollTo(id: 3)
        #expect(position.viewID(type: Int.self) == 3 && position.viewID(type: String.self) == nil)
        #expect(position == ScrollPosition(id: 3) && position != ScrollPosition(id: 4))
        position.scrollTo(edge: .bottom)
        #expect(position.edge == .bottom && position.viewID == nil)
        position.scrollTo(x: 4, y: 5)
        #expect(position.x == 4 && position.y == 5)
    }

    @Test func sidewaysContentFollowsReadingDirection() {
        func middle(_ direction: LayoutDirection) -> Double {
            let report = Hosted.report(height: 100) {
                ScrollViewReader { proxy in
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)").frame(width: 80, height: 40) } }
                    }
                    .onAppear { proxy.scrollTo(10, anchor: .leading) }
                }
                .environment(\.layoutDirection, direction)
            }
            return report.nodes.first { $0.text?.text == "row 10" }.map { Double($0.frame.midX) } ?? -1
        }
        #expect(abs(middle(.leftToRight) - 40) < 1)
        #expect(abs(middle(.rightToLeft) - 280) < 1)
    }

    @Test func listsScrollToRows() {
        func shown(_ scroll: @escaping (ScrollViewProxy) -> Void) -> [String] {
            let report = Hosted.report(height: 400) {
                ScrollViewReader { proxy in
                    List(0..<40) { Text("row \($0)") }.listStyle(.plain).onAppear { scroll(proxy) }
                }
            }
            return report.nodes.filter { $0.frame.minY >= -1 && $0.frame.maxY <= 401 }.compactMap(\.text?.text)
        }
        #expect(shown { $0.scrollTo(20, anchor: .top) }.first == "row 20")
        #expect(shown { $0.scrollTo(20, anchor: .bottom) }.last == "row 20")
        #expect(shown { $0.scrollTo(39) }.last == "row 39")
        #expect(shown { $0.scrollTo(2) }.first == "row 0")
    }

    @Test func barsGiveWayToScrolledContent() {
        func report(_ y: CGFloat) -> LayoutReport {
            Hosted.report(height: 400) {
                NavigationStack {
                    ScrollView { Tall() }.scrollPosition(.constant(ScrollPosition(y: y))).navigationTitle("Tea")
                }
            }
        }
        func title(_ report: LayoutReport) -> CGRect {
            report.nodes.first { $0.text?.text == "Tea" }?.frame ?? .null
        }
        let (rest, scrolled) = (report(0), report(500))
        // In the middle of the bar, no longer large at the leading edge.
        #expect(title(rest).minX < 20 && title(rest).height > 35)
        #expect(abs(title(scrolled).midX - 160) < 1 && title(scrolled).height < 30)
        // As far as the bar is lower, the room begins higher.
        let first = scrolled.nodes.first { $0.text?.text == "row 10" }?.frame ?? .null
        #expect(first.minY > title(scrolled).maxY && first.minY < title(rest).maxY)
    }

    @Test func contentShowsBeyondScrollViewsThatDoNotCut() {
        func clips(_ isDisabled: Bool) -> Bool {
            Hosted.report(height: 200) {
                ScrollView(.horizontal) { Text("row with many words").fixedSize() }.frame(width: 50)
                    .scrollClipDisabled(isDisabled)
            }
            .nodes.contains { $0.text?.text == "row with many words" && $0.clip != nil }
        }
        #expect(clips(false) && !clips(true))
    }
}
