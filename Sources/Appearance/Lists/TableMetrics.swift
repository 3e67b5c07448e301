import DisplayLists

/// The lengths of tables that differ from those of lists, in points, for one look and kind of table. Everything else is
/// `ListMetrics`' matter.
package struct TableMetrics: Hashable, Sendable {
    /// What tables share with lists of the same look.
    package var list: ListMetrics

    package init(list: ListMetrics) { self.list = list }

    private var isClassic: Bool { list.generation == .iOS18 }
    private var isPlain: Bool { !list.isGrouped }
    private var grid: PixelGrid { PixelGrid(scale: list.displayScale) }

    // MARK: Across the table

    /// What a table's rows keep from their sides, and cards from the table's: as in lists, but on iOS 26 20 points from a
    /// width of 390 on; rows that run from side to side keep 16 on a pad. Sources: uikit-rules §6 and §12.4 (16 at 375, 20 at
    /// 393; on the pad 16 in plain tables, 20 in inset ones), ios-references/measurements §2a (20 at 402).
    ///
    /// - Parameters:
    ///   - tableWidth: The table's own, in points.
    ///   - screenWidth: The screen's, in points.
    ///   - isPad: Whether the screen is a pad's.
    package func margin(tableWidth: Double, screenWidth: Double, isPad: Bool = false) -> Double {
        guard !isClassic, tableWidth > 320 else {
            return list.margin(listWidth: tableWidth, screenWidth: screenWidth)
        }
        if isPad, !list.roundsSections { return 16 }
        return screenWidth >= 390 ? 20 : 16
    }

    /// From a row's sides to what it holds, where cards keep `margin` from the table's. On iOS 26 an upright phone's cards hold
    /// their texts 16 points from their sides, at whichever distance from the table's they stand themselves; their accessories
    /// keep `margin`. Source: frames that iOS 26.1 printed for public table sources (Vercantez/openuikit, `iOSChrome`: on a
    /// phone of 393 points cards at 20, header and row texts at 36, separators 16 inside at both ends, chevrons ending 20 inside;
    /// cards and texts at 20 and 40 on the pad and on a phone on its side).
    package func cellMargin(margin: Double, isPad: Bool, isHeightCompact: Bool) -> Double {
        guard !isClassic, list.roundsSections, !isPad, !isHeightCompact else { return margin }
        return min(margin, 16)
    }

    /// The least margin of a row's content view at its sides: it holds beside an accessory. Source: uikit-metrics §5.2.
    package static let contentSideMargin = ListMetrics.defaultLayoutMargin

    /// The margin of a row's content view at its top and bottom. Source: uikit-rules §12.4 for iOS 26; before, the
    /// margins of row contents (uikit-metrics §3.3).
    package var contentVerticalMargin: Double { isClassic ? 11 : 15 }

    // MARK: Headers and footers

    /// Above a section's header in a plain table, where `sectionHeaderTopPadding` is automatic. Source: uikit-metrics §5.1.
    package var automaticHeaderTopPadding: Double { list.automaticHeaderTopPadding }

    /// What stands above a section.
    package enum HeaderPlace: Hashable, Sendable {
        /// Nothing: it is the table's first section.
        case top
        /// A section whose footer has a text, or a view of the app's.
        case afterFooter
        /// A section without.
        case afterGap
    }

    /// The space in place of a header that is not there: 35 points at the top of grouped tables, half of that between
    /// sections. Sources: uikit-rules §7.2 and §7.4, ios-references/measurements §2c.
    package func missingHeaderHeight(_ place: HeaderPlace) -> Double {
        isPlain ? 0 : list.topInset(isFirstSection: place == .top)
    }

    /// The space in place of a footer that is not there. Source: uikit-rules §7.4 (untitled grouped footer 17.5).
    package var missingFooterHeight: Double { isPlain ? 0 : list.bottomInset(isLastSection: false) }

    /// How the label of a header or footer stands in it.
    package struct TitlePadding: Hashable, Sendable {
        package var top: Double
        package var bottom: Double
        package var minimumHeight: Double
    }

    /// Around the text of a header made from a title.
    ///
    /// Grouped: from the last row to the next one the same wherever there is no footer, 55⅓ points at 3×. Sources: uikit-rules
    /// §7.4 for iOS 26; iOS 15 and 16 measured in pictures (ios-references 11, 12, 13): 55⅓ at the top, 37⅔ after a gap,
    /// 45⅓ after a footer, the text's baseline 10 above the rows. Plain: 28 points, the text in their middle (uikit-rules
    /// §7.4), growing with it.
    package func headerPadding(_ place: HeaderPlace) -> TitlePadding {
        guard !isPlain else {
            return TitlePadding(top: 4, bottom: 3.5, minimumHeight: list.supplementaryEstimate)
        }
        let bottom = grid.floor(isClassic ? 6.7 : 5.5)
        let around: Double =
            switch place {
            case .top: isClassic ? 119.0 / 3 : 35
            case .afterFooter: isClassic ? 89.0 / 3 : 25
            case .afterGap: (isClassic ? 119.0 / 3 : 35) - missingFooterHeight
            }
        return TitlePadding(top: grid.round(around) - bottom, bottom: bottom, minimumHeight: 0)
    }

    /// Around the text of a footer made from a title. Sources: uikit-rules §7.4; before iOS 26 the same (first baseline 20
    /// below the rows, ios-references/measurements §2b). Plain tables' are as tall as their headers.
    package var footerPadding: TitlePadding {
        guard !isPlain else { return headerPadding(.top) }
        return TitlePadding(top: grid.round(7.667), bottom: grid.round(6.667), minimumHeight: 0)
    }
}
