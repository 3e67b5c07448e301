import Foundation
import InterfaceFiles
import Testing

struct InterfaceFileTests {
    private func read(_ text: String) throws(InterfaceFileError) -> InterfaceElement {
        try InterfaceFile.read(Data(text.utf8))
    }

    private func refused(_ data: Data) -> InterfaceFileError? {
        do throws(InterfaceFileError) {
            _ = try InterfaceFile.read(data)
            return nil
        } catch {
            return error
        }
    }
    private func refused(_ text: String) -> InterfaceFileError? { refused(Data(text.utf8)) }

    @Test func aTree() throws {
        let root = try read("<a one='1'>\n  <b key='k'>x &lt; y</b><c><d/></c>\n</a>")
        #expect(root.name == "a")
        #expect(root["one"] == "1")
        #expect(root.value("k")?.text == "x < y")
        #expect(root.list("c").map(\.name) == ["d"])
        #expect(root.children.map(\.position.line) == [2, 2])
    }

    @Test(arguments: [
        ("", InterfaceFileError.Reason.empty), ("NIBArchive…", .compiled), ("bplist00…", .compiled),
        ("<a>\0</a>", .notUTF8), ("<?xml version=\"1.0\" encoding=\"UTF-7\"?><a/>", .notUTF8),
    ])
    func whatIsNoInterfaceFile(text: String, reason: InterfaceFileError.Reason) {
        #expect(refused(text)?.reason == reason)
    }

    @Test(arguments: [
        "<a>", "<a><b></a>", "<a/><a/>", "<a b='1' b='2'/>", "<a b=1/>", "<a>&lol;</a>", "a", "<a", "<a>\u{1}</a>",
    ])
    func whatIsMalformed(text: String) throws {
        let error = try #require(refused(text))
        guard case .malformed = error.reason else {
            Issue.record("\(error)")
            return
        }
        #expect(!error.message.contains("\n"))
    }

    @Test func bytesThatAreNotUTF8() {
        #expect(refused(Data("<a>".utf8) + Data([0xFF, 0xFE]) + Data("</a>".utf8)) != nil)
    }

    @Test(.timeLimit(.minutes(10))) func entitiesAreRefusedBeforeTheyGrow() {
        var entities = "<!ENTITY e0 \"ha\">"
        for step in 1...30 { entities += "<!ENTITY e\(step) \"&e\(step - 1);&e\(step - 1);\">" }
        let bomb = "<?xml version=\"1.0\"?><!DOCTYPE a [\(entities)]><a>&e30;</a>"
        #expect(refused(bomb)?.reason == .documentType)
        #expect(refused("<a>\n <!DOCTYPE")?.position == InterfacePosition(line: 2, column: 2))
        let outside = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><a>&x;</a>"
        #expect(refused(outside)?.reason == .documentType)
    }

    @Test(.timeLimit(.minutes(10))) func nestingEndsInAnError() throws {
        let deep = String(repeating: "<view>", count: 1_000_000)
        let error = try #require(refused(deep))
        #expect(error.reason == .tooDeep)
        #expect(error.position.line == 1)
        #expect(refused(String(repeating: "<view>", count: 10_000_000 / 6))?.reason == .tooLarge(bytes: 9_999_996))
    }

    @Test(.timeLimit(.minutes(10))) func soDoTooManyElements() {
        let many = "<a>" + String(repeating: "<b/>", count: 200_000) + "</a>"
        #expect(refused(many)?.reason == .tooManyElements)
    }
}
