import UIKit

/// Shows where a value is between two others.
@MainActor @preconcurrency
public struct Gauge<Title: View, Current: View, Bound: View, Marks: View>: View, NodeSource {
    public typealias Body = Never
    /// 0…1.
    private let fraction: Double
    private let title: Title
    private let current: Current?
    private let bounds: (least: Bound, most: Bound)?

    private init<Value: BinaryFloatingPoint>(
        _ value: Value, _ range: ClosedRange<Value>, _ title: Title, _ current: Current?,
        _ bounds: (least: Bound, most: Bound)?
    ) {
        let length = Double(range.upperBound - range.lowerBound)
        let share = length > 0 ? Double(value - range.lowerBound) / length : 0
        fraction = share.isFinite ? min(max(share, 0), 1) : 0
        self.title = title
        self.current = current
        self.bounds = bounds
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment.insideRow
        inner[storage: \.control.gaugeStyle] = nil
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(content: title), currentValueLabel: current.map { .init(content: $0) },
            minimumValueLabel: bounds.map { .init(content: $0.least) },
            maximumValueLabel: bounds.map { .init(content: $0.most) })
        let style = environment[storage: \.control.gaugeStyle] ?? DefaultGaugeStyle()
        return [inner.asCurrent { style.erasedBody(configuration) }.node(inner)]
    }
}

extension Gauge where Current == EmptyView, Bound == EmptyView, Marks == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Title
    ) {
        self.init(value, bounds, label(), nil, nil)
    }
}

extension Gauge where Bound == EmptyView, Marks == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Title,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil)
    }
}

extension Gauge where Marks == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Title,
        @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Bound,
        @ViewBuilder maximumValueLabel: () -> Bound
    ) {
        self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
    }
}

extension View {
    public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.gaugeStyle] = style }
    }
}
