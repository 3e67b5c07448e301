import DisplayLists

/// The lengths that a list's sections and rows are laid out by, in points, for one look and kind of list.
///
/// A list stands on three rules that read these values: `ListMetrics+Margins` says how far things keep from the sides,
/// this file how far from each other, `ListMetrics+Separators` where lines are drawn. What is inside a row is
/// `ContentStyle`'s, `AccessoryMetrics`' and `SwipeMetrics`' matter.
package struct ListMetrics: Hashable, Sendable {
    package var generation: SystemGeneration
    package var environment: ListEnvironment
    package var category: ContentSizeCategory
    package var displayScale: Double

    package init(
        generation: SystemGeneration = .iOS26, environment: ListEnvironment, category: ContentSizeCategory = .large,
        displayScale: Double = 3
    ) {
        self.generation = generation
        self.environment = environment
        self.category = category
        self.displayScale = displayScale
    }

    package init(context: StyleContext, displayScale: Double) {
        self.init(
            generation: context.generation, environment: context.environment, category: context.category,
            displayScale: displayScale)
    }

    var isGrouped: Bool { environment == .grouped || environment == .insetGrouped }
    var isSidebar: Bool { environment == .sidebar || environment == .sidebarPlain }

    // MARK: Down the list

    /// What a row is taken to be tall before it has been measured. Source: uikit-metrics §5.1, measured in pictures.
    package var rowEstimate: Double { generation == .iOS26 && !isSidebar ? 52 : 44 }

    /// What a header or footer is taken to be tall before it has been measured. The one of plain lists grows with the
    /// header's font. Sources: uikit-rules §7.1, uikit-metrics §5.1.
    package var supplementaryEstimate: Double {
        guard environment == .plain || environment == .sidebarPlain else { return 17.5 }
        let style: TextStyle = generation == .iOS26 ? .body : .subheadline
        return (28 * style.ratio(category)).rounded()
    }

    /// Above a section without a header. The first section keeps 35 points from the top of a grouped list, later ones
    /// half of that. Sources: uikit-metrics §5.1, ios26-printouts, ios-references/measurements §2c and §2d.
    package func topInset(isFirstSection: Bool) -> Double {
        guard isGrouped else { return 0 }
        return isFirstSection ? 35 : halfSectionGap
    }

    /// Under a section without a footer; twenty points under a grouped list's last one. Sources: as for `topInset`, the
    /// last one also by the printed content heights (182 at 18.6, 412.167 at 26.1).
    package func bottomInset(isLastSection: Bool) -> Double {
        switch environment {
        case .grouped, .insetGrouped: isLastSection ? 20 : halfSectionGap
        // Source: uikit-metrics §5.1; on the Mac 10 ÷ 0.77.
        case .sidebar: 10
        case .none, .plain, .sidebarPlain: 0
        }
    }

    /// Half of the 35 points between sections that have neither header nor footer: rounded up to the pixel before iOS 26,
    /// kept as it is there and rounded with the final position. Sources: as for `topInset`.
    private var halfSectionGap: Double {
        generation == .iOS26 ? 17.5 : PixelGrid(scale: displayScale).ceil(17.5)
    }

    /// Above a header, be it a supplementary view or a section's first row, when `headerTopPadding` is automatic.
    /// Sources: uikit-metrics §5.1, uikit-rules §7.1.
    package var automaticHeaderTopPadding: Double { environment == .plain ? 22 : 0 }

    /// Whether headers and footers stay in sight while their section does. Source: uikit-rules §7.1.
    package var pinsSupplementaries: Bool { environment == .plain || environment == .sidebarPlain }

    /// Whether headers and footers keep from the sides what rows keep. Source: uikit-metrics §5.2.
    package var supplementariesFollowSectionInsets: Bool { !pinsSupplementaries }

    /// The colour behind everything. A phone's sidebar is black in the dark style (ios-references/measurements §6); the
    /// pad's own colour is private and stood in for. Source: uikit-metrics §2.4.
    package func backgroundColor(isPad: Bool) -> SystemColor {
        switch environment {
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: isPad ? .secondarySystemBackground : .systemGroupedBackground
        case .sidebarPlain: isPad ? .secondarySystemBackground : .systemBackground
        case .none, .plain: .systemBackground
        }
    }

    /// What a level of indentation is wide. Source: uikit-metrics §6.4.
    package var indentationWidth: Double { isSidebar ? 20 : 10 }

    // MARK: Cards

    /// Of cards and of sidebars' pills; continuous corners. Source: uikit-metrics §5.3, fitted to pictures.
    package var cornerRadius: Double { generation == .iOS26 ? 26 : 10 }

    /// Whether a section's first and last row have rounded outer corners.
    package var roundsSections: Bool { environment == .insetGrouped }

    /// For a row of its own the radius shrinks to half its height on iOS 26.1 and later (ios-references/measurements §2d).
    package func cornerRadius(height: Double) -> Double { min(cornerRadius, height / 2) }

    // MARK: In front of each other

    /// Larger ones are in front. Source: uikit-metrics §5.5.
    package enum Depth {
        package static let sectionBackground = 0
        package static let swipeActions = 5
        package static let cell = 10
        package static let separator = 100
        package static let supplementary = 200
        package static let pinnedSupplementary = 210
    }
}
