import Appearance
public import UIKit

/// A colour that can be chosen, behind its label.
@MainActor @preconcurrency
public struct ColorPicker<Title: View>: View, NodeSource {
    public typealias Body = Never
    private let title: Title
    private let color: Color

    /// - Parameter supportsOpacity: No effect on a picture.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Title) {
        title = label()
        color = selection.wrappedValue
    }
    /// - Parameter supportsOpacity: No effect on a picture.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Title) {
        title = label()
        color = Color(cgColor: selection.wrappedValue)
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let well = ColorWell(color: color).node(environment.insideRow)
        let height = environment[storage: \.list].isAround ? environment.lineHeight : nil
        return [RowControl(title: title).node(FixedFrameNode(well, width: nil, height: height, .center), environment)]
    }
}

extension ColorPicker where Title == Text {
    /// - Parameter supportsOpacity: No effect on a picture.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    /// - Parameter supportsOpacity: No effect on a picture.
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
    /// - Parameter supportsOpacity: No effect on a picture.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
}

/// The colour in a ring of all colours. Lengths are guesses: no picture shows one.
private struct ColorWell: View {
    let color: Color

    private static let hues = stride(from: 0.0, through: 1, by: 1.0 / 12).map {
        Color(hue: 1 - $0, saturation: 0.85, brightness: 1)
    }

    var body: some View {
        Circle()
            .strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3)
            .frame(width: CGFloat(HostedMetrics.colorWellSize), height: CGFloat(HostedMetrics.colorWellSize))
            .overlay { Circle().fill(color).padding(5) }
    }
}
