/// A value behind its label.
@MainActor @preconcurrency
public struct LabeledContent<Title: View, Content: View>: View {
    private let title: Title
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
        title = label()
        self.content = content()
    }

    public var body: some View {
        HStack {
            title
            Spacer()
            content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
        }
    }
}

extension LabeledContent where Title == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Title == Text, Content == Text {
    public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }
    @_disfavoredOverload
    public init<Words: StringProtocol, Value: StringProtocol>(_ title: Words, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}
