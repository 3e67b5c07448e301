import Appearance
import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Lists as pictures of the real ones show them: numbers of ios-references/measurements §2c, §2d and §3.
@MainActor struct ListTests {
    @ViewBuilder
    private var settings: some View {
        List {
            NavigationLink(value: 1) {
                HStack {
                    Text("Shake")
                    Spacer()
                    Text("None").foregroundStyle(.secondary)
                }
            }
            Section("Swipe left") {
                Text("Using one finger")
                Toggle("Alerts", isOn: .constant(true))
            }
            Section {
                LabeledContent("San Francisco", value: "20 °C, Sunny")
            } footer: {
                Text("Firebase Cloud Messaging must be enabled for push notifications to function.")
            }
            Section { Label("Sensors", systemImage: "leaf") }
        }
    }

    @Test func rowsAndGapsAreThoseOfIOS18() {
        let report = Hosted.screen(.iOS18) { settings }
        #expect(
            report.frames("cell") == [
                "20 82 350 44", "20 181 350 44", "20 225 350 44", "20 304.333 350 44", "20 412.333 350 44",
            ])
        #expect(report.frames("header") == ["20 143.667 350 37.333"])
        #expect(report.frames("footer") == ["20 348.333 350 46.333"])
        #expect(report.frames("separator.bottom") == ["40 224.667 330 0.333"])
        #expect(report.text("SWIPE LEFT") == "40 160.667 69.333 14.333")
        #expect(report.text("Using one finger") == "40 193.333 119.333 19.333")
        #expect(report.text("None") == "293.667 94.333 38.667 19.333")
    }

    @Test func rowsAndGapsAreThoseOfIOS26() {
        let report = Hosted.screen { settings }
        #expect(
            report.frames("cell") == [
                "16 82 358 51", "16 190 358 51", "16 241 358 51", "16 327 358 51", "16 437.667 358 51",
            ])
        #expect(report.frames("header") == ["16 150.667 358 39.333"])
        #expect(report.frames("footer") == ["16 378 358 42.333"])
        #expect(report.frames("separator.bottom") == ["32 240 326 1"])
        #expect(report.text("Swipe left") == "32 160.667 75.333 19.333")
        #expect(report.text("None") == "298 98 38.667 19.333")
    }

    /// A switch makes no row higher, and ends two points beyond the margin.
    @Test func aSwitchIsWhereThePicturesHaveIt() {
        #expect(Hosted.screen(.iOS18) { settings }.frame("item 1/view 0") == "301 231.667 51 31")
        #expect(Hosted.screen { settings }.frame("item 1/view 0") == "297 252.667 63 28")
    }

    @Test func aValueHasTheColourOfUIKitsRows() {
        let report = Hosted.screen { settings }
        #expect(report.text("20 °C").hasPrefix("263 "))
        #expect(report.textColor("20 °C") == "#3C3C4399")
        #expect(report.textColor("None") == "#00000080")
    }

    /// Before iOS 26 black of a quarter of its strength, half of that where the row cannot be used.
    @Test func chevronsAreThoseOfThePictures() {
        func colors(_ generation: Hosted.Generation) -> [String] {
            let report = Hosted.screen(generation) {
                List {
                    NavigationLink("On", value: 1)
                    NavigationLink("Off", value: 1).disabled(true)
                }
            }
            return report.nodes.filter { $0.role == "accessory.disclosureIndicator" }.compactMap {
                $0.color?.hexadecimal
            }
        }
        #expect(colors(.iOS18) == ["#00000040", "#00000020"])
        #expect(colors(.iOS26).first == "#3C3C434C")
        #expect(
            Hosted.screen { List { NavigationLink("Off", value: 1).disabled(true) } }.textColor("Off") == "#00000080")
    }

    @Test func largeTextPutsAValueBelowItsLabel() {
        let report = Hosted.screen(.iOS18, category: .accessibilityExtraLarge) { settings }
        let label = report.nodes.first { $0.text?.text == "San Francisco" }?.frame
        let value = report.nodes.first { $0.text?.text == "20 °C, Sunny" }?.frame
        #expect(label?.minX == 40 && value?.minX == 40)
        #expect(label?.maxY == value?.minY)
        // Two lines of 40 points; picture 43 has 118.667.
        #expect(report.frames("cell").contains { $0.hasSuffix(" 350 118") })
    }

    @Test func aListFillsItsRoomAndReachesBeneathTheEdges() {
        let report = Hosted.screen {
            VStack(spacing: 0) {
                List { Text("Above") }
                Text("Below")
            }
        }
        #expect(report.frames("list") == ["0 0 390 790.667"])
        #expect(report.text("Below").contains(" 790.667 "))
        #expect(Hosted.size(width: 200, height: 300) { List { Text("A") } } == CGSize(width: 200, height: 300))
    }

    @Test func anEmptyListHasItsBackground() {
        #expect(Hosted.screen { List {} }.color("list") == "none")
        let colors = Hosted.screen { List { EmptyView() } }.nodes.filter { $0.role == "list" }.map(\.color?.hexadecimal)
        #expect(colors == ["#F2F2F7FF"])
    }

    @Test func theTraitsOfTheEnvironmentReachTheRows() {
        let report = Hosted.screen {
            List { Text("A") }
                .environment(\.layoutDirection, .rightToLeft)
                .environment(\.colorScheme, .dark)
                .dynamicTypeSize(.accessibility1)
        }
        let text = report.nodes.first { $0.text?.text == "A" }
        #expect(text?.frame.maxX == 358)
        #expect(text?.color?.hexadecimal == "#FFFFFFFF")
        #expect((text?.frame.height ?? 0) > 33)
        #expect(report.color("item 0/background") == "#1C1C1EFF")
    }
}
