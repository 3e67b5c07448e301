import Foundation
import Galley
import Testing
import UIKit

/// Images as files: what is drawn by code and what is read.
@MainActor struct ImageFileTests {
    @Test func aDrawingIsWrittenAtItsScale() throws {
        DrawingEnvironment.installImageWriter()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let size = CGSize(width: 3, height: 2)
        let image = UIGraphicsImageRenderer(size: size, format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(origin: .zero, size: size))
        }
        let data = try #require(image.pngData())
        let read = try #require(UIImage(data: data, scale: 2))
        #expect(read.size == size)
        #expect(UIImage().pngData() == nil)
        #expect(!UIGraphicsImageRenderer(size: size, format: format).pngData { _ in }.isEmpty)
    }
}
