import UIKit

/// A thumb on a track between two values, which takes all the width that there is.
@MainActor @preconcurrency
public struct Slider<Title: View, Ends: View>: View, NodeSource {
    public typealias Body = Never
    private let value: Double
    private let bounds: ClosedRange<Double>
    private let least: Ends?
    private let most: Ends?

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let control = UISlider()
        control.minimumValue = Float(bounds.lowerBound)
        control.maximumValue = Float(bounds.upperBound)
        control.value = Float(value)
        control.isEnabled = environment.isEnabled
        if environment[storage: \.style.tint] != nil {
            control.tintColor = UIColor(environment.tint.color(environment))
        }
        let track = PlatformNode(control, environment) { proposal, view in
            let own = view.intrinsicContentSize
            return CGSize(width: proposal.width ?? max(own.width, 0), height: own.height)
        }
        guard least != nil || most != nil else { return [track] }
        return HStack {
            least
            NodeView(node: track)
            most
        }.nodes(environment)
    }
}

extension Slider where Title == EmptyView, Ends == EmptyView {
    /// - Parameter step: Between values that can be chosen. No effect on a picture.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.value = Double(value.wrappedValue)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        (least, most) = (nil, nil)
    }
}

extension Slider where Ends == EmptyView {
    /// - Parameters:
    ///   - step: Between values that can be chosen. No effect on a picture.
    ///   - label: Read out to who does not see it. No effect on a picture.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
        @ViewBuilder label: () -> Title, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.value = Double(value.wrappedValue)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        (least, most) = (nil, nil)
    }
}

extension Slider {
    /// - Parameters:
    ///   - step: Between values that can be chosen. No effect on a picture.
    ///   - label: Read out to who does not see it. No effect on a picture.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
        @ViewBuilder label: () -> Title, @ViewBuilder minimumValueLabel: () -> Ends,
        @ViewBuilder maximumValueLabel: () -> Ends, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.value = Double(value.wrappedValue)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        (least, most) = (minimumValueLabel(), maximumValueLabel())
    }
}
