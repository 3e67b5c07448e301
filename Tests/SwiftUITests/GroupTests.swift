import Appearance
import DisplayLists
import Foundation
import SwiftUI
import Testing
import UIKit

/// Boxes, gauges and what shows progress.
@MainActor struct GroupTests {
    @Test func boxesAreCards() {
        let report = Hosted.report {
            GroupBox("Brewing") {
                Text("Three minutes")
                GroupBox { Text("Inside") }
            }
        }
        #expect(report.texts == ["Brewing", "Three minutes", "Inside"])
        let cards = report.nodes.filter { $0.type == "RoundedRectangle" }
        #expect(cards.map { $0.color?.hexadecimal } == ["#F2F2F7FF", "#FFFFFFFF"])
        let title = report.nodes.first { $0.text?.text == "Brewing" }
        #expect(title.map { $0.frame.minX - cards[0].frame.minX } == 16)
        #expect(title?.text?.font.contains("emibold") == true)
    }

    @Test func stylesGetTheParts() {
        struct Plain: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.content
                    configuration.label
                }
            }
        }
        struct Words: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text("\(Int(configuration.value * 100))")
                    configuration.currentValueLabel
                }
            }
        }
        struct Turned: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.content
                    configuration.label
                }
            }
        }
        struct Open: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.content
                configuration.label
            }
        }
        let report = Hosted.report(height: 400) {
            GroupBox("Title") { Text("Content") }.groupBoxStyle(Plain())
            Gauge(value: 3, in: 0...4) {
                Text("Left")
            } currentValueLabel: {
                Text("three")
            }.gaugeStyle(Words())
            LabeledContent("Label", value: "Value").labeledContentStyle(Turned())
            DisclosureGroup("Head") { Text("Rows") }.disclosureGroupStyle(Open())
        }
        #expect(report.texts == ["Content", "Title", "Left", "75", "three", "Value", "Label", "Rows", "Head"])
    }

    /// A style may use what it is the style of.
    @Test func stylesDoNotApplyToThemselves() {
        struct Loud: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Label(title: { configuration.title.bold() }, icon: { configuration.icon })
            }
        }
        struct Twice: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Toggle(configuration)
                Text("again")
            }
        }
        struct Wrapped: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(action: {}, label: { configuration.label })
            }
        }
        let report = Hosted.report {
            Label("Label", systemImage: "leaf").labelStyle(Loud())
            Toggle("Toggle", isOn: .constant(true)).toggleStyle(Twice())
            Button("Button") {}.buttonStyle(Wrapped())
        }
        #expect(report.texts == ["Label", "Toggle", "again", "Button"])
    }

    @Test func gaugesAreFilledUpToTheirValue() {
        let report = Hosted.report {
            Gauge(value: 30, in: 10...50) {
                Text("Warmth")
            } currentValueLabel: {
                Text("30")
            } minimumValueLabel: {
                Text("10")
            } maximumValueLabel: {
                Text("50")
            }
        }
        #expect(Set(report.texts) == ["Warmth", "30", "10", "50"])
        let bars = report.nodes.filter { $0.type == "Capsule" }.map(\.frame.size.width)
        #expect(bars.count == 2 && abs(bars[1] * 2 - bars[0]) < 0.7)
        func size(_ style: some GaugeStyle) -> CGSize {
            Hosted.size(width: 300, height: 300) { Gauge(value: 0.5) { Text("A") }.gaugeStyle(style) }
        }
        #expect(size(.accessoryCircular) == CGSize(width: 58, height: 58))
        #expect(size(.accessoryCircularCapacity) == CGSize(width: 58, height: 58))
        #expect(size(.accessoryLinear).width == 300)
    }

    /// Values beyond the ends, and ends that are none.
    @Test func gaugesKeepTheirEnds() {
        func share(_ value: Double, _ range: ClosedRange<Double>) -> Double {
            struct Noted: GaugeStyle {
                let note: (Double) -> Void
                func makeBody(configuration: Configuration) -> some View {
                    let _ = note(configuration.value)
                    return configuration.label
                }
            }
            var result = -1.0
            _ = Hosted.size { Gauge(value: value, in: range) { Text("") }.gaugeStyle(Noted { result = $0 }) }
            return result
        }
        #expect(share(5, 0...4) == 1)
        #expect(share(-5, 0...4) == 0)
        #expect(share(1, 1...1) == 0)
        #expect(share(.nan, 0...1) == 0)
    }

    @Test func progressSaysWhatItStandsAt() {
        let report = Hosted.report {
            ProgressView(value: 3, total: 4) {
                Text("Order")
            } currentValueLabel: {
                Text("3 of 4")
            }
        }
        #expect(report.texts == ["Order", "3 of 4"])
        #expect(report.textColor("3 of 4") == "#00000080")
    }

    @Test func whatIsRedactedIsBars() {
        let snapshot = Hosted.snapshot {
            VStack {
                Text("Secret").redacted(reason: .placeholder)
                Text("Open").unredacted()
            }
        }
        #expect(snapshot.report.texts == ["Secret", "Open"])
        let lines = snapshot.displayList.description.split(separator: "\n")
        #expect(lines.contains { $0.contains("#0000002E") })
        #expect(!lines.contains { $0.contains("Secret") })
        #expect(lines.contains { $0.contains("glyphs") })
    }

    @Test func lazyGridsHaveColumns() {
        let report = Hosted.report {
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible())], spacing: 10) {
                ForEach(0..<4) { _ in Color.red.frame(height: 20) }
            }
        }
        let frames = report.nodes.map(\.frame).filter { $0.height == 20 }
        #expect(frames.count == 4)
        #expect(frames.map(\.width).prefix(3) == [60, 122, 122])
        #expect(frames[3].minX == frames[0].minX && frames[3].minY == frames[0].maxY + 10)
        func count(_ width: Double) -> Int {
            let report = Hosted.report(width: width) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 10)]) {
                    ForEach(0..<6) { _ in Color.red.frame(height: 20) }
                }
            }
            let frames = report.nodes.map(\.frame).filter { $0.height == 20 }
            return frames.filter { $0.minY == frames.first?.minY }.count
        }
        #expect([169, 170, 259, 260].map { count($0) } == [1, 2, 2, 3])
    }

    @Test func roomWithoutEndHoldsOneColumn() {
        func size(_ least: CGFloat) -> CGSize {
            Hosted.size(height: 100) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: least, maximum: 50))], spacing: 0) {
                    ForEach(0..<3) { _ in Color.red.frame(height: 20) }
                }
            }
        }
        #expect(size(40).height == 60)
        #expect(size(.nan).height == 60)
        let spans = Hosted.report {
            Grid {
                GridRow {
                    Color.red.frame(width: 30, height: 10).gridCellColumns(.max)
                    Color.red.frame(width: 30, height: 10).gridCellColumns(.min)
                }
            }
        }
        #expect(spans.nodes.contains { $0.frame.width == 30 })
    }

    @Test func picturesOfFilesAreThere() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "leaf-\(UUID()).svg")
        try Data(
            "<svg xmlns='http://www.w3.org/2000/svg' width='12' height='8'><rect width='12' height='8'/></svg>".utf8
        )
        .write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        func texts(_ url: URL?) -> [String] {
            Hosted.report {
                AsyncImage(url: url) { phase in
                    switch phase {
                    case .empty: Text("empty")
                    case .success(let image): image
                    case .failure: Text("failure")
                    }
                }
                AsyncImage(url: url) {
                    $0
                } placeholder: {
                    Text("waiting")
                }
            }.texts
        }
        #expect(texts(file) == [])
        #expect(texts(URL(string: "https://example.org/leaf.png")) == ["empty", "waiting"])
        #expect(texts(nil) == ["empty", "waiting"])
        #expect(texts(URL(filePath: "/no/such/leaf.png")) == ["failure", "waiting"])
    }
}
