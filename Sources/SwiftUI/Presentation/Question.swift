import UIKit

/// A question above a screen: an alert, or choices at the screen's lower end.
struct Question: Hashable {
    /// A button.
    struct Answer: Hashable {
        /// `nil` is the system's word for the role.
        var title: String?
        var style = UIAlertAction.Style.default
        var isEnabled = true
        /// Whether it stands out.
        var isDefault = false
    }

    /// A text that can be changed.
    struct Field: Hashable {
        var text: String
        var placeholder: String
        var isSecure: Bool
    }

    var isDialog = false
    /// `nil` shows none.
    var title: String?
    /// `nil` shows none.
    var message: String?
    var answers: [Answer] = []
    var fields: [Field] = []
}

extension Question {
    /// Answers and fields among views; what is neither is left out, as on the phone.
    /// - Parameters:
    ///   - title: `nil` shows none.
    ///   - message: Views whose texts are the smaller text; `nil` shows none.
    @MainActor
    init(
        isDialog: Bool, title: Text?, actions: any View, message: (any View)?, _ environment: EnvironmentValues
    ) {
        var inner = environment.outsideList
        inner[storage: \.text] = TextEnvironment()
        inner[storage: \.control] = ControlEnvironment()
        self.isDialog = isDialog
        self.title = title.map { ResolvedText($0, inner).string }
        for node in actions.nodes(inner) { node.visit { take($0) } }
        var texts: [String] = []
        for node in message?.nodes(inner) ?? [] {
            node.visit { node in if let text = node as? TextNode { texts.append(text.string) } }
        }
        if !texts.isEmpty { self.message = texts.joined(separator: "\n") }
        addSystemAnswers()
    }

    @MainActor
    private mutating func take(_ node: ViewNode) {
        if let button = node as? ButtonNode {
            var answer = Answer(title: button.parts.title, isEnabled: button.isEnabled)
            answer.isDefault = button.isDefaultAction
            if button.role == .cancel { answer.style = .cancel }
            if button.role == .destructive { answer.style = .destructive }
            answers.append(answer)
        } else if let field = node as? FieldNode {
            fields.append(Field(text: field.text, placeholder: field.placeholder, isSecure: field.isSecure))
        }
    }

    /// An alert without buttons gets one, a dialog that nothing cancels something that does.
    private mutating func addSystemAnswers() {
        if isDialog {
            if !answers.contains(where: { $0.style == .cancel }) { answers.append(Answer(style: .cancel)) }
        } else if answers.isEmpty {
            answers = [Answer()]
        }
    }

    /// UIKit's controller for the question.
    @MainActor
    func controller() -> UIAlertController {
        let alert = UIAlertController(
            title: title, message: message, preferredStyle: isDialog ? .actionSheet : .alert)
        for field in fields {
            alert.addTextField {
                ($0.text, $0.placeholder, $0.isSecureTextEntry) = (field.text, field.placeholder, field.isSecure)
            }
        }
        for answer in answers {
            let action = UIAlertAction(
                title: answer.title ?? (answer.style == .cancel ? "Cancel" : "OK"), style: answer.style)
            action.isEnabled = answer.isEnabled
            alert.addAction(action)
            if answer.isDefault { alert.preferredAction = action }
        }
        return alert
    }
}

extension PresentationRequest {
    /// Another question is another alert.
    init(_ question: Question, _ environment: EnvironmentValues) {
        let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        id = AnyHashable(question)
        make = { source in
            let alert = question.controller()
            alert.overrideUserInterfaceStyle = style
            guard question.isDialog else { return alert }
            alert.popoverPresentationController?.sourceView = source.view
            if let place = source.place { alert.popoverPresentationController?.sourceRect = place }
            return alert
        }
    }
}

/// A text field with what an alert takes of it.
@MainActor
final class FieldNode: WrapperNode {
    let text: String
    let placeholder: String
    let isSecure: Bool

    init(_ content: ViewNode, text: String, placeholder: String, isSecure: Bool) {
        self.text = text
        self.placeholder = placeholder
        self.isSecure = isSecure
        super.init(content)
    }
}
