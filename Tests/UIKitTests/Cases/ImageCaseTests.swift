import DisplayLists
import Foundation
import Testing
import UIKit

/// Pictures and symbols before texts.
@MainActor
struct ImageCaseTests {
    private func thumbnails() -> TestList {
        let images = [
            picture(200, 50), picture(50, 200), picture(30, 30), UIImage(systemName: "photo") ?? UIImage(),
        ]
        return makeList(
            images.map { image in
                row("Name") { _, content in
                    content.image = image
                    content.imageProperties.maximumSize = CGSize(width: 55, height: 55)
                    content.imageProperties.reservedLayoutSize = CGSize(width: 55, height: 55)
                }
            })
    }

    private func frames(_ solved: TestList.Solved) throws -> [CGRect] {
        try (0..<4).map { try #require(solved.node("section 0/item \($0)/image")).frame }
    }

    /// The maximum keeps the shape and never enlarges; what is reserved only makes room, in whose middle the image stands.
    @Test func thumbnailsOfAnyShapeShareAColumnOfTexts() throws {
        let solved = thumbnails().snapshot(width: 375)
        let images = try frames(solved)
        let sizes = [CGSize(width: 55, height: 13.75), CGSize(width: 13.75, height: 55), CGSize(width: 30, height: 30)]
        for (image, size) in zip(images, sizes) { #expect(image.size == size) }
        for (item, image) in images.enumerated() {
            let path = "section 0/item \(item)"
            #expect(isNearly(image.midX, 16 + 27.5))
            let row = try #require(solved.node(path, role: "cell")).frame
            #expect(abs(image.midY - row.midY) <= 0.5)
            #expect(solved.minX(path + "/text") == 87)
            #expect(row.height == 85)
        }
    }

    /// At accessibility sizes nothing is reserved: every text starts after its own image.
    @Test(arguments: [UIContentSizeCategory.accessibilityMedium, .accessibilityExtraExtraExtraLarge])
    func nothingIsReservedAtAccessibilitySizes(category: UIContentSizeCategory) throws {
        let solved = thumbnails().snapshot(width: 375) { $0.preferredContentSizeCategory = category }
        let images = try frames(solved)
        for (item, width) in [55, 13.75, 30].enumerated() {
            #expect(isNearly(images[item].width, width))
            #expect(isNearly(images[item].minX, 16))
            #expect(isNearly(solved.minX("section 0/item \(item)/text"), 16 + width + 16, within: 1.0 / 3))
        }
    }

    /// The slot is 24 wide (uikit-metrics §3.1), so that a picture of 24 would stand in line by chance: this one is 30.
    @Test func symbolsShareASlotAndPicturesNeedTheConstant() throws {
        func icon(_ image: UIImage?, standard: Bool = false) -> Row {
            row("Name") { _, content in
                content.image = image
                guard standard else { return }
                let standard = UIListContentConfiguration.ImageProperties.standardDimension
                content.imageProperties.reservedLayoutSize = CGSize(width: standard, height: standard)
            }
        }
        let solved = makeList([
            icon(UIImage(systemName: "envelope")), icon(UIImage(systemName: "lock")), icon(picture(30, 30)),
            icon(picture(30, 30), standard: true),
        ]).snapshot(width: 375)
        for (item, start) in [(0, 56.0), (1, 56), (2, 62), (3, 56)] {
            #expect(solved.minX("section 0/item \(item)/text") == start)
        }
        let images = try frames(solved)
        #expect(images[0].width != images[1].width)
        for item in [0, 1, 3] { #expect(isNearly(images[item].midX, 16 + 12)) }
        #expect(isNearly(images[2].minX, 16))
    }
}
