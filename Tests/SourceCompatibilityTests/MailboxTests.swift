import SwiftUI
import Testing
import UIKit

// A list of messages as mail apps write it.

struct MailMessage: Identifiable, Hashable {
    let id: Int
    var sender: String
    var subject: String
    var preview: String
    var isUnread = false
    var isFlagged = false
}

struct MessageRow: View {
    let message: MailMessage

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            Circle()
                .fill(message.isUnread ? Color.accentColor : .clear)
                .frame(width: 10, height: 10)
                .padding(.top, 6)
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(message.sender).font(.headline)
                    Spacer()
                    if message.isFlagged {
                        Image(systemName: "flag.fill").foregroundStyle(.orange).imageScale(.small)
                    }
                }
                Text(message.subject).font(.subheadline).lineLimit(1)
                Text(message.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
    }
}

struct MailboxView: View {
    @State private var messages: [MailMessage]
    @State private var selection = Set<MailMessage.ID>()
    @State private var searchText = ""
    @State private var editMode = EditMode.inactive

    init(messages: [MailMessage]) { _messages = State(initialValue: messages) }

    private var filtered: [MailMessage] {
        searchText.isEmpty ? messages : messages.filter { $0.subject.localizedCaseInsensitiveContains(searchText) }
    }

    var body: some View {
        NavigationView {
            List(selection: $selection) {
                ForEach(filtered) { message in
                    MessageRow(message: message)
                        .listRowBackground(message.isFlagged ? Color.orange.opacity(0.1) : nil)
                        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                            Button(role: .destructive) {
                                messages.removeAll { $0.id == message.id }
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                            Button("Flag") {}.tint(.orange)
                        }
                        .swipeActions(edge: .leading) {
                            Button("Unread") {}.tint(.blue)
                        }
                        .contextMenu { Button("Reply") {} }
                }
                .onDelete { messages.remove(atOffsets: $0) }
                .onMove { messages.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
            .refreshable {}
            .searchable(text: $searchText, prompt: "Search mail")
            .environment(\.editMode, $editMode)
            .navigationTitle("Inbox")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
                ToolbarItemGroup(placement: .bottomBar) {
                    Spacer()
                    Text("Updated just now").font(.caption)
                    Spacer()
                    Button(action: {}) { Image(systemName: "square.and.pencil") }
                }
            }
        }
        .navigationViewStyle(.stack)
    }
}

@MainActor struct MailboxTests {
    private let messages = [
        MailMessage(
            id: 1, sender: "Ines Vold", subject: "Minutes",
            preview: "Nobody wanted to write them down, so here is all I know.",
            isUnread: true),
        MailMessage(id: 2, sender: "Printer", subject: "Toner", preview: "Toner is low.", isFlagged: true),
    ]

    @Test func theListCompilesAndDraws() {
        let report = drawn(UIHostingController(rootView: MailboxView(messages: messages)))
        let texts = report.nodes.compactMap { $0.text?.text }
        for text in ["Inbox", "Edit", "Ines Vold", "Toner", "Updated just now"] {
            #expect(texts.contains(text), "\(text)")
        }
        let subject = report.nodes.first { $0.text?.text == "Minutes" }?.frame
        let line = report.nodes.first { $0.role == "separator.bottom" }?.frame
        #expect(subject?.minX == 34)
        #expect(line?.minX == subject?.minX)
    }
}
