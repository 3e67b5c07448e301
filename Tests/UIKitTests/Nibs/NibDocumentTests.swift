import Foundation
import Testing
import UIKit

/// Documents that are refused as a whole, and hostile ones.
@MainActor
struct NibDocumentTests {
    @Test(arguments: [
        ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\"/>", "Storyboard"),
        ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"4.0\"/>", "version \"4.0\""),
        ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"/>", "no objects"),
        ("<archive/>", "<archive>"), ("bplist00", "compiled"), ("", "empty"), ("<document", "well-formed"),
    ])
    func whatIsNoNib(text: String, words: String) {
        let found = faults(Data(text.utf8))
        #expect(found.count == 1 && found[0].contains(words) && found[0].contains(" — "), "\(found)")
    }

    @Test func idsThatAreTakenTwice() {
        let found = faults(xib(view: "<subviews><view id=\"a\"/><label id=\"a\"/></subviews>"))
        #expect(found.count == 1 && found[0].contains("\"a\" is taken by <view>"))
    }

    @Test(arguments: ["nan", "inf", "1e309", "-1e7", "0x", "", "ten"])
    func numbersThatAreNone(number: String) {
        let found = faults(
            xib(
                view:
                    "<subviews><view id=\"a\"><rect key=\"frame\" x=\"\(number)\" width=\"1\" height=\"1\"/></view></subviews>"
            ))
        #expect(found.count == 1 && found[0].hasPrefix("x is"))
    }

    @Test func sizesBelowNothing() {
        #expect(
            faults(xib(view: "<subviews><view id=\"a\"><rect key=\"frame\" width=\"-1\"/></view></subviews>")).count
                == 1)
    }

    @Test(.timeLimit(.minutes(10))) func hostileFilesEnd() {
        let nested = String(repeating: "<view><subviews>", count: 300_000)
        #expect(faults(xib(nested)).map { $0.contains("nested more than 200 deep") } == [true])
        let closed =
            String(repeating: "<view><subviews>", count: 90) + String(repeating: "</subviews></view>", count: 90)
        #expect(faults(xib(closed)) == [])
        #expect(faults(Data(repeating: 0x3C, count: 10_000_000)).count == 1)
        let bomb =
            "<!DOCTYPE d [<!ENTITY a \"x\"><!ENTITY b \"&a;&a;\">]>" + String(decoding: xib(view: "&b;"), as: UTF8.self)
        #expect(faults(Data(bomb.utf8)).count == 1)
    }

    /// Bytes changed, cut and doubled at random never do worse than an error.
    @Test(.timeLimit(.minutes(10)), arguments: 0..<8) func spoiltFilesEnd(seed: UInt64) {
        let whole = Array(
            xib(
                view: """
                    <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
                    <constraint firstAttribute="height" constant="30" id="h"/></constraints></label></subviews>
                    <constraints><constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
                    </constraints><connections><outlet property="x" destination="a" id="2"/></connections>
                    """))
        var state = seed &+ 1
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<100 {
            var bytes = whole
            for _ in 0...random(4) {
                switch random(3) {
                case 0: bytes[random(bytes.count)] = UInt8(random(256))
                case 1: bytes.removeSubrange(random(bytes.count)..<bytes.count)
                default: bytes.insert(contentsOf: bytes.suffix(random(bytes.count)), at: random(bytes.count))
                }
                if bytes.count < 2 { break }
            }
            _ = warnings { _ = faults(Data(bytes)) }
        }
    }
}
