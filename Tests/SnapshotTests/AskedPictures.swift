import SwiftUI
import UIKit

extension HostedPicture {
    /// What SwiftUI's views present, and where their paths lead.
    static let asked = [
        HostedPicture(
            name: "askedAlert", make: { UIHostingController(rootView: PotList(shown: .alert)) },
            size: CGSize(width: 390, height: 520)),
        HostedPicture(
            name: "askedDialog", make: { UIHostingController(rootView: PotList(shown: .dialog)) },
            size: CGSize(width: 390, height: 520), hasAllLooks: false, hasOldLook: true),
        HostedPicture(
            name: "askedSheet", make: { UIHostingController(rootView: PotList(shown: .sheet)) },
            size: CGSize(width: 390, height: 640)),
        HostedPicture(
            name: "askedPath", make: { UIHostingController(rootView: PotList(path: ["Iron kettle"])) },
            size: CGSize(width: 390, height: 360), hasAllLooks: false, hasOldLook: true),
        HostedPicture(
            name: "colorEffects", make: { UIHostingController(rootView: EffectSwatches()) },
            size: CGSize(width: 320, height: 280), hasAllLooks: false),
    ]
}

/// Pots, one of which something is asked about.
private struct PotList: View {
    enum Shown { case alert, dialog, sheet }
    var shown: Shown?
    @State var path: [String] = []
    @State private var name = "Blue pot"
    private let pots = ["Blue pot", "Iron kettle", "Glass pot", "Samovar"]

    private func shows(_ one: Shown) -> Binding<Bool> { .constant(shown == one) }

    var body: some View {
        NavigationStack(path: $path) {
            List(pots, id: \.self) { pot in NavigationLink(pot, value: pot) }.navigationTitle("Pots")
                .toolbar { Button("Add", systemImage: "plus") {} }
                .navigationDestination(for: String.self) { PotDetails(name: $0) }
        }
        .alert("Rename Pot", isPresented: shows(.alert)) {
            TextField("Name", text: $name)
            Button("Rename") {}.keyboardShortcut(.defaultAction)
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("The name is shown on the shelf.")
        }
        .confirmationDialog("Empty the pot?", isPresented: shows(.dialog), titleVisibility: .visible) {
            Button("Empty", role: .destructive) {}
            Button("Empty and Rinse") {}
        }
        .sheet(isPresented: shows(.sheet)) {
            NavigationStack {
                PotDetails(name: "Blue pot").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                    }
            }
            .presentationDetents([.medium, .large])
        }
    }
}

private struct PotDetails: View {
    let name: String

    var body: some View {
        Form {
            LabeledContent("Cups", value: "4")
            Toggle("On the shelf", isOn: .constant(true))
        }
        .navigationTitle(name)
    }
}

/// The same picture under each effect.
private struct EffectSwatches: View {
    var body: some View {
        Grid(alignment: .leading, verticalSpacing: 8) {
            row("plain") { $0 }
            row("brightness") { $0.brightness(0.25) }
            row("contrast") { $0.contrast(0.4) }
            row("saturation") { $0.saturation(0.4) }
            row("grayscale") { $0.grayscale(1) }
            row("hueRotation") { $0.hueRotation(.degrees(90)) }
            row("colorInvert") { $0.colorInvert() }
            row("colorMultiply") { $0.colorMultiply(.yellow) }
        }
        .font(.footnote)
    }

    private func row(_ name: String, _ change: (Swatches) -> some View) -> some View {
        GridRow {
            Text(name)
            change(Swatches())
        }
    }
}

private struct Swatches: View {
    var body: some View {
        HStack(spacing: 0) {
            ForEach([Color.red, .orange, .green, .blue, .purple], id: \.self) { color in
                color.frame(width: 28, height: 22)
            }
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(
                width: 48, height: 22)
            Image(systemName: "leaf.fill").foregroundStyle(.green).frame(width: 28)
        }
    }
}
