import Foundation
import Galley
import Testing
import UIKit

/// What a program that calls Galley relies on.
@MainActor struct RenderTests {
    private final class Label: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let label = UILabel()
            label.text = "Item 1"
            label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
            view.addSubview(label)
        }
    }

    @Test func aControllerGetsTheDevicesScreen() throws {
        let picture = try Galley.render(Label(), on: .iPhone17)
        #expect(picture.layout.size == CGSize(width: 402, height: 874))
        #expect(picture.layout.scale == 3)
        #expect(picture.displayList.size == picture.layout.size)
        #expect(picture.layout.nodes.contains { $0.text?.text == "Item 1" })
        #expect(picture.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    private final class Spoken: UIViewController {
        var direction: UITraitEnvironmentLayoutDirection?

        override func viewDidLayoutSubviews() { direction = traitCollection.layoutDirection }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = String(localized: "\(1234.5)")
            label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
            view.addSubview(label)
        }
    }

    @Test func theLocaleIsThatOfTextsAndOfTheDirection() throws {
        func text(_ locale: String?) throws -> String? {
            try Galley.solve(Spoken(), options: RenderOptions(locale: locale)).layout.nodes.compactMap { $0.text?.text }
                .first
        }
        #expect(try text(nil) == "1,234.500000")
        #expect(try text("de") == "1.234,500000")
        func direction(_ traits: UITraitCollection) throws -> UITraitEnvironmentLayoutDirection? {
            let controller = Spoken()
            _ = try Galley.solve(controller, traits: traits, options: RenderOptions(locale: "he"))
            return controller.direction
        }
        #expect(try direction(UITraitCollection()) == .rightToLeft)
        #expect(try direction(UITraitCollection(layoutDirection: .leftToRight)) == .leftToRight)
    }

    @Test func traitsGoOverTheDevices() throws {
        let dark = try Galley.solve(Label(), traits: UITraitCollection(userInterfaceStyle: .dark))
        let light = try Galley.solve(Label())
        #expect(dark.displayList != light.displayList)
        #expect(dark.layout.nodes.map(\.frame) == light.layout.nodes.map(\.frame))
    }

    @Test func aViewGetsTheSizeAskedFor() throws {
        let view = UIView()
        view.backgroundColor = .red
        let options = RenderOptions(size: CGSize(width: 100, height: 50), scale: 2)
        let picture = try Galley.render(view, options: options)
        #expect(picture.layout.size == CGSize(width: 100, height: 50))
        #expect(picture.displayList.items.count == 1)
    }

    @Test func theSameViewGivesTheSameBytes() throws {
        #expect(try Galley.render(Label()) == Galley.render(Label()))
    }

    @Test(arguments: [
        (CGSize(width: 0, height: 10), 2.0), (CGSize(width: -1, height: 10), 2), (CGSize(width: 10, height: 1e9), 2),
        (CGSize(width: CGFloat.nan, height: 10), 2), (CGSize(width: 10, height: 10), 0),
        (CGSize(width: 10, height: 10), 1000), (CGSize(width: 10, height: 10), .nan),
    ])
    func impossibleSizesAreErrors(size: CGSize, scale: Double) {
        #expect(throws: RenderError.self) {
            try Galley.render(UIView(), options: RenderOptions(size: size, scale: scale))
        }
    }

    @Test func errorsNameTheirStage() throws {
        let error = #expect(throws: RenderError.self) {
            try Galley.render(UIView(), options: RenderOptions(scale: 9))
        }
        #expect(error?.description == "layout: a scale of 9 is not possible — from 1 to 4")
        // Sides that are possible one by one can still be too many pixels together.
        let tooLarge = #expect(throws: RenderError.self) {
            try Galley.render(UIView(), options: RenderOptions(size: CGSize(width: 32_000, height: 32_000), scale: 1))
        }
        #expect(tooLarge?.stage == .painting)
    }

    @Test func everyNamedDeviceIsInTheTable() {
        let named: [(Device, String)] = [
            (.iPhoneSE, "iPhone SE (3rd generation)"), (.iPhone13Mini, "iPhone 13 mini"), (.iPhone14, "iPhone 14"),
            (.iPhone15, "iPhone 15"), (.iPhone16, "iPhone 16"), (.iPhone16Pro, "iPhone 16 Pro"),
            (.iPhone17, "iPhone 17"), (.iPhone17Pro, "iPhone 17 Pro"), (.iPhone17ProMax, "iPhone 17 Pro Max"),
            (.iPhoneAir, "iPhone Air"), (.iPadMini, "iPad mini (A17 Pro)"), (.iPadPro11, "iPad Pro 11-inch (M5)"),
            (.iPadPro13, "iPad Pro 13-inch (M5)"),
        ]
        for (device, name) in named {
            #expect(device.name == name)
            #expect(Device(named: name) == device)
        }
        #expect(Device.iPhone17.landscape.size == CGSize(width: 874, height: 402))
    }
}
