import Appearance
import Foundation
import Testing
import UIKit

@MainActor
struct CellAccessoryTests {
    private func order(_ accessories: [UICellAccessory]) -> [AccessoryKind] {
        UICellAccessory.layout(
            accessories, cellSize: CGSize(width: 375, height: 52), margins: (16, 16), traits: .sample(.iOS26)
        ) { _ in CGSize(width: 20, height: 20) }.solve().trailing.map(\.kind)
    }

    private func custom(_ position: @escaping UICellAccessory.Placement.Position = { $0.count }) -> UICellAccessory {
        .customView(
            configuration: .init(customView: UIView(), placement: .trailing(displayed: .always, at: position)))
    }

    @Test func customViewsStandNextToTheContentByDefault() {
        #expect(
            order([.disclosureIndicator(), custom(), .checkmark()]) == [.customView, .checkmark, .disclosureIndicator])
    }

    /// "Before" is nearer to the edge, since positions count from there.
    @Test func positionsGoByAnotherAccessory() {
        let before = custom(UICellAccessory.Placement.position(before: .checkmark()))
        #expect(
            order([.checkmark(), .disclosureIndicator(), before]) == [.checkmark, .customView, .disclosureIndicator])
        let after = custom(UICellAccessory.Placement.position(after: .disclosureIndicator()))
        #expect(
            order([.checkmark(), .disclosureIndicator(), after]) == [.checkmark, .customView, .disclosureIndicator])
        let absent = custom(UICellAccessory.Placement.position(before: .reorder()))
        #expect(order([.checkmark(), absent]) == [.checkmark, .customView])
    }

    @Test func optionsReachTheAccessory() {
        let accessory = UICellAccessory.delete(
            options: .init(isHidden: true, reservedLayoutWidth: .custom(40), tintColor: .systemYellow))
        #expect(accessory.isHidden)
        #expect(accessory.reservedLayoutWidth == .custom(40))
        #expect(accessory.tintColor == .systemYellow)
        #expect(accessory.displayedState == .whenEditing)
        #expect(UICellAccessory.label(text: "12").details.labelText == "12")
    }

    @Test func labelsAreAsWideAsTheirText() {
        let solution = UICellAccessory.layout(
            [.label(text: "12")], cellSize: CGSize(width: 375, height: 52), margins: (16, 16), traits: .sample(.iOS26)
        ) { _ in CGSize(width: 31, height: 20) }.solve()
        #expect(solution.content.width == CGFloat(375 - 16 - 31))
    }
}
