import Appearance
import Foundation
import UIKit

// Lengths of all gauges are guesses: no picture shows one.

/// The system's style: a bar under a label.
public struct DefaultGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that is filled up to the value, between its label and the value in words.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                GaugeBar(fraction: configuration.value)
                configuration.maximumValueLabel
            }
            if let label = configuration.currentValueLabel { label.font(.footnote).foregroundStyle(.secondary) }
        }
    }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            configuration.minimumValueLabel
            GaugeMark(fraction: configuration.value)
            configuration.maximumValueLabel
        }
        .font(.caption.weight(.semibold))
    }
}

/// A bar that is filled up to the value, under its label and above the value in words.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label.font(.headline)
            HStack {
                configuration.minimumValueLabel
                GaugeBar(fraction: configuration.value)
                configuration.maximumValueLabel
            }
            .font(.caption)
            if let label = configuration.currentValueLabel { label.font(.caption).foregroundStyle(.secondary) }
        }
    }
}

/// An open ring with a mark at the value, which stands in words in its middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        RoundGauge(configuration: configuration, isClosed: false)
    }
}

/// A ring that is filled up to the value, which stands in words in its middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        RoundGauge(configuration: configuration, isClosed: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: Self { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: Self { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: Self { .init() }
}

/// A bar that is filled up to a share.
private struct GaugeBar: View {
    let fraction: Double

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color(uiColor: .systemFill))
                Capsule().fill(.tint).frame(width: proxy.size.width * CGFloat(fraction))
            }
        }
        .frame(height: 6)
    }
}

/// A bar with a mark at a share of it.
private struct GaugeMark: View {
    let fraction: Double

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(.tint)
                Circle().fill(.background).frame(width: 10, height: 10).overlay { Circle().fill(.tint).padding(2) }
                    .offset(x: (proxy.size.width - 10) * CGFloat(fraction), y: 0)
            }
        }
        .frame(height: 6)
    }
}

/// A ring around the value in words.
private struct RoundGauge: View {
    let configuration: GaugeStyleConfiguration
    let isClosed: Bool

    private static let size: CGFloat = 58
    private static let line: CGFloat = 6
    /// Of the whole ring, that an open one takes.
    private static let reach = 0.75

    var body: some View {
        ZStack {
            if isClosed {
                ring(to: 1).opacity(0.3).rotationEffect(.degrees(-90))
                ring(to: configuration.value).rotationEffect(.degrees(-90))
            } else {
                ring(to: Self.reach).rotationEffect(.degrees(135))
                mark
            }
            middle.font(.title3).minimumScaleFactor(0.5).lineLimit(1).frame(maxWidth: Self.size - 3 * Self.line)
            if !isClosed { ends.font(.caption2).frame(maxHeight: .infinity, alignment: .bottom) }
        }
        .frame(width: Self.size, height: Self.size)
    }

    private func ring(to end: Double) -> some View {
        Circle().inset(by: Self.line / 2).trim(from: 0, to: CGFloat(end))
            .stroke(.tint, style: StrokeStyle(lineWidth: Self.line, lineCap: .round))
    }

    private var mark: some View {
        let angle = Angle.degrees(135 + 270 * configuration.value).radians
        let radius = Double(Self.size - Self.line) / 2
        return Circle().fill(.background).frame(width: Self.line + 4, height: Self.line + 4)
            .overlay { Circle().fill(.tint).padding(2) }
            .offset(x: CGFloat(cos(angle) * radius), y: CGFloat(sin(angle) * radius))
    }

    @ViewBuilder private var middle: some View {
        if let label = configuration.currentValueLabel { label } else if isClosed { configuration.label }
    }

    /// Below the opening.
    @ViewBuilder private var ends: some View {
        if let least = configuration.minimumValueLabel, let most = configuration.maximumValueLabel {
            HStack(spacing: 8) {
                least
                most
            }
        } else {
            configuration.label.lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: Self.size / 2)
        }
    }
}
