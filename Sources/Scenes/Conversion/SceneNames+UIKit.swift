import UIKit

extension SceneListAppearance {
    var uiKit: UICollectionLayoutListConfiguration.Appearance {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}

extension SceneVisibility {
    var uiKit: UIListSeparatorConfiguration.Visibility {
        switch self {
        case .automatic: .automatic
        case .visible: .visible
        case .hidden: .hidden
        }
    }
}

extension SceneContentStyle {
    /// What the factory of the name gives.
    var configuration: UIListContentConfiguration {
        switch self {
        case .cell: .cell()
        case .subtitleCell: .subtitleCell()
        case .valueCell: .valueCell()
        case .sidebarCell: .sidebarCell()
        case .sidebarSubtitleCell: .sidebarSubtitleCell()
        case .accompaniedSidebarCell: .accompaniedSidebarCell()
        case .accompaniedSidebarSubtitleCell: .accompaniedSidebarSubtitleCell()
        case .plainHeader: .plainHeader()
        case .plainFooter: .plainFooter()
        case .groupedHeader: .groupedHeader()
        case .groupedFooter: .groupedFooter()
        case .sidebarHeader: .sidebarHeader()
        case .prominentInsetGroupedHeader: .prominentInsetGroupedHeader()
        case .extraProminentInsetGroupedHeader: .extraProminentInsetGroupedHeader()
        case .header: .header()
        case .footer: .footer()
        }
    }
}

extension SceneBackgroundStyle {
    /// What the factory of the name gives.
    @MainActor var configuration: UIBackgroundConfiguration {
        switch self {
        case .clear: .clear()
        case .listPlainCell: .listPlainCell()
        case .listPlainHeaderFooter: .listPlainHeaderFooter()
        case .listGroupedCell: .listGroupedCell()
        case .listGroupedHeaderFooter: .listGroupedHeaderFooter()
        case .listSidebarHeader: .listSidebarHeader()
        case .listSidebarCell: .listSidebarCell()
        case .listAccompaniedSidebarCell: .listAccompaniedSidebarCell()
        case .listCell: .listCell()
        case .listHeader: .listHeader()
        case .listFooter: .listFooter()
        }
    }
}

extension SceneAxis {
    var uiKit: UIAxis {
        switch self {
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }
}

extension SceneTextAlignment {
    var uiKit: UIListContentConfiguration.TextProperties.TextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}

extension SceneTextTransform {
    var uiKit: UIListContentConfiguration.TextProperties.TextTransform {
        switch self {
        case .none: .none
        case .uppercase: .uppercase
        case .lowercase: .lowercase
        case .capitalized: .capitalized
        }
    }
}

extension SceneRenderingMode {
    var uiKit: UIImage.RenderingMode {
        switch self {
        case .automatic: .automatic
        case .alwaysOriginal: .alwaysOriginal
        case .alwaysTemplate: .alwaysTemplate
        }
    }
}

extension SceneEdge {
    var uiKit: NSDirectionalRectEdge {
        switch self {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }
}

extension SceneContentMode {
    var uiKit: UIView.ContentMode {
        switch self {
        case .scaleToFill: .scaleToFill
        case .scaleAspectFit: .scaleAspectFit
        case .scaleAspectFill: .scaleAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
