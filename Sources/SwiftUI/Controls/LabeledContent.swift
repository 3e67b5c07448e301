public import Foundation
import UIKit

/// A value behind its label. In lists with text of the accessibility sizes it stands below the label, where there is little
/// room.
@MainActor @preconcurrency
public struct LabeledContent<Title: View, Content: View>: View, NodeSource {
    public typealias Body = Never
    private let title: Title
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
        title = label()
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        if let style = environment[storage: \.control.labeledContentStyle] {
            let configuration = LabeledContentStyleConfiguration(
                label: .init(content: title), content: .init(content: content))
            return environment.asCurrent { style.erasedBody(configuration) }.nodes(environment)
        }
        let title = Labelling(title: title)
        guard environment[storage: \.control.isInList] else {
            if environment.labelsHidden { return [content.node(environment)] }
            return HStack {
                title
                Spacer()
                content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
            }.nodes(environment)
        }
        if environment.labelsHidden { return [content.node(environment)] }
        return [LabelledRow(title: title, value: content.foregroundStyle(environment.valueStyle)).node(environment)]
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
    /// A value as a format style writes it.
    public init<Style: FormatStyle>(_ titleKey: LocalizedStringKey, value: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }
    /// A value as a format style writes it.
    @_disfavoredOverload
    public init<Words: StringProtocol, Style: FormatStyle>(_ title: Words, value: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

/// A control's label, be it one view or a title with what explains it.
struct Labelling<Title: View>: View, NodeSource {
    typealias Body = Never
    let title: Title
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [title.labelNode(environment)] }
}

/// A label with a value at the row's end, or below it where large text leaves little room: seen in ios-references (43 on
/// a phone, 44 on a pad).
struct LabelledRow<Title: View, Value: View>: View {
    let title: Title
    let value: Value
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        if typeSize.isAccessibilitySize && sizeClass != .regular {
            VStack(alignment: .leading, spacing: 0) {
                title
                value
            }
        } else {
            HStack {
                title
                Spacer()
                value.multilineTextAlignment(.trailing)
            }
        }
    }
}

extension EnvironmentValues {
    /// Of a value behind its label: the colour that UIKit's rows have for it, as the pictures of both looks show
    /// (ios-references/measurements §1, secondaryLabel).
    var valueStyle: Color { Color(uiColor: .secondaryLabel) }
    var labelsHidden: Bool { self[storage: \.control.labelsHidden] }
}
