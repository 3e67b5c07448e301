/// What groups that open look like.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// What a group is made of.
    associatedtype Body: View
    /// The parts of a group.
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle {
    @MainActor func erasedBody(_ configuration: DisclosureGroupStyleConfiguration) -> any View {
        makeBody(configuration: configuration)
    }
}

extension View {
    public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.disclosureStyle] = style }
    }
}
