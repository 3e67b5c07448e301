import Foundation
import UIKit

/// A length that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint & Sendable>: DynamicProperty, Sendable {
    private let base: Value
    private let style: Font.TextStyle

    /// - Parameter value: At the `large` size, points.
    public init(wrappedValue value: Value, relativeTo textStyle: Font.TextStyle) {
        base = value
        style = textStyle
    }
    /// Scales as body text does.
    public init(wrappedValue value: Value) { self.init(wrappedValue: value, relativeTo: .body) }

    public var wrappedValue: Value {
        let metrics = UIFontMetrics(forTextStyle: style.uiStyle)
        return Value(
            metrics.scaledValue(for: CGFloat(base), compatibleWith: EnvironmentValues.current.traits))
    }
}
