import DisplayLists
import Foundation
import ResourceFiles
import Scenes
import Testing
import UIKit

/// A generator that gives the same numbers on every run.
private struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func roll(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(count))
    }

    /// A text with a few of its bytes changed, dropped, doubled or moved.
    mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...roll(4) where !bytes.isEmpty {
            let place = roll(bytes.count)
            let end = min(bytes.count, place + roll(12))
            switch roll(5) {
            case 0: bytes[place] = UInt8(roll(256))
            case 1: bytes.removeSubrange(place..<end)
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: roll(bytes.count))
            case 3: bytes.insert(Self.marks[roll(Self.marks.count)], at: place)
            default: bytes.swapAt(place, roll(bytes.count))
            }
        }
        return bytes
    }

    private static let marks = Array("{}[]:,'\"\\/*-+.0eEx\n#uN".utf8)
}

@Suite struct SceneFuzzTests {
    /// Whatever the bytes, there is a document or at least one fault, and every fault has its place in the text.
    @Test func readingNeverTraps() {
        var dice = Dice(seed: 1)
        let scene = Array(completeScene.utf8)
        let lines = Int32(completeScene.utf8.count)
        for _ in 0..<500 {
            let bytes = dice.mutate(scene)
            do throws(SceneError) {
                _ = try SceneDocument.read(bytes, file: "f")
            } catch {
                guard case .faults(let faults, _) = error else { continue }
                #expect(!faults.isEmpty)
                for fault in faults {
                    if let place = fault.place, place.line < 1 || place.line > lines || place.column < 1 {
                        Issue.record("\(place)")
                    }
                }
            }
        }
    }

    @Test func bytesWithoutSenseNeverTrap() {
        var dice = Dice(seed: 2)
        for _ in 0..<2000 {
            let bytes = (0..<dice.roll(60)).map { _ in UInt8(dice.roll(256)) }
            _ = JSON5Parser.parse(bytes)
        }
        for _ in 0..<2000 {
            let bytes = (0..<dice.roll(40)).map { _ in Array("{}[]:,'\"\\/*-+.0e1ax \n".utf8)[dice.roll(21)] }
            _ = JSON5Parser.parse(bytes)
        }
    }

    /// What the reader accepts can be drawn, however odd.
    @MainActor @Test func drawingNeverTraps() throws {
        let root = try #require(JSON5Parser.parse(Array(Self.scene.utf8)).root)
        var drawn = 0
        for variant in Mutations(of: root).all {
            guard let scene = try? Scene(Array(variant.text.utf8), SceneEnvironment(name: "f", folder: "")) else {
                continue
            }
            let report = WindowSnapshot.take(of: scene.makeViewController(), scene.request).report
            drawn += 1
            for node in report.nodes where !node.frame.isSound { Issue.record("\(node.path): \(node.frame)") }
        }
        #expect(drawn > 100)
    }

    private static let scene = """
        {traits:{size:{width:390,height:400},iOS:18,editing:false},list:{appearance:"insetGrouped",headerTopPadding:10},
        contentOffset:{y:12},sections:[{header:"Head",footer:"Foot",items:[
        {text:"A title",secondaryText:"more",style:"valueCell",image:{systemName:"star"},indentationLevel:1,
        directionalLayoutMargins:{top:8,leading:16},imageToTextPadding:10,imageProperties:{maximumSize:{width:20}},
        textProperties:{numberOfLines:2,font:{size:20,weight:"bold"},minimumScaleFactor:0.5},
        accessories:["checkmark",{type:"customView",badge:"12",reservedLayoutWidth:30},{type:"label",text:"x"}],
        background:{cornerRadius:8,strokeWidth:2,backgroundInsets:{top:4}},state:["selected","expanded"],
        swipe:{revealed:"trailing",trailing:[{title:"Go"}]},children:[{text:"Child"}]},
        {text:"B",accessories:[{type:"customView",progress:0.4},"disclosureIndicator"]}]}]}
        """
}

extension CGRect {
    fileprivate var isSound: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
    }
}
