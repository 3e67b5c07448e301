import DisplayLists
import Foundation
import Testing
import Typesetting

/// A face that passes for the system's own: another one under its name.
@Suite struct RealSystemFaceTests {
    @Test func theSystemFaceIsUsedIfAFolderHoldsIt() throws {
        let folder = NSTemporaryDirectory() + "faces-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let face = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
        let renamed = try #require(Self.renaming([UInt8](face), to: "SF Pro Text"))
        try Data(renamed).write(to: URL(fileURLWithPath: folder + "/SF.ttf"))
        let (real, substitute) = (try Bench(extraFolders: [folder]), try Bench())

        #expect(real.set("H", size: 17).runs[0].face.path == folder + "/SF.ttf")
        #expect(real.set("H", size: 17, weight: .bold).runs[0].face.path == folder + "/SF.ttf")
        #expect(real.set("H", size: 20).faces == ["InterDisplay-Regular"])
        // Its advances on iOS are known; only its kerning is its own.
        #expect(isClose(real.width("H"), substitute.width("H")))
        #expect(real.set("\u{416}").runs[0].face.path == folder + "/SF.ttf")
    }

    /// Writes a family name over the ones in a font file's `name` table.
    private static func renaming(_ font: [UInt8], to name: String) -> [UInt8]? {
        var font = font
        func number(_ offset: Int) -> Int { Int(font[offset]) << 8 | Int(font[offset + 1]) }
        let entries = (0..<number(4)).map { 12 + 16 * $0 }
        guard let entry = entries.first(where: { font[$0..<$0 + 4].elementsEqual("name".utf8) }) else { return nil }
        let table = number(entry + 8) << 16 | number(entry + 10)
        let storage = table + number(table + 4)
        // Name 1 is the family, 16 the family that designers mean; platform 1 writes bytes, the others UTF-16.
        for record in (0..<number(table + 2)).map({ table + 6 + 12 * $0 }) where [1, 16].contains(number(record + 6)) {
            let bytes =
                number(record) == 1 ? Array(name.utf8) : name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
            let start = storage + number(record + 10)
            font.replaceSubrange(start..<start + bytes.count, with: bytes)
            font.replaceSubrange(record + 8..<record + 10, with: [0, UInt8(bytes.count)])
        }
        return font
    }
}
