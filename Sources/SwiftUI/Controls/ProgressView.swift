public import Foundation
import UIKit

/// Shows how far something has come, or that it goes on.
@MainActor @preconcurrency
public struct ProgressView<Content: View, Current: View>: View, NodeSource {
    public typealias Body = Never
    /// 0…1; `nil` where nobody knows.
    private let fraction: Double?
    private let label: Content?
    private let current: Current?

    private init(fraction: Double?, label: Content?, current: Current? = nil) {
        self.fraction = fraction
        self.label = label
        self.current = current
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { .init(content: $0) },
            currentValueLabel: current.map { .init(content: $0) })
        let style = environment[storage: \.control.progressStyle] ?? DefaultProgressViewStyle()
        // A progress view in a style's body has the system's style.
        var inner = environment
        inner[storage: \.control.progressStyle] = nil
        return [environment.asCurrent { style.erasedBody(configuration) }.node(inner)]
    }

    static func share<Value: BinaryFloatingPoint>(_ value: Value?, _ total: Value) -> Double? {
        guard let value, total > 0 else { return nil }
        return min(max(Double(value / total), 0), 1)
    }
}

extension ProgressView {
    /// - Parameters:
    ///   - value: `nil` goes on without end.
    ///   - currentValueLabel: The value in words.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1, @ViewBuilder label: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(fraction: Self.share(value, total), label: label(), current: currentValueLabel())
    }
}

extension ProgressView where Current == EmptyView {
    /// Something goes on.
    public init(@ViewBuilder label: () -> Content) { self.init(fraction: nil, label: label()) }
    /// - Parameter value: `nil` goes on without end.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1, @ViewBuilder label: () -> Content
    ) {
        self.init(fraction: Self.share(value, total), label: label())
    }
}

extension ProgressView where Content == EmptyView, Current == EmptyView {
    /// Something goes on.
    public init() { self.init(fraction: nil, label: nil) }
    /// `nil` goes on without end.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
        self.init(fraction: Self.share(value, total), label: nil)
    }
}

extension ProgressView where Content == Text, Current == EmptyView {
    public init(_ titleKey: LocalizedStringKey) { self.init(fraction: nil, label: Text(titleKey)) }
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title) { self.init(fraction: nil, label: Text(title)) }
    public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1) {
        self.init(fraction: Self.share(value, total), label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
        _ title: Title, value: Value?, total: Value = 1
    ) {
        self.init(fraction: Self.share(value, total), label: Text(title))
    }
}

extension ProgressView where Content == EmptyView, Current == EmptyView {
    /// How far something has come that tells it.
    public init(_ progress: Progress) { self.init(fraction: progress.fractionCompleted, label: nil) }
}

extension ProgressView where Content == EmptyView, Current == Text {
    /// How far a time has gone by, as it begins.
    /// - Parameters:
    ///   - timerInterval: The time.
    ///   - countsDown: Whether it is what is left rather than what has gone by.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        let text = Text(timerInterval: timerInterval, countsDown: countsDown)
        self.init(fraction: countsDown ? 1 : 0, label: nil, current: text)
    }
}

extension ProgressView where Current == Text {
    /// How far a time has gone by, as it begins.
    /// - Parameters:
    ///   - timerInterval: The time.
    ///   - countsDown: Whether it is what is left rather than what has gone by.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Content) {
        let text = Text(timerInterval: timerInterval, countsDown: countsDown)
        self.init(fraction: countsDown ? 1 : 0, label: label(), current: text)
    }
}

extension ProgressView {
    /// How far a time has gone by, as it begins.
    /// - Parameters:
    ///   - timerInterval: The time.
    ///   - countsDown: Whether it is what is left rather than what has gone by.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(fraction: countsDown ? 1 : 0, label: label(), current: currentValueLabel())
    }
}

extension ProgressView where Content == ProgressViewStyleConfiguration.Label, Current == EmptyView {
    /// The progress view that a style is asked to show.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(fraction: configuration.fractionCompleted, label: configuration.label)
    }
}

/// A bar where the progress is known, else turning spokes.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SystemProgress(configuration: configuration, isBar: nil)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: Self { .init() }
}

struct SystemProgress: View, NodeSource {
    typealias Body = Never
    let configuration: ProgressViewStyleConfiguration
    /// `nil` where the progress decides.
    let isBar: Bool?

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let isBar = isBar ?? (configuration.fractionCompleted != nil)
        let control = isBar ? bar(environment) : spokes(environment)
        if configuration.label == nil, configuration.currentValueLabel == nil { return [control] }
        var inner = environment
        if !isBar { inner.foreground = inner.foreground.from(1) }
        let label = configuration.label.map { [$0.node(inner)] } ?? []
        // Small print below a bar: a guess, as no picture shows one.
        var small = environment
        small.foreground = small.foreground.from(1)
        if small.font == nil { small.font = .caption }
        let current = isBar ? configuration.currentValueLabel.map { [$0.node(small)] } ?? [] : []
        return [
            StackNode(
                isBar ? label + [control] + current : [control] + label, axis: .vertical, spacing: nil,
                alignment: (isBar ? HorizontalAlignment.leading : .center).key,
                isRightToLeft: environment.layoutDirection == .rightToLeft)
        ]
    }

    private func bar(_ environment: EnvironmentValues) -> ViewNode {
        let view = UIProgressView()
        view.progress = Float(configuration.fractionCompleted ?? 0)
        view.progressTintColor = UIColor(environment.tint.color(environment))
        return PlatformNode(view, environment)
    }

    private func spokes(_ environment: EnvironmentValues) -> ViewNode {
        let size = environment.controlSize
        let view = UIActivityIndicatorView(style: size == .large || size == .extraLarge ? .large : .medium)
        if environment[storage: \.style.tint] != nil { view.color = UIColor(environment.tint.color(environment)) }
        view.startAnimating()
        return PlatformNode(view, environment)
    }
}

extension View {
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.progressStyle] = style }
    }
}
