import SwiftUI

/// How teas are brewed and shown, as a screen of settings.
struct TeaSettings: View {
    @State private var keepsTime = true
    @State private var strength = Strength.usual
    @State private var warmth = 0.7
    @State private var name = ""

    enum Strength: String, CaseIterable, Identifiable {
        case mild = "Mild"
        case usual = "As usual"
        case strong = "Strong"
        var id: Self { self }
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    NavigationLink {
                        Text("Shelf")
                    } label: {
                        Label("Shelf", systemImage: "leaf")
                    }
                    .badge(12)
                    NavigationLink {
                        Text("Favourites")
                    } label: {
                        Label("Favourites", systemImage: "star")
                    }
                }
                Section {
                    Toggle(isOn: $keepsTime) { Label("Timer", systemImage: "timer") }
                    Picker("Strength", selection: $strength) {
                        ForEach(Strength.allCases) { Text($0.rawValue) }
                    }
                    Slider(value: $warmth) {
                        Text("Warmth")
                    } minimumValueLabel: {
                        Image(systemName: "thermometer.low")
                    } maximumValueLabel: {
                        Image(systemName: "thermometer.high")
                    }
                } header: {
                    Text("Brewing")
                } footer: {
                    Text("The timer rings in the kitchen, and on your wrist when you are somewhere else.")
                }
                Section("You") {
                    TextField("Name", text: $name)
                    LabeledContent("Cups a day", value: "4")
                    Button("Forget Everything", role: .destructive) {}
                }
            }
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
        }
        .tint(.green)
    }
}

#Preview("Settings") { TeaSettings() }

#Preview("Brewing notes", traits: .fixedLayout(width: 390, height: 300)) {
    List {
        Section("Before you begin") {
            Text("Warm the pot.")
            Text("Take fresh water.").listRowSeparatorTint(.green)
            Text("Do not hurry.").foregroundStyle(.secondary)
        }
    }
    .listStyle(.plain)
}
