import DisplayLists
import Foundation
import Testing
import UIKit

/// Images that code draws.
@MainActor
struct ImageRendererTests {
    private func painted(_ image: UIImage, size: CGSize? = nil, tint: UIColor = .blue) -> [String] {
        let view = UIImageView(image: image)
        view.tintColor = tint
        let size = size ?? image.size
        let request = WindowSnapshot.Request(width: size.width, height: size.height, scale: 2)
        return WindowSnapshot.take(of: view, request).displayList.description.split(separator: "\n").dropFirst(2)
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func disc(_ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            color.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    @Test func whatIsDrawnIsShownWithoutPixels() {
        #expect(disc().size == CGSize(width: 20, height: 10))
        #expect(
            painted(disc()) == ["group clip (0, 0) 20×10", "fill ellipse (0, 0) 10×10 #FF0000FF"])
        #expect(
            painted(disc(), size: CGSize(width: 40, height: 40))
                == [
                    "group transform [2 0 0 4 0 0] clip (0, 0) 20×10", "fill ellipse (0, 0) 10×10 #FF0000FF",
                ])
    }

    @Test func contextsHaveShortcutsAndBounds() {
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 10, height: 10))
        var isCurrent = false
        let image = renderer.image { context in
            isCurrent = UIGraphicsGetCurrentContext() === context.cgContext
            UIColor.green.setFill()
            context.fill(context.format.bounds)
            context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
            #expect(context.currentImage.size == CGSize(width: 10, height: 10))
        }
        #expect(isCurrent)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(
            painted(image) == [
                "group clip (0, 0) 10×10", "group at (-5, -5)", "fill (5, 5) 10×10 #00FF00FF",
                "stroke (5.5, 5.5) 9×9 #000000FF width 1",
            ])
    }

    @Test func formatsGiveScaleAndGround() {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (3, true)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
        #expect(image.scale == 3 && image.size.width == 4)
        #expect(painted(image) == ["group clip (0, 0) 4×4", "fill (0, 0) 4×4 #000000FF"])
        #expect(UIGraphicsImageRendererFormat.default() !== UIGraphicsImageRendererFormat.default())
    }

    @Test func templatesHaveTheTintByTheirAlpha() {
        let half = disc(.red.withAlphaComponent(0.5)).withRenderingMode(.alwaysTemplate)
        #expect(painted(half).last == "fill ellipse (0, 0) 10×10 #0000FF80")
        #expect(painted(half, tint: .blue.withAlphaComponent(0.5)).contains { $0.contains("opacity 0.5") })
        #expect(painted(disc().withTintColor(.green)).last == "fill ellipse (0, 0) 10×10 #00FF00FF")
    }

    @Test func coloursAreThoseOfTheMoment() {
        var image = UIImage()
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { image = disc(.systemBackground) }
        #expect(painted(image).last?.hasSuffix("#000000FF") == true)
    }

    @Test func imagesInImagesAreTemplatesOfTheFillColour() {
        let symbol = UIImage(systemName: "plus")
        func colour(_ body: @escaping () -> Void) -> Bool {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in body() }
            return painted(image).contains { $0.contains("#FF0000FF") }
        }
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(colour { symbol?.withTintColor(.red).draw(in: rect) })
        #expect(
            colour {
                UIColor.red.setFill()
                symbol?.draw(in: rect)
            })
        #expect(!colour { symbol?.draw(in: rect) })
        #expect(colour { disc().draw(at: .zero) })
    }

    @Test func begunImagesNest() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 0)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        let inner = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        inner?.draw(at: .zero)
        let outer = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        #expect(inner?.size.width == 2 && outer?.size.width == 8)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil && UIGraphicsGetCurrentContext() == nil)
        #expect(outer.map { painted($0).contains("fill (0, 0) 8×8 #FF0000FF") } == true)
    }

    @Test func viewsAreDrawnIntoImages() {
        let view = UIView(frame: CGRect(x: 30, y: 30, width: 6, height: 6))
        view.backgroundColor = .red
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        // From its own corner, wherever it stands.
        #expect(painted(image).filter { $0.hasPrefix("group at") } == ["group at (-30, -30)"])
        #expect(painted(image).contains("fill (0, 0) 6×6 #FF0000FF"))
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }

    @Test func equalDrawingsAreEqualImages() {
        #expect(disc() == disc())
        #expect(disc() != disc(.blue))
        let name = disc().reportName(with: .standard)
        #expect(name != nil && name == disc().reportName(with: .standard))
        #expect(name != disc(.blue).reportName(with: .standard))
    }
}
