public import Foundation
import UIKit

/// A value that goes up and down by steps, behind its label.
@MainActor @preconcurrency
public struct Stepper<Title: View>: View, NodeSource {
    public typealias Body = Never
    private let title: Title
    /// `nil` where the app alone knows the value.
    private let position: Position?

    /// Where a value is between its ends.
    private struct Position {
        var canDecrease: Bool
        var canIncrease: Bool

        init<Value: Strideable>(_ value: Value, _ bounds: ClosedRange<Value>?) {
            canDecrease = bounds.map { $0.lowerBound < value } ?? true
            canIncrease = bounds.map { value < $0.upperBound } ?? true
        }
    }

    private init(_ title: Title, _ position: Position?) {
        self.title = title
        self.position = position
    }

    /// - Parameters:
    ///   - onIncrement: Nobody presses buttons in a picture: it is not called. `nil` forbids it.
    ///   - onDecrement: Nobody presses buttons in a picture: it is not called. `nil` forbids it.
    ///   - onEditingChanged: It is not called.
    public init(
        @ViewBuilder label: () -> Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), onIncrement: onIncrement != nil, onDecrement: onDecrement != nil)
    }

    private init(_ title: Title, onIncrement: Bool, onDecrement: Bool) {
        let (least, most) = (onDecrement ? -1 : 0, onIncrement ? 1 : 0)
        self.init(title, Position(0, least...most))
    }

    /// - Parameters:
    ///   - step: Between values that can be chosen. No effect on a picture.
    ///   - onEditingChanged: It is not called.
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Title,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), Position(value.wrappedValue, nil))
    }
    /// - Parameters:
    ///   - step: Between values that can be chosen. No effect on a picture.
    ///   - onEditingChanged: It is not called.
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Title,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), Position(value.wrappedValue, bounds))
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let control = UIStepper()
        control.isEnabled = environment.isEnabled
        if let position {
            (control.minimumValue, control.maximumValue) = (position.canDecrease ? -1 : 0, position.canIncrease ? 1 : 0)
        }
        return [RowControl(title: title).node(control, environment)]
    }
}

extension Stepper where Title == Text {
    /// - Parameters:
    ///   - step: Between values that can be chosen. No effect on a picture.
    ///   - onEditingChanged: It is not called.
    public init<Value: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), Position(value.wrappedValue, nil))
    }
    /// - Parameters:
    ///   - step: Between values that can be chosen. No effect on a picture.
    ///   - onEditingChanged: It is not called.
    @_disfavoredOverload
    public init<Words: StringProtocol, Value: Strideable>(
        _ title: Words, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), Position(value.wrappedValue, nil))
    }
    /// - Parameters:
    ///   - step: Between values that can be chosen. No effect on a picture.
    ///   - onEditingChanged: It is not called.
    public init<Value: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), Position(value.wrappedValue, bounds))
    }
    /// - Parameters:
    ///   - step: Between values that can be chosen. No effect on a picture.
    ///   - onEditingChanged: It is not called.
    @_disfavoredOverload
    public init<Words: StringProtocol, Value: Strideable>(
        _ title: Words, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), Position(value.wrappedValue, bounds))
    }
    /// - Parameters:
    ///   - onIncrement: Nobody presses buttons in a picture: it is not called. `nil` forbids it.
    ///   - onDecrement: Nobody presses buttons in a picture: it is not called. `nil` forbids it.
    ///   - onEditingChanged: It is not called.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), onIncrement: onIncrement != nil, onDecrement: onDecrement != nil)
    }
    /// - Parameters:
    ///   - onIncrement: Nobody presses buttons in a picture: it is not called. `nil` forbids it.
    ///   - onDecrement: Nobody presses buttons in a picture: it is not called. `nil` forbids it.
    ///   - onEditingChanged: It is not called.
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), onIncrement: onIncrement != nil, onDecrement: onDecrement != nil)
    }
    /// A value as a format style writes it, behind the title.
    /// - Parameters:
    ///   - step: Between values that can be chosen. No effect on a picture.
    ///   - onEditingChanged: It is not called.
    public init<Style: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>, step: Style.FormatInput.Stride = 1,
        format: Style, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
        self.init(
            Text(titleKey) + Text(verbatim: " ") + Text(value.wrappedValue, format: format),
            Position(value.wrappedValue, nil))
    }
    /// A value as a format style writes it, behind the title.
    /// - Parameters:
    ///   - step: Between values that can be chosen. No effect on a picture.
    ///   - onEditingChanged: It is not called.
    @_disfavoredOverload
    public init<Style: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>, step: Style.FormatInput.Stride = 1,
        format: Style, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where
        Style.FormatInput: Strideable, Style.FormatInput.Stride: ExpressibleByIntegerLiteral,
        Style.FormatInput: Equatable, Style.FormatOutput == String
    {
        self.init(
            Text(titleKey) + Text(verbatim: " ") + Text(value.wrappedValue, format: format),
            Position(value.wrappedValue, nil))
    }
    /// A value as a format style writes it, behind the title.
    /// - Parameters:
    ///   - step: Between values that can be chosen. No effect on a picture.
    ///   - onEditingChanged: It is not called.
    public init<Style: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>, in bounds: ClosedRange<Style.FormatInput>,
        step: Style.FormatInput.Stride = 1, format: Style, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where
        Style.FormatInput: Strideable, Style.FormatInput.Stride: ExpressibleByIntegerLiteral,
        Style.FormatOutput == String
    {
        self.init(
            Text(titleKey) + Text(verbatim: " ") + Text(value.wrappedValue, format: format),
            Position(value.wrappedValue, bounds))
    }
}
