/// What date pickers look like. The styles are those of the framework.
public protocol DatePickerStyle: Sendable {}

/// The system's style: pills.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
}

/// Pills, which open a calendar or a keyboard.
public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
}

/// A month of days. A time alone is drawn as in the compact style.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
}

/// Wheels of days, hours and so on.
public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: Self { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: Self { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: Self { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: Self { .init() }
}

extension View {
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.datePickerStyle] = style }
    }
}
