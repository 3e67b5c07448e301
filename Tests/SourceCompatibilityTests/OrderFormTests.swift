import SwiftUI
import Testing
import UIKit

// A form as apps write it, with what is common to its rows in modifiers and types of its own.

struct OrderLine: Identifiable, Hashable {
    var id = UUID()
    var name: String
    var count: Int
    var isGift = false
}

enum Shipping: Int, CaseIterable, Identifiable, CustomStringConvertible {
    case standard, express
    var id: Int { rawValue }
    var description: String { self == .standard ? "Standard" : "Express" }
}

struct CardRow: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content
            .listRowBackground(colorScheme == .dark ? Color(white: 0.15) : Color(white: 0.97))
            .listRowInsets(EdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20))
            .listRowSeparator(.hidden)
    }
}

struct NotedRow<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder let content: Content

    var body: some View {
        LabeledContent(title) { content }
    }
}

struct OrderForm: View {
    @State private var lines = [
        OrderLine(name: "Sencha", count: 2), OrderLine(name: "Keemun", count: 1, isGift: true),
    ]
    @State private var shipping = Shipping.express
    @State private var street = ""
    @State private var code: Int? = 1080
    @State private var note = "Ring twice"
    @State private var isExpanded = true
    @FocusState private var isWriting: Bool

    private var isValid: Bool { !street.isEmpty }

    var body: some View {
        Form {
            Section {
                ForEach($lines) { $line in
                    HStack {
                        Text(line.name)
                        Spacer()
                        Text(line.count, format: .number).foregroundStyle(.secondary)
                    }
                    Toggle("Gift", isOn: $line.isGift)
                }
                .onDelete { lines.remove(atOffsets: $0) }
            } header: {
                Label("Order", systemImage: "cart")
            }

            Section(header: Text("Address"), footer: Text("We ship within three days.")) {
                TextField("Street", text: $street)
                    .focused($isWriting)
                    .autocorrectionDisabled()
                TextField("Code", value: $code, format: .number)
                SecureField("PIN", text: .constant(""))
            }

            Section {
                Picker("Shipping", selection: $shipping) {
                    ForEach(Shipping.allCases) { Text($0.description).tag($0) }
                }
                .pickerStyle(.segmented)
                DisclosureGroup("More", isExpanded: $isExpanded) {
                    NotedRow(title: "Note") { Text(note) }
                }
            }

            Section {
                Text("Total").bold().modifier(CardRow())
                if isValid {
                    Text("Ready").modifier(CardRow())
                }
            }

            Section {
                Button("Order") {}
                    .disabled(!isValid)
                Menu("More Actions") {
                    Button("Copy") {}
                }
            }
        }
        .formStyle(.grouped)
        .scrollContentBackground(.hidden)
        .background(Color(uiColor: .systemGray5))
        .scrollDismissesKeyboard(.interactively)
        .listSectionSpacing(.compact)
        .environment(\.defaultMinListRowHeight, 48)
        .onSubmit {}
    }
}

@MainActor struct OrderFormTests {
    @Test func theFormCompilesAndDraws() {
        let report = drawn(UIHostingController(rootView: OrderForm()))
        let texts = report.nodes.compactMap { $0.text?.text }
        for text in [
            "Order", "Sencha", "2", "Gift", "Address", "Street", "1,080", "PIN", "We ship within three days.",
            "Standard", "Express", "More", "Note", "Ring twice", "Total",
        ] {
            #expect(texts.contains(text), "\(text)")
        }
        #expect(!texts.contains("Ready"))
    }
}
