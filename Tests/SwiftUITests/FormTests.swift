import Appearance
import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Controls in forms.
@MainActor struct FormTests {
    private enum Taste: String, CaseIterable, Identifiable {
        case mild, strong
        var id: Self { self }
    }

    @Test func pickersShowTheirChoice() {
        let report = Hosted.screen {
            Form {
                Picker("Taste", selection: .constant(Taste.strong)) {
                    ForEach(Taste.allCases) { Text($0.rawValue) }
                }
                Picker("Size", selection: .constant(2)) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
                .pickerStyle(.navigationLink)
                Picker("None", selection: .constant(3)) { Text("One").tag(1) }
            }
        }
        #expect(report.texts == ["Taste", "strong", "Size", "Large", "None"])
        #expect(report.textColor("strong") == "#3C3C4399")
        #expect(report.frames("cell").count == 3)
        #expect(report.nodes.filter { $0.role == "accessory.disclosureIndicator" }.count == 1)
        #expect(report.nodes.first { $0.text?.text == "Large" }?.frame.maxX ?? 999 < 350)
    }

    /// A choice of nothing, as filters have it.
    @Test func pickersCanChooseNothing() {
        func texts(_ choice: Taste?) -> [String] {
            Hosted.screen {
                Form {
                    Picker("Taste", selection: .constant(choice)) {
                        Text("All").tag(Taste?.none)
                        ForEach(Taste.allCases) { Text($0.rawValue).tag(Optional($0)) }
                    }
                }
            }.texts
        }
        #expect(texts(nil) == ["Taste", "All"])
        #expect(texts(.strong) == ["Taste", "strong"])
    }

    @Test func inlinePickersAreRows() {
        let report = Hosted.screen {
            List {
                Picker("Taste", selection: .constant(Taste.mild)) {
                    ForEach(Taste.allCases) { Text($0.rawValue) }
                }
                .pickerStyle(.inline)
            }
        }
        #expect(report.texts == ["mild", "strong"])
        let ticks = report.nodes.filter { $0.role == "accessory.checkmark" }.map(\.path)
        #expect(ticks == ["section 0/item 0/accessory.checkmark"])
    }

    @Test func segmentsTakeTheWholeRow() {
        let report = Hosted.screen {
            Form {
                Picker("Size", selection: .constant(1)) {
                    Text("S").tag(0)
                    Text("L").tag(1)
                }
                .pickerStyle(.segmented)
            }
        }
        #expect(Set(report.texts) == ["S", "L"])
        #expect(report.frame("item 0/view 0").hasPrefix("32 "))
        #expect(report.frame("item 0/view 0").contains(" 326 "))
    }

    @Test func fieldsShowTextOrWhatIsToBeWritten() {
        let report = Hosted.screen {
            Form {
                TextField("Name", text: .constant(""))
                TextField("Name", text: .constant("Mira"))
                TextField("Name", text: .constant(""), prompt: Text("Full name"))
                SecureField("Password", text: .constant("secret"))
                TextField("Amount", value: .constant(12), format: .number)
                TextField("Right", text: .constant("Right")).multilineTextAlignment(.trailing)
            }
        }
        #expect(report.texts == ["Name", "Mira", "Full name", "••••••", "12", "Right"])
        #expect(report.textColor("Name") == "#3C3C434D")
        #expect(report.textColor("Mira") == "#000000FF")
        #expect(report.frames("cell").allSatisfy { $0.hasSuffix(" 358 51") })
        #expect(report.nodes.first { $0.text?.text == "Right" }?.frame.maxX == 358)
    }

    @Test func slidersTakeTheWholeRow() {
        let report = Hosted.screen {
            Form {
                Slider(value: .constant(5), in: 0...10)
                Slider(value: .constant(0.5)) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("1")
                }
            }
        }
        #expect(report.frame("section 0/item 0/view 0").hasPrefix("32 "))
        #expect(report.frame("section 0/item 0/view 0").contains(" 326 "))
        #expect(report.texts == ["0", "1"])
    }

    @Test func whatCannotBeUsedLooksSo() {
        let report = Hosted.screen {
            Form {
                Button("Button") {}
                TextField("Field", text: .constant("Field"))
                Toggle("Toggle", isOn: .constant(true))
                Link("Link", destination: URL(filePath: "/"))
                Text("Text")
            }
            .disabled(true)
        }
        #expect(["Button", "Link"].map(report.textColor) == ["#00000040", "#00000040"])
        #expect(["Field", "Toggle"].map(report.textColor) == ["#00000080", "#00000080"])
        #expect(report.textColor("Text") == "#000000FF")
    }

    @Test func bindingsOfElementsReachTheRows() {
        struct Item: Identifiable {
            let id: Int
            var isOn: Bool
        }
        struct Items: View {
            @State private var items = [Item(id: 0, isOn: true), Item(id: 1, isOn: false)]
            var body: some View {
                List($items) { $item in Toggle("\(item.id)", isOn: $item.isOn) }
            }
        }
        let report = Hosted.screen { Items() }
        #expect(report.texts == ["0", "1"])
        #expect(report.nodes.filter { $0.role == "view" && $0.path.hasSuffix("view 0") }.count >= 2)
    }
}
