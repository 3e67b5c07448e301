import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Views that fill what stacks and frames leave them, and where they are drawn.
@MainActor struct StackFillTests {
    private func frames(_ type: String, _ report: LayoutReport) -> [String] {
        report.nodes.filter { $0.type == type }.map { node in
            let frame = node.frame
            return "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))"
        }
    }

    @Test func linesRunAcrossTheStackInFrames() {
        let report = Hosted.report {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Divider().padding(4).frame(height: 30)
            }
        }
        let line = report.nodes.first { $0.type == "Divider" }?.frame ?? .zero
        #expect(line.width < 1 && line.height == 22)
    }

    @Test func linesInStacksFillARow() {
        let report = Hosted.report(width: 320) {
            HStack(spacing: 0) {
                VStack { Divider() }
                Color.red.frame(width: 20, height: 20)
                VStack { Divider() }
            }
        }
        #expect(report.nodes.filter { $0.type == "Divider" }.map { Int($0.frame.width) } == [150, 150])
    }

    @Test func rowsOfFixedHeightAreFilled() {
        let report = Hosted.report(width: 320) {
            HStack(spacing: 0) {
                Color.blue.frame(width: 20, height: 70)
                VStack { Color.red.frame(width: 20) }.frame(maxHeight: .infinity)
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        #expect(report.nodes.filter { $0.type == "Color" }.map { Int($0.frame.height) } == [70, 70])
    }

    @Test func shapesAreToldARectangleOfTheirOwn() {
        struct Corner: SwiftUI.Shape {
            func path(in rect: CGRect) -> SwiftUI.Path {
                // Half of what it is told, from the corner of its own space.
                SwiftUI.Path(CGRect(x: 0, y: 0, width: rect.maxX / 2, height: rect.maxY / 2))
            }
        }
        let list = Hosted.snapshot(width: 320, height: 200) {
            Corner().fill(.red).frame(width: 40, height: 20).position(x: 170, y: 90)
        }.displayList.description
        // The upper left quarter of 150…190 by 80…100.
        #expect(list.contains("150, 80") && list.contains("170, 90") && !list.contains("190, 100"))
    }

    @Test func barsAtEdgesKeepTheirHeight() {
        let report = Hosted.report(width: 320, height: 200) {
            ZStack {
                Color.yellow.ignoresSafeArea()
                Text("content")
            }
            .safeAreaInset(edge: .bottom) { Text("bar").frame(height: 40) }
        }
        // Beneath the bar too, while the text is in the middle of what is left.
        #expect(frames("Color", report) == ["0 0 320 200"])
        #expect(report.nodes.first { $0.text?.text == "content" }.map { Int($0.frame.midY) } == 80)
        #expect(report.nodes.first { $0.text?.text == "bar" }.map { Int($0.frame.midY) } == 180)
    }

    @Test func listsRunOnBeneathBarsAtEdges() {
        let report = Hosted.report(width: 320, height: 400) {
            ScrollViewReader { proxy in
                List(0..<40) { Text("row \($0)") }.listStyle(.plain)
                    .safeAreaInset(edge: .bottom) { Text("bar").frame(height: 60) }
                    .onAppear { proxy.scrollTo(39) }
            }
        }
        #expect(report.nodes.first { $0.role == "list" }?.frame.maxY == 400)
        let last = report.nodes.first { $0.text?.text == "row 39" }?.frame ?? .zero
        #expect(last.maxY < 340 && last.maxY > 300)
    }

    @Test func sectionsOfGridsHaveHeadersAcross() {
        let report = Hosted.report(width: 320, height: 400) {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 10) {
                Section {
                    ForEach(0..<3) { _ in Color.red.frame(height: 20) }
                } header: {
                    Color.blue.frame(height: 30)
                }
            }
        }
        #expect(frames("Color", report).map { $0.split(separator: " ")[2] } == ["320", "156", "156", "156"])
    }

    @Test func marginsAreAroundWhatScrolls() {
        let report = Hosted.report(width: 320, height: 100) {
            ScrollView(.horizontal) { Text("first").frame(width: 900, alignment: .leading) }
                .contentMargins(.horizontal, 40, for: .scrollContent)
        }
        #expect(report.nodes.first { $0.text != nil }.map { Int($0.frame.minX) } == 40)
    }

    @Test func theWholeScreenIsDarkWhereAViewPrefersIt() {
        let snapshot = Hosted.snapshot(width: 320, height: 200) {
            NavigationStack { Text("row").navigationTitle("Title").preferredColorScheme(.dark) }
        }
        let title = snapshot.report.nodes.first { $0.text?.text == "Title" }?.color
        #expect(title.map { $0.red > 0.9 } == true)
        #expect(snapshot.displayList.description.contains("#000000"))
    }

    @Test(arguments: [true, false]) func gradientsFillText(isSymbol: Bool) {
        let list = Hosted.snapshot(width: 320, height: 200) {
            let fill = SwiftUI.LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            if isSymbol {
                Image(systemName: "star.fill").foregroundStyle(fill)
            } else {
                Text("gradient").foregroundStyle(fill)
            }
        }.displayList
        #expect(list.description.contains("mask") && list.description.contains("gradient"))
    }

    @Test func textCastsAShadow() {
        let list = Hosted.snapshot { Text("shadow").shadow(color: .red, radius: 2) }.displayList
        #expect(list.description.contains("content shadow"))
    }
}
