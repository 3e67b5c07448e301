import Appearance
import Testing

struct ListMetricsTests {
    private func list(_ generation: SystemGeneration, _ environment: ListEnvironment, scale: Double = 3) -> ListMetrics
    {
        ListMetrics(generation: generation, environment: environment, displayScale: scale)
    }

    /// Between the cards of two sections without header and footer (ios-references/measurements §2c and §2d).
    @Test(arguments: [(SystemGeneration.iOS18, 3.0, 106.0 / 3), (.iOS18, 2, 35), (.iOS26, 3, 35), (.iOS26, 2, 35)])
    func keepsSectionsApart(generation: SystemGeneration, scale: Double, gap: Double) {
        let list = list(generation, .insetGrouped, scale: scale)
        #expect(list.bottomInset(isLastSection: false) + list.topInset(isFirstSection: false) == gap)
        #expect(list.topInset(isFirstSection: true) == 35)
        #expect(list.bottomInset(isLastSection: true) == 20)
    }

    @Test func keepsNothingAroundPlainSections() {
        let list = list(.iOS26, .plain)
        #expect(list.topInset(isFirstSection: true) == 0)
        #expect(list.bottomInset(isLastSection: true) == 0)
        #expect(list.automaticHeaderTopPadding == 22)
        #expect(list.pinsSupplementaries && !list.supplementariesFollowSectionInsets)
    }

    @Test(arguments: [
        (SystemGeneration.iOS18, 375.0, 375.0, 16.0), (.iOS18, 390, 390, 20), (.iOS18, 1024, 1024, 20),
        (.iOS18, 320, 1024, 16), (.iOS26, 393, 393, 16), (.iOS26, 402, 402, 16), (.iOS26, 414, 414, 20),
        (.iOS26, 320, 834, 16),
    ])
    func keepsFromTheSides(generation: SystemGeneration, list width: Double, screen: Double, margin: Double) {
        let list = list(generation, .insetGrouped)
        #expect(list.margin(listWidth: width, screenWidth: screen) == margin)
    }

    @Test func insetsCardsAndSidebarsOnly() {
        #expect(list(.iOS26, .insetGrouped).sectionInset(margin: 16, layoutMargin: 8) == 16)
        #expect(list(.iOS26, .insetGrouped).sectionInset(margin: 16, layoutMargin: 30) == 30)
        #expect(list(.iOS26, .sidebar).sectionInset(margin: 16, layoutMargin: 8) == 16)
        #expect(list(.iOS26, .grouped).sectionInset(margin: 16, layoutMargin: 30) == 0)
        #expect(list(.iOS26, .sidebar).cellMargin(margin: 16) == 8)
        #expect(list(.iOS26, .plain).cellMargin(margin: 16) == 16)
    }

    @Test func roundsALoneLowRowToACapsule() {
        #expect(list(.iOS26, .insetGrouped).cornerRadius(height: 51) == 25.5)
        #expect(list(.iOS26, .insetGrouped).cornerRadius(height: 68) == 26)
        #expect(list(.iOS18, .insetGrouped).cornerRadius(height: 44) == 10)
    }

    @Test func drawsLines() {
        #expect(list(.iOS18, .plain, scale: 2).separatorThickness == 0.5)
        #expect(list(.iOS26, .plain, scale: 2).separatorThickness == 1)
        #expect(list(.iOS18, .plain).separatorTrailingInset(margin: 20) == 0)
        #expect(list(.iOS26, .plain).separatorTrailingInset(margin: 16) == 16)
        var large = list(.iOS18, .plain)
        large.category = .accessibilityMedium
        #expect(large.separatorThickness == 1)
    }

    @Test func drawsLinesBetweenRowsOfACard() {
        let list = list(.iOS26, .insetGrouped)
        let lines = (0..<3).map { list.automaticSeparators(.init(isFirst: $0 == 0, isLast: $0 == 2)) }
        #expect(lines.map(\.top) == [false, false, false])
        #expect(lines.map(\.bottom) == [true, true, false])
    }

    @Test func closesGroupedSectionsBeforeIOS26() {
        let alone = ListMetrics.RowPosition(isFirst: true, isLast: true)
        let classic = list(.iOS18, .grouped).automaticSeparators(alone)
        #expect(classic.top && classic.topIsFullWidth && classic.bottom && classic.bottomIsFullWidth)
        #expect(list(.iOS26, .grouped).automaticSeparators(alone) == .init())
        #expect(list(.iOS18, .sidebar).automaticSeparators(alone) == .init())
    }

    @Test func endsAPlainSectionWithALineUnlessAFooterFollows() {
        let list = list(.iOS26, .plain)
        #expect(list.automaticSeparators(.init(isFirst: false, isLast: true)).bottom)
        #expect(!list.automaticSeparators(.init(isFirst: false, isLast: true, hasFooter: true)).bottom)
        #expect(!list.automaticSeparators(.init(isFirst: false, isLast: true, isBeforeHeader: true)).bottom)
    }

    @Test func estimatesBeforeItMeasures() {
        #expect(list(.iOS18, .insetGrouped).rowEstimate == 44)
        #expect(list(.iOS26, .insetGrouped).rowEstimate == 52)
        #expect(list(.iOS26, .grouped).supplementaryEstimate == 17.5)
        #expect(list(.iOS18, .plain).supplementaryEstimate == 28)
    }
}
