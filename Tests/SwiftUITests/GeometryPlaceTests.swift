import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Where views are, as readers of geometry tell.
@MainActor struct GeometryPlaceTests {
    private func texts(_ report: LayoutReport) -> [String] { report.nodes.compactMap(\.text?.text) }
    private static func words(_ rect: CGRect) -> String {
        "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
    }

    /// A reader below 40 and beside 30 points, in a view with a name that is 10 points below the screen's top.
    private func told(_ read: @escaping (GeometryProxy) -> CGRect?) -> String? {
        let report = Hosted.report(width: 320, height: 200) {
            VStack(spacing: 0) {
                Color.red.frame(height: 40)
                HStack(spacing: 0) {
                    Color.blue.frame(width: 30)
                    GeometryReader { proxy in Text(read(proxy).map(Self.words) ?? "none") }
                }
            }
            .coordinateSpace(name: "outer")
            .padding(.top, 10)
        }
        return texts(report).first
    }

    @Test func framesAreToldInTheSpaceAskedFor() {
        #expect(told { $0.frame(in: .local) } == "0 0 290 150")
        #expect(told { $0.frame(in: .global) } == "30 50 290 150")
        #expect(told { $0.frame(in: .named("outer")) } == "30 40 290 150")
        #expect(told { $0.frame(in: .named("elsewhere")) } == "30 50 290 150")
        #expect(told { $0.bounds(of: .named("outer")) } == "-30 -40 320 190")
        #expect(told { $0.bounds(of: .named("elsewhere")) } == "none")
    }

    @Test func whatIsToldHangsTogetherWithScrolling() {
        let report = Hosted.report(width: 320, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<9) { _ in Color.red.frame(height: 100) }
                    GeometryReader { proxy in
                        let (frame, bounds) = (proxy.frame(in: .scrollView), proxy.bounds(of: .scrollView))
                        Text("\(Int(frame.minY)) \(Int(bounds?.minY ?? 0))")
                    }
                    .frame(height: 100)
                }
            }
            .scrollPosition(.constant(ScrollPosition(edge: .bottom)))
        }
        #expect(texts(report) == ["100 -100"])
    }

    @Test func rowsKnowWhereTheyAre() {
        let report = Hosted.report(width: 320, height: 400) {
            List(0..<3) { _ in
                GeometryReader { proxy in
                    let frames = [
                        proxy.frame(in: .global), proxy.frame(in: .scrollView), proxy.frame(in: .named("list")),
                    ]
                    Text(frames.map { "\(Int($0.minY))" }.joined(separator: " "))
                }
                .frame(height: 60).listRowInsets(EdgeInsets())
            }
            .listStyle(.plain)
            .coordinateSpace(.named("list"))
            .padding(.top, 50)
        }
        #expect(texts(report) == ["50 0 0", "110 60 60", "170 120 120"])
    }

    @Test func safeAreasReachIntoViewsThatTouchThem() {
        func insets(_ padding: CGFloat) -> [String] {
            texts(
                Hosted.report(width: 320, height: 400) {
                    NavigationStack {
                        GeometryReader { Text("\(Int($0.safeAreaInsets.top)) \(Int($0.safeAreaInsets.bottom))") }
                            .padding(padding)
                            .navigationTitle("Tea").navigationBarTitleDisplayMode(.inline)
                    }
                })
        }
        #expect(insets(0).contains("54 0"))
        #expect(insets(20).contains("0 0"))
    }

    private struct Bounds: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    @Test(arguments: [true, false]) func anchorsTellAboutViewsElsewhere(isBehind: Bool) {
        let report = Hosted.report(width: 320, height: 200) {
            let row = HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20)
                Color.blue.frame(width: 70, height: 30).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            }
            let mark = { (anchors: [Anchor<CGRect>]) in
                GeometryReader { proxy in Text(anchors.map { Self.words(proxy[$0]) }.joined(separator: ", ")) }
            }
            if isBehind {
                row.backgroundPreferenceValue(Bounds.self, mark)
            } else {
                row.overlayPreferenceValue(Bounds.self, mark)
            }
        }
        #expect(texts(report) == ["50 0 70 30"])
    }

    @Test func anchorsCanBePoints() {
        struct Points: PreferenceKey {
            static let defaultValue: [Anchor<CGPoint>] = []
            static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
                value += nextValue()
            }
        }
        let report = Hosted.report(width: 320, height: 200) {
            Color.red.frame(width: 100, height: 40)
                .anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
                .transformAnchorPreference(key: Points.self, value: .center) { $0.append($1) }
                .padding(10)
                .overlayPreferenceValue(Points.self) { points in
                    GeometryReader { proxy in
                        Text(points.map { "\(Int(proxy[$0].x)) \(Int(proxy[$0].y))" }.joined(separator: ", "))
                    }
                }
        }
        #expect(texts(report) == ["110 50, 60 30"])
    }

    @Test func whatIsReadReachesTheState() {
        struct Offset: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
        }
        struct Screen: View {
            @State private var offset: CGFloat = -1
            var body: some View {
                VStack(spacing: 0) {
                    Text("at \(Int(offset))").frame(height: 60)
                    Color.red.background {
                        GeometryReader { Color.clear.preference(key: Offset.self, value: $0.frame(in: .global).minY) }
                    }
                }
                .onPreferenceChange(Offset.self) { offset = $0 }
            }
        }
        #expect(texts(Hosted.report { Screen() }) == ["at 60"])
    }

    @Test func looksFollowPlaces() {
        let report = Hosted.report(width: 320, height: 200) {
            VStack(spacing: 0) {
                Color.red.frame(height: 50)
                Text("moved").frame(height: 20)
                    .visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).minY) }
                Spacer()
            }
        }
        #expect(report.nodes.first { $0.text?.text == "moved" }.map { Int($0.frame.midY.rounded()) } == 110)
    }
}
