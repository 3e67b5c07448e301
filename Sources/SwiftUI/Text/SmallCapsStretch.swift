import Foundation

/// Letters that are all small capitals, or none of them.
struct SmallCapsStretch: Equatable {
    var text: String
    let isSmall: Bool

    /// Of a capital's height. The system's face has small capitals of its own; the substitute has none, so that they are
    /// capitals a little higher than its small letters. A guess: no picture shows one.
    static let share: CGFloat = 0.78

    /// A text in stretches, with capitals for what is small.
    static func stretches(of text: String, _ letters: Font.SmallCaps) -> [SmallCapsStretch] {
        var result: [SmallCapsStretch] = []
        for character in text {
            let isSmall =
                letters.contains(.lowercase) && character.isLowercase
                || letters.contains(.uppercase) && character.isUppercase
            let shown = isSmall ? character.uppercased() : String(character)
            if result.last?.isSmall == isSmall {
                result[result.count - 1].text += shown
            } else {
                result.append(SmallCapsStretch(text: shown, isSmall: isSmall))
            }
        }
        return result.isEmpty ? [SmallCapsStretch(text: text, isSmall: false)] : result
    }
}

extension EnvironmentValues {
    /// Which letters of a text are small capitals.
    /// - Parameter own: `nil` is the environment's.
    func smallCaps(_ own: Font?, _ changes: [Font.Change]) -> Font.SmallCaps {
        let text = self[storage: \.text]
        return (text.changes + changes).reduce((own ?? text.font ?? .body).smallLetters) { $0.union($1.smallLetters) }
    }
}
