extension ContentStyle {
    /// What the style looks like in its normal state.
    package func defaults(_ context: StyleContext) -> ContentDefaults {
        let style = resolved(in: context.environment)
        var defaults =
            switch style.family {
            case .cell: style.cellDefaults(context.generation)
            case .sidebarCell: style.sidebarCellDefaults(context.generation)
            case .sidebarHeader: sidebarHeaderDefaults(context)
            case .prominentHeader: style.prominentDefaults(context.generation)
            case .header, .footer: style.headerFooterDefaults(context.generation)
            }
        if self == .valueCell { defaults.prefersSideBySide = true }
        defaults.adapt(to: context.category)
        return defaults
    }

    /// Sources: uikit-metrics §3.2 and §3.3, uikit-rules §2.1 and §2.2. The vertical margins are frozen at the `large`
    /// category; before iOS 26 the secondary text is as strong as the primary one, except in value cells.
    private func cellDefaults(_ generation: SystemGeneration) -> ContentDefaults {
        let isClassic = generation == .iOS18
        let small = ContentDefaults.Text(isClassic ? .caption1 : .subheadline, isClassic ? .label : .secondaryLabel)
        let isSubtitle = self == .subtitleCell
        let isValue = self == .valueCell
        let vertical: Double = isClassic ? (isSubtitle ? 4 : 11) : 15
        return ContentDefaults(
            text: .init(.body, .label),
            secondaryText: isValue ? .init(.body, .secondaryLabel) : small,
            margins: .init(vertical, 16, vertical, 8),
            imageToTextPadding: 16,
            verticalPadding: isSubtitle ? 0 : Self.stackPadding(generation))
    }

    /// Sources: uikit-metrics §3.3, uikit-rules §2.1; both looks alike but for the padding.
    private func sidebarCellDefaults(_ generation: SystemGeneration) -> ContentDefaults {
        let isSubtitle = self == .sidebarSubtitleCell || self == .accompaniedSidebarSubtitleCell
        let vertical: Double = isSubtitle ? 4 : 11
        return ContentDefaults(
            text: .init(.body, .label),
            secondaryText: .init(generation == .iOS26 ? .footnoteTight : .footnote, .secondaryLabel),
            margins: .init(vertical, 8, vertical, 8),
            imageToTextPadding: 10,
            verticalPadding: isSubtitle ? 0 : Self.stackPadding(generation)
        ).shrinkingText()
    }

    /// Sources: uikit-metrics §3.4, uikit-rules §2.2.
    private func sidebarHeaderDefaults(_ context: StyleContext) -> ContentDefaults {
        let text: ContentDefaults.Text =
            context.hasPadSidebar ? .init(.bodyMedium, .secondaryLabel) : .init(.title3Semibold, .label)
        return ContentDefaults(
            text: text,
            secondaryText: .init(.footnoteTight, .secondaryLabel),
            margins: .init(11, 8, 11, 8),
            imageToTextPadding: 10,
            verticalPadding: Self.stackPadding(context.generation)
        ).shrinkingText()
    }

    /// Source: uikit-metrics §3.4.
    private func prominentDefaults(_ generation: SystemGeneration) -> ContentDefaults {
        let isExtra = self == .extraProminentInsetGroupedHeader
        let isClassic = generation == .iOS18
        let classicMargins: ContentDefaults.Margins = isExtra ? .init(9, 3, 10, 3) : .init(8, 3, 11, 3)
        var defaults = ContentDefaults(
            text: .init(isExtra ? .title2Bold : .title3Semibold, .label),
            secondaryText: .init(.subheadline, .secondaryLabel),
            margins: isClassic ? classicMargins : .init(10, 3, 10, 3),
            imageToTextPadding: 16,
            verticalPadding: Self.stackPadding(generation))
        defaults.preservesHorizontalMargins = !isClassic
        return defaults
    }

    /// Source: uikit-metrics §3.4; the grouped header and footer of both looks also measured in pictures
    /// (ios-references/measurements §2c and §2d). Wrapped lines of the 13-point ones stand 16 apart (§4 there).
    private func headerFooterDefaults(_ generation: SystemGeneration) -> ContentDefaults {
        let text: ContentDefaults.Text
        let margins: ContentDefaults.Margins
        switch (family, generation, self) {
        case (.footer, .iOS26, _):
            (text, margins) = (.init(.footnoteTight, .secondaryLabel), .init(8, 8, 6, 8))
        case (_, .iOS26, _):
            (text, margins) = (.init(.bodySemibold, .secondaryLabel), .init(10, 8, 10, 8))
        case (_, .iOS18, .groupedHeader):
            (text, margins) = (.init(.footnoteTight, .secondaryLabel, isUppercase: true), .init(17, 8, 6, 8))
        case (_, .iOS18, .groupedFooter):
            (text, margins) = (.init(.footnoteTight, .secondaryLabel), .init(6, 8, 12, 8))
        case (_, .iOS18, _):
            (text, margins) = (.init(.subheadlineSemibold, .secondaryLabel), .init(4, 8, 4, 8))
        }
        var secondaryText = text
        secondaryText.isUppercase = false
        return ContentDefaults(
            text: text, secondaryText: secondaryText, margins: margins, imageToTextPadding: 16,
            verticalPadding: Self.stackPadding(generation))
    }

    /// Between a text and the secondary one under it. Sources: uikit-metrics §3.3, uikit-rules §2.1.
    private static func stackPadding(_ generation: SystemGeneration) -> Double { generation == .iOS26 ? 4 : 3 }
}

extension ContentDefaults {
    /// Sidebars keep to one line and shrink it a little rather than cut it. Source: uikit-rules §2.2.
    fileprivate func shrinkingText() -> ContentDefaults {
        var copy = self
        for path in [\ContentDefaults.text, \ContentDefaults.secondaryText] {
            copy[keyPath: path].numberOfLines = 1
            copy[keyPath: path].adjustsFontSizeToFitWidth = true
            copy[keyPath: path].minimumScaleFactor = 0.9
            copy[keyPath: path].allowsTightening = true
        }
        return copy
    }

    /// At accessibility sizes no text is held to a line or shrunk, and symbols are set smaller: medium up to the second of
    /// those sizes, small above. Source: uikit-metrics §3.1.
    fileprivate mutating func adapt(to category: ContentSizeCategory) {
        guard category.isAccessibility else { return }
        symbol.scale = category >= .accessibilityExtraLarge ? .small : .medium
        text.allowAnyHeight()
        secondaryText.allowAnyHeight()
    }
}

extension ContentDefaults.Text {
    fileprivate mutating func allowAnyHeight() {
        numberOfLines = 0
        adjustsFontSizeToFitWidth = false
        minimumScaleFactor = 0
        allowsTightening = false
    }
}
