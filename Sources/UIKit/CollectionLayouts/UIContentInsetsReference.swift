import CollectionLayout

/// Which insets of the view sections keep clear of.
public enum UIContentInsetsReference: Int, Hashable, Sendable, CaseIterable {
    case automatic, none, safeArea, layoutMargins, readableContent

    var spec: ContentInsetsReference {
        switch self {
        case .automatic: .automatic
        case .none: .none
        case .safeArea: .safeArea
        case .layoutMargins: .layoutMargins
        case .readableContent: .readableContent
        }
    }
}
