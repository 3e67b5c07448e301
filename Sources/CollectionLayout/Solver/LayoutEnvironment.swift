/// What all sections of a layout are laid out in.
struct LayoutEnvironment: Sendable {
    let container: Extent
    let configuration: LayoutConfiguration
    let pixels: Pixels

    /// The scroll axis.
    var axis: Axis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }
}
