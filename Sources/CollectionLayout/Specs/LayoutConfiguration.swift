/// What holds for the whole layout.
package struct LayoutConfiguration: Hashable, Sendable {
    package enum ScrollDirection: Hashable, Sendable {
        case vertical, horizontal
    }

    package var scrollDirection: ScrollDirection
    package var interSectionSpacing: Double
    /// Headers and footers of the layout, around all sections.
    package var boundaries: [BoundarySpec]
    /// For sections that say automatic.
    package var contentInsetsReference: ContentInsetsReference
    package var environment: EnvironmentInsets

    package init(
        scrollDirection: ScrollDirection = .vertical, interSectionSpacing: Double = 0,
        boundaries: [BoundarySpec] = [], contentInsetsReference: ContentInsetsReference = .safeArea,
        environment: EnvironmentInsets = EnvironmentInsets()
    ) {
        self.scrollDirection = scrollDirection
        self.interSectionSpacing = interSectionSpacing
        self.boundaries = boundaries
        self.contentInsetsReference = contentInsetsReference
        self.environment = environment
    }

    /// The insets of the view that a reference can name.
    package struct EnvironmentInsets: Hashable, Sendable {
        package var safeArea: DirectionalInsets
        package var layoutMargins: DirectionalInsets
        package var readableContent: DirectionalInsets

        package init(
            safeArea: DirectionalInsets = .zero, layoutMargins: DirectionalInsets = .zero,
            readableContent: DirectionalInsets = .zero
        ) {
            self.safeArea = safeArea
            self.layoutMargins = layoutMargins
            self.readableContent = readableContent
        }
    }

    /// What a section's reference takes away; `automatic` asks the layout's, whose own `automatic` takes nothing.
    func insets(for reference: ContentInsetsReference) -> DirectionalInsets {
        switch reference == .automatic ? contentInsetsReference : reference {
        case .automatic, .none: .zero
        case .safeArea: environment.safeArea
        case .layoutMargins: environment.layoutMargins
        case .readableContent: environment.readableContent
        }
    }
}
