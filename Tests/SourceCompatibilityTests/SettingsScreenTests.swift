import SwiftUI
import Testing
import UIKit

// A screen of settings as apps write it.

enum AppTheme: String, CaseIterable, Identifiable {
    case system = "System"
    case light = "Light"
    case dark = "Dark"
    var id: String { rawValue }
}

final class SettingsModel: ObservableObject {
    @Published var isSyncing = true
    @Published var usesCellular = false
    @Published var theme = AppTheme.system
    @Published var volume = 0.6
    @Published var nickname = ""
    @Published var unread = 4
}

struct ProfileHeader: View {
    let name: String
    let mail: String

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "person.crop.circle.fill")
                .resizable()
                .scaledToFit()
                .frame(width: 56, height: 56)
                .foregroundStyle(.tint)
            VStack(alignment: .leading, spacing: 2) {
                Text(name).font(.title3.weight(.semibold))
                Text(mail).font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 4)
    }
}

struct SettingsScreen: View {
    @StateObject private var model = SettingsModel()
    @Environment(\.dismiss) private var dismiss
    @State private var isConfirming = false
    @State private var isShowingAbout = false

    var body: some View {
        NavigationStack {
            List {
                Section {
                    NavigationLink {
                        Text("Profile")
                    } label: {
                        ProfileHeader(name: "Mira Holm", mail: "mira@example.org")
                    }
                }

                Section {
                    Toggle(isOn: $model.isSyncing) {
                        Label("Sync", systemImage: "arrow.triangle.2.circlepath")
                    }
                    Toggle("Use Cellular Data", isOn: $model.usesCellular)
                        .disabled(!model.isSyncing)
                    NavigationLink(value: "notifications") {
                        Label("Notifications", systemImage: "bell.badge")
                    }
                    .badge(model.unread)
                } header: {
                    Text("General")
                } footer: {
                    Text("Sync keeps your lists on all of your devices.")
                }

                Section("Appearance") {
                    Picker("Theme", selection: $model.theme) {
                        ForEach(AppTheme.allCases) { theme in
                            Text(theme.rawValue).tag(theme)
                        }
                    }
                    HStack {
                        Image(systemName: "speaker.fill").foregroundColor(.secondary)
                        Slider(value: $model.volume, in: 0...1)
                    }
                    TextField("Nickname", text: $model.nickname)
                        .textInputAutocapitalization(.words)
                        .submitLabel(.done)
                }
                .headerProminence(.increased)

                aboutSection

                Button("Sign Out", role: .destructive) { isConfirming = true }
                    .frame(maxWidth: .infinity)
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.large)
            .navigationDestination(for: String.self) { Text($0) }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button {
                        isShowingAbout = true
                    } label: {
                        Image(systemName: "info.circle")
                    }
                }
            }
            .confirmationDialog("Sign out?", isPresented: $isConfirming, titleVisibility: .visible) {
                Button("Sign Out", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            }
            .sheet(isPresented: $isShowingAbout) { Text("About") }
        }
        .tint(.indigo)
    }

    @ViewBuilder private var aboutSection: some View {
        Section {
            LabeledContent("Version", value: "4.2 (317)")
            LabeledContent("Storage") {
                Text("1.2 GB").monospacedDigit()
            }
            Link("Privacy", destination: URL(string: "https://example.org/privacy") ?? URL(filePath: "/"))
        }
        .listRowSeparatorTint(.gray.opacity(0.3))
    }
}

struct SettingsScreen_Previews: PreviewProvider {
    static var previews: some View {
        SettingsScreen().preferredColorScheme(.dark)
    }
}

@MainActor struct SettingsScreenTests {
    @Test func theScreenCompilesAndDraws() {
        let report = drawn(UIHostingController(rootView: SettingsScreen()))
        let texts = report.nodes.compactMap { $0.text?.text }
        for text in [
            "Settings", "Close", "Mira Holm", "General", "Sync", "Notifications", "4", "Appearance", "Theme", "System",
            "Nickname",
        ] {
            #expect(texts.contains(text), "\(text)")
        }
        let cells = report.nodes.filter { $0.role == "cell" }.map(\.frame)
        #expect(Set(cells.map(\.minX)) == [16])
        #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.34 })
    }
}
