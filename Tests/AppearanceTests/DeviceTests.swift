import Appearance
import Foundation
import Testing

struct DeviceTests {
    @Test func drawsForAnIPhone17UnlessToldOtherwise() {
        #expect(Device.standard.name == "iPhone 17")
        #expect(Device.standard.size == CGSize(width: 402, height: 874))
        #expect(Device.standard.scale == 3)
        #expect(Device.standard.safeArea(isLandscape: false) == .init(top: 62, bottom: 34))
        #expect(Device.standard.safeArea(isLandscape: true) == .init(left: 62, bottom: 21, right: 62))
    }

    @Test(arguments: ["iPhone SE (3rd generation)", "iphone se 3rd generation", "IPHONESE3RDGENERATION"])
    func readsNamesGenerously(name: String) {
        #expect(Device.named(name)?.size == CGSize(width: 375, height: 667))
    }

    @Test func proposesTheNearestName() {
        #expect(Device.named("iPhone 17 Por") == nil)
        #expect(Device.suggestion(for: "iPhone 17 Por") == "iPhone 17 Pro")
    }

    @Test func knowsSizeClasses() throws {
        let small = try #require(Device.named("iPhone 17"))
        let large = try #require(Device.named("iPhone 17 Pro Max"))
        let pad = try #require(Device.named("iPad Air 11-inch (M2)"))
        #expect(small.sizeClasses(isLandscape: true) == (false, false))
        #expect(large.sizeClasses(isLandscape: true) == (true, false))
        #expect(large.sizeClasses(isLandscape: false) == (false, true))
        #expect(pad.sizeClasses(isLandscape: false) == (true, true))
    }

    @Test func namesEveryDeviceOnce() {
        let names = Device.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { Device.named($0)?.name == $0 })
    }
}
