import Foundation
import SwiftUI
import UIKit

extension HostedPicture {
    /// SwiftUI's own lists.
    static let lists = [
        HostedPicture(
            name: "settings", make: { UIHostingController(rootView: ListOfSettings()) },
            size: CGSize(width: 390, height: 800)),
        HostedPicture(
            name: "messages", make: { UIHostingController(rootView: ListOfMessages()) },
            size: CGSize(width: 390, height: 480)),
        HostedPicture(
            name: "outline", make: { UIHostingController(rootView: ListOfFolders()) },
            size: CGSize(width: 390, height: 420), hasAllLooks: false),
        HostedPicture(
            name: "formControls", make: { UIHostingController(rootView: ListOfControls()) },
            size: CGSize(width: 390, height: 660)),
        HostedPicture(
            name: "groups", make: { UIHostingController(rootView: PageOfGroups()) },
            size: CGSize(width: 390, height: 640), hasAllLooks: false),
        HostedPicture(
            name: "calendar", make: { UIHostingController(rootView: PageOfDays()) },
            size: CGSize(width: 390, height: 520), hasAllLooks: false),
    ]
}

/// Cards under a large title: labels, values, controls.
private struct ListOfSettings: View {
    @State private var keepsTime = true
    @State private var warmth = 0.7

    var body: some View {
        NavigationStack {
            List {
                NavigationLink(value: 1) {
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Mira Holm").font(.title3)
                        Text("Twelve teas, two pots").font(.footnote).foregroundStyle(.secondary)
                    }
                }
                Section {
                    Toggle(isOn: $keepsTime) { Label("Timer", systemImage: "timer") }
                    NavigationLink(value: 2) { Label("Shelf", systemImage: "leaf") }.badge(12)
                    Picker("Strength", selection: .constant(1)) {
                        Text("Mild").tag(0)
                        Text("As usual").tag(1)
                    }
                    Slider(value: $warmth)
                } header: {
                    Text("Brewing")
                } footer: {
                    Text("The timer rings in the kitchen, and on your wrist when you are somewhere else.")
                }
                Section {
                    TextField("Name", text: .constant(""))
                    LabeledContent("Cups a day", value: "4")
                    NavigationLink("Beyond reach", value: 3).disabled(true)
                    Button("Forget Everything", role: .destructive) {}
                }
            }
            .navigationTitle("Settings")
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
        }
    }
}

/// A plain list whose rows say a good deal of themselves.
private struct ListOfMessages: View {
    var body: some View {
        NavigationStack {
            List {
                Section("Today") {
                    MessageLine(sender: "Ines", text: "Nobody wanted to write it down, so here is all I know of it.")
                        .badge(2)
                    MessageLine(sender: "Printer", text: "Toner is low.")
                        .listRowBackground(Color.orange.opacity(0.15))
                        .listRowSeparatorTint(.orange)
                    MessageLine(sender: "Library", text: "Two books are due.")
                        .listRowInsets(EdgeInsets(top: 4, leading: 40, bottom: 4, trailing: 16))
                        .listRowSeparator(.hidden)
                }
                Section("Earlier") { Text("Nothing").foregroundStyle(.secondary) }
            }
            .listStyle(.plain)
            .navigationTitle("Inbox")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { EditButton() }
        }
    }
}

private struct MessageLine: View {
    let sender: String
    let text: String

    var body: some View {
        HStack(alignment: .top) {
            Circle().fill(.tint).frame(width: 10, height: 10).padding(.top, 6)
            VStack(alignment: .leading) {
                Text(sender).font(.headline)
                Text(text).font(.subheadline).foregroundStyle(.secondary)
            }
        }
    }
}

/// Rows in rows while they are edited, apart from each other.
private struct ListOfFolders: View {
    var body: some View {
        List {
            DisclosureGroup("Teas", isExpanded: .constant(true)) {
                Text("Green")
                DisclosureGroup("Black") { Text("Keemun") }
            }
            Section {
                ForEach(["Pots", "Cups"], id: \.self) { Text($0) }
                    .onDelete { _ in }
                    .onMove { _, _ in }
            }
        }
        .listRowSpacing(6)
        .listSectionSpacing(20)
        .environment(\.editMode, .constant(.active))
        .scrollContentBackground(.hidden)
        .background(Color(uiColor: .systemGray5))
    }
}

/// What is chosen and written in forms.
private struct ListOfControls: View {
    private let moment = Date(timeIntervalSince1970: 1_750_000_000)

    var body: some View {
        NavigationStack {
            Form {
                Section("Brewing") {
                    Stepper("Cups: 3", value: .constant(3), in: 1...9)
                    Stepper(value: .constant(0), in: 0...5) { Label("Sugar", systemImage: "cube") }
                    DatePicker("Tea Time", selection: .constant(moment), displayedComponents: .hourAndMinute)
                    DatePicker("Opened", selection: .constant(moment), displayedComponents: .date)
                    ColorPicker("Label", selection: .constant(.orange))
                    Toggle(isOn: .constant(false)) {
                        Text("Quiet")
                        Text("No bell, just a light")
                    }
                }
                Section {
                    TextEditor(
                        text: .constant("Steep it twice. The second cup is the better one.")
                    )
                    .frame(height: 90)
                }
            }
            .navigationTitle("Tea")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} }
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                    } label: {
                        Label("Filter", systemImage: "leaf")
                    }.labelStyle(.titleAndIcon)
                }
                ToolbarItem(placement: .status) { Text("2 pots").font(.footnote) }
            }
        }
    }
}

/// Boxes and gauges.
private struct PageOfGroups: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            GroupBox("Brewing") {
                LabeledContent("Time", value: "3 min")
                GroupBox { LabeledContent("Heat", value: "85 °C") }
            }
            Gauge(value: 0.3) {
                Text("Left")
            } currentValueLabel: {
                Text("30 %")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            HStack(spacing: 16) {
                Gauge(value: 0.7) {
                    Text("°C")
                } currentValueLabel: {
                    Text("85")
                }.gaugeStyle(.accessoryCircular)
                Gauge(value: 0.7) { Text("70") }.gaugeStyle(.accessoryCircularCapacity).tint(.orange)
                VStack {
                    Gauge(value: 0.4) { Text("") }.gaugeStyle(.accessoryLinear)
                    Gauge(value: 0.4) { Text("Warmth") }.gaugeStyle(.accessoryLinearCapacity)
                }
            }
            ProgressView(value: 3, total: 4) {
                Text("Order")
            } currentValueLabel: {
                Text("3 of 4")
            }
            HStack {
                Image(systemName: "leaf")
                Text("Not here yet, and of several words").font(.subheadline)
            }
            .redacted(reason: .placeholder)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
                ForEach(["Green", "Black", "White", "Oolong"], id: \.self) { name in
                    Text(name).frame(maxWidth: .infinity).padding(8)
                        .background(.quaternary, in: .rect(cornerRadius: 8))
                }
            }
        }
        .padding()
    }
}

/// A month.
private struct PageOfDays: View {
    var body: some View {
        Form {
            DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 1_750_000_000)))
                .datePickerStyle(.graphical)
        }
    }
}
