import SwiftUI
import Testing
import UIKit

// Rows as apps write them: nothing but `import SwiftUI` where views are.

struct Contact: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var role: String
    var tint: Color = .accentColor
    var isFavorite = false
}

struct AvatarView: View {
    let contact: Contact
    @ScaledMetric(relativeTo: .body) private var size: CGFloat = 40

    private var initials: String {
        contact.name.split(separator: " ").compactMap { $0.first.map(String.init) }.joined()
    }

    var body: some View {
        Circle()
            .fill(contact.tint.gradient)
            .frame(width: size, height: size)
            .overlay {
                Text(initials)
                    .font(.system(.subheadline, design: .rounded).weight(.semibold))
                    .foregroundStyle(.white)
            }
            .accessibilityHidden(true)
    }
}

struct PillStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.caption.bold())
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(Capsule().fill(isEnabled ? Color.blue : Color(.systemGray4)))
            .foregroundColor(.white)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

struct CardModifier: ViewModifier {
    var cornerRadius: CGFloat = 12

    func body(content: Content) -> some View {
        content
            .padding(12)
            .background(Color(uiColor: .secondarySystemBackground))
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
            .overlay(
                RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                    .stroke(Color(.separator), lineWidth: 1)
            )
            .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    }
}

extension View {
    func card() -> some View { modifier(CardModifier()) }
}

final class ContactModel: ObservableObject {
    @Published var contact: Contact
    init(contact: Contact) { self.contact = contact }
}

struct ContactRow: View {
    @ObservedObject var model: ContactModel
    @State private var isExpanded = false
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    var onCall: (() -> Void)?

    var body: some View {
        let contact = model.contact
        return HStack(alignment: .center, spacing: 12) {
            AvatarView(contact: contact)
            VStack(alignment: .leading, spacing: 2) {
                HStack(alignment: .firstTextBaseline) {
                    Text(contact.name)
                        .font(.headline)
                        .lineLimit(1)
                        .truncationMode(.tail)
                    if contact.isFavorite {
                        Image(systemName: "star.fill")
                            .imageScale(.small)
                            .foregroundColor(.yellow)
                    }
                }
                Text(contact.role)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .fixedSize(horizontal: false, vertical: true)
            }
            .layoutPriority(1)
            Spacer(minLength: 0)
            if !dynamicTypeSize.isAccessibilitySize {
                Button("Call") { onCall?() }
                    .buttonStyle(PillStyle())
            }
        }
        .padding(.vertical, 4)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation { isExpanded.toggle() } }
        .onAppear {}
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("\(contact.name), \(contact.role)"))
    }
}

struct MetricGrid: View {
    let values: [(label: String, value: Double)]

    var body: some View {
        LazyVStack(alignment: .leading, spacing: 8) {
            ForEach(Array(values.enumerated()), id: \.offset) { index, entry in
                HStack {
                    Text(entry.label).font(.footnote).textCase(.uppercase)
                    Spacer()
                    Text("\(entry.value, specifier: "%.1f") %")
                        .monospacedDigit()
                        .bold(index == 0)
                }
                if index < values.count - 1 {
                    Divider()
                }
            }
        }
        .card()
    }
}

struct ContactRow_Previews: PreviewProvider {
    static var previews: some View {
        ContactRow(model: ContactModel(contact: Contact(name: "A B", role: "C")))
            .environment(\.colorScheme, .dark)
    }
}

@MainActor struct HostedRowsTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        let contacts = [
            Contact(name: "Ada Byron", role: "Analyst", tint: .purple, isFavorite: true),
            Contact(name: "Karl Maria", role: "A role that is so long that it needs more than one line of the row"),
        ]
        lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, Contact> {
            cell, _, contact in
            cell.contentConfiguration = UIHostingConfiguration {
                ContactRow(model: ContactModel(contact: contact))
                    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                        Button(role: .destructive) {
                        } label: {
                            Label("Delete", systemImage: "trash")
                        }
                    }
            }
            .margins(.vertical, 6)
            .background {
                Color(uiColor: .systemBackground)
            }
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            contacts.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: contacts[indexPath.item])
        }
    }

    @Test func rowsOfViewsCompileAndDraw() {
        let source = Source()
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.dataSource = source
        let report = drawn(list)
        let texts = report.nodes.compactMap { $0.text?.text }
        #expect(texts.contains("Ada Byron"))
        #expect(texts.contains("AB"))
        #expect(texts.filter { $0 == "Call" }.count == 2)
        let heights = report.nodes.filter { $0.role == "cell" }.map(\.frame.height)
        #expect(heights.count == 2)
        #expect(heights.min() ?? 0 >= 52)
        #expect(heights.max() ?? 0 > heights.min() ?? 0)
    }

    @Test func aTableShowsThemAsWell() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.contentConfiguration = UIHostingConfiguration {
                    MetricGrid(values: [("Load", 12.34), ("Free", 87.66)])
                }
                return cell
            }
        }
        let rows = Rows()
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = rows
        let report = drawn(table)
        #expect(report.nodes.compactMap { $0.text?.text } == ["LOAD", "12.3 %", "FREE", "87.7 %"])
    }
}
