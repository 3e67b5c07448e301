import SwiftUI
import Testing
import UIKit

// An order, and what somebody says of themselves, as apps write them.

struct BasketLine: Identifiable { let id: Int; let name: String; var count: Int; let price: Decimal }

struct BasketScreen: View {
    @State private var lines = [
        BasketLine(id: 1, name: "Green tea", count: 2, price: 4.5),
        BasketLine(id: 2, name: "Tea pot", count: 1, price: 32),
    ]
    @State private var note = ""
    @State private var isGift = true
    @State private var delivery = 1
    @State private var days: Set<Int> = [1]
    private var total: Decimal { lines.reduce(0) { $0 + $1.price * Decimal($1.count) } }

    var body: some View {
        NavigationStack {
            List {
                Section("Basket") {
                    ForEach($lines) { $line in
                        Stepper(value: $line.count, in: 0...9) {
                            VStack(alignment: .leading) {
                                Text(line.name)
                                Text(line.price, format: .currency(code: "EUR")).font(.caption).foregroundStyle(
                                    .secondary)
                            }
                        }
                    }
                    .onDelete { lines.remove(atOffsets: $0) }
                }
                Section {
                    Picker(selection: $delivery) {
                        Label("Post", systemImage: "envelope").tag(0)
                        Label("Courier", systemImage: "bicycle").tag(1)
                    } label: {
                        Text("Delivery")
                    }
                    .pickerStyle(.inline)
                    .labelsHidden()
                }
                Section {
                    Toggle("Gift", systemImage: "gift", isOn: $isGift.animation())
                    if isGift {
                        TextField("Note", text: $note, axis: .vertical)
                    }
                }
                Section {
                    LabeledContent("Total") {
                        Text(total, format: .currency(code: "EUR")).bold().monospacedDigit()
                    }
                    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
                        GridRow {
                            Text("Net"); Text("41.00").gridColumnAlignment(.trailing)
                        }
                        Divider().gridCellUnsizedAxes(.horizontal)
                        GridRow {
                            Text("Tax"); Text("3.50")
                        }
                    }
                    .font(.footnote)
                    Text("Read the [terms](https://example.com) **before** you *order*.")
                    Text("Ends ") + Text("today").bold().foregroundColor(.red)
                    Text("\(Image(systemName: "clock")) Two days")
                    Text(Date(timeIntervalSince1970: 0), format: .dateTime.day().month())
                    Text(["Tea", "Pot"], format: .list(type: .and))
                }
            }
            .headerProminence(.increased)
            .listSectionSpacing(.compact)
            .navigationTitle("Order")
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Spacer()
                    Button {
                    } label: {
                        Label("Order Now", systemImage: "cart").labelStyle(.titleAndIcon)
                    }
                    Spacer()
                }
            }
        }
    }
}

struct ProfileForm: View {
    enum Field: Hashable { case name, mail, secret }
    @State private var name = "Robin Vale"
    @State private var mail = ""
    @State private var secret = "hidden"
    @State private var about =
        "Grows herbs on a roof, and writes about them now and then in a small paper that hardly anybody reads."
    @State private var age: Int? = 42
    @State private var height = 1.78
    @State private var birthday = Date(timeIntervalSince1970: 500_000_000)
    @State private var agrees = false
    @FocusState private var focus: Field?

    private var isValid: Bool { !name.isEmpty && !mail.isEmpty }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    HStack {
                        Spacer()
                        VStack(spacing: 8) {
                            Image(systemName: "person.crop.circle.fill")
                                .resizable()
                                .scaledToFit()
                                .frame(width: 96, height: 96)
                                .foregroundStyle(.gray.gradient)
                                .overlay(alignment: .bottomTrailing) {
                                    Image(systemName: "pencil.circle.fill")
                                        .symbolRenderingMode(.multicolor)
                                        .font(.system(size: 28))
                                        .foregroundColor(.accentColor)
                                }
                            Text(name).font(.title2.weight(.semibold))
                            Button("Change Photo") {}.buttonStyle(.bordered).controlSize(.small)
                        }
                        Spacer()
                    }
                }
                .listRowBackground(Color.clear)

                Section("Account") {
                    TextField("Name", text: $name)
                        .textContentType(.name)
                        .focused($focus, equals: .name)
                        .submitLabel(.next)
                    TextField("Email", text: $mail, prompt: Text("name@example.com"))
                        .keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled(true)
                    SecureField("Password", text: $secret)
                    LabeledContent("Age") {
                        TextField("Age", value: $age, format: .number)
                            .multilineTextAlignment(.trailing)
                            .keyboardType(.numberPad)
                    }
                    TextField("Height", value: $height, format: .number.precision(.fractionLength(2)))
                    DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
                        .datePickerStyle(.compact)
                }
                Section {
                    TextEditor(text: $about)
                        .frame(minHeight: 100)
                    TextField("Motto", text: .constant(""), axis: .vertical)
                        .lineLimit(3...6)
                } header: {
                    Text("About You")
                } footer: {
                    Text("\(about.count) of 200 characters")
                        .frame(maxWidth: .infinity, alignment: .trailing)
                }
                Section {
                    Toggle(isOn: $agrees) {
                        VStack(alignment: .leading) {
                            Text("Newsletter")
                            Text("Once a month").font(.footnote).foregroundStyle(.secondary)
                        }
                    }
                    .tint(.purple)
                    Toggle("With subtitle", isOn: $agrees).toggleStyle(.button)
                }
                Section {
                    Button {
                    } label: {
                        Text("Save").frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                    .disabled(!isValid)
                    .listRowInsets(.init(top: 0, leading: 0, bottom: 0, trailing: 0))
                }
            }
            .scrollDismissesKeyboard(.interactively)
            .navigationTitle("Profile")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer(); Button("Done") { focus = nil }
                }
            }
            .interactiveDismissDisabled()
            .onSubmit { focus = .mail }
        }
    }
}

@MainActor struct BasketScreenTests {
    private func texts(_ view: some View) -> [String] {
        drawn(UIHostingController(rootView: view)).nodes.compactMap { $0.text?.text }
    }

    @Test func ordersShowTheirLines() {
        let texts = texts(BasketScreen())
        let expected = [
            "Basket", "Green tea", "€4.50", "Post", "Courier", "Gift", "Note", "€41.00", "Net", "Order Now",
        ]
        #expect(expected.filter { !texts.contains($0) } == [])
    }

    @Test func profilesShowWhatIsWritten() {
        let texts = texts(ProfileForm())
        let expected = [
            "Robin Vale", "Change Photo", "name@example.com", "••••••", "42", "1.78", "Nov 5, 1985",
        ]
        #expect(expected.filter { !texts.contains($0) } == [])
    }
}
