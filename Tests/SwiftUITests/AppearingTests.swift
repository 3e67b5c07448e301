import Combine
import DisplayLists
import SwiftUI
import Testing
import UIKit

/// What views do when they appear is done, and seen.
@MainActor struct AppearingTests {
    private struct Shelf: View {
        @State private var teas: [String] = []
        @State private var count = 0

        var body: some View {
            List {
                ForEach(teas, id: \.self) { TeaRow(tea: $0) }
                Text("\(count) loaded")
            }
            .onAppear { teas = ["Assam", "Sencha"] }
            .onChange(of: teas) { old, new in count += new.count * 10 + old.count }
        }
    }

    private struct TeaRow: View {
        let tea: String
        @State private var minutes = 0

        var body: some View {
            Text("\(tea), \(minutes) min").onAppear { minutes += tea == "Assam" ? 4 : 2 }
        }
    }

    @Test func stateThatAppearingChangesIsShown() {
        let texts = Hosted.screen { Shelf() }.texts
        #expect(texts == ["Assam, 4 min", "Sencha, 2 min", "20 loaded"])
    }

    private final class Pot: ObservableObject {
        @MainActor static var made = 0
        @Published var isFull = false
        @MainActor init() { Self.made += 1 }
    }

    private struct PotView: View {
        @StateObject private var pot = Pot()
        @FocusState private var isWriting: Bool
        @State private var appearances = 0
        @Binding var log: [String]

        var body: some View {
            VStack {
                if pot.isFull {
                    Text("Full \(appearances)").onAppear { log.append("full") }
                } else {
                    Text("Empty").onAppear {
                        pot.isFull = true
                        log.append("empty")
                    }
                }
            }
            .onAppear { appearances += 1 }
        }
    }

    private struct Kitchen: View {
        @State private var log: [String] = []
        var body: some View {
            PotView(log: $log)
            Text(log.joined(separator: " "))
        }
    }

    @Test func objectsAndViewsThatAppearedStay() {
        Pot.made = 0
        #expect(Hosted.screen { Kitchen() }.texts == ["Full 1", "empty full"])
        #expect(Pot.made == 1)
    }

    private struct Mark: ViewModifier {
        @State private var mark = "?"
        func body(content: Content) -> some View {
            HStack {
                content
                Text(mark)
            }.onAppear { mark = "!" }
        }
    }

    /// Two views of one type, and one of data whose place changes, each have state of their own.
    private struct Twins: View {
        @State private var names = ["b"]
        var body: some View {
            GeometryReader { _ in
                VStack {
                    TeaRow(tea: "Assam")
                    TeaRow(tea: "Oolong").modifier(Mark())
                    ForEach(names, id: \.self) { TeaRow(tea: $0) }
                }
                .onChange(of: 1, initial: true) { names = ["a"] + names }
            }
        }
    }

    @Test func viewsOfOneTypeAreToldApart() {
        #expect(
            Hosted.screen { Twins() }.texts == ["Assam, 4 min", "Oolong, 2 min", "!", "a, 2 min", "b, 2 min"])
    }

    @Test func aListThatIsMadeForItsRoomIsShown() {
        let report = Hosted.screen {
            GeometryReader { room in List { Text("\(Int(room.size.width)) pt").onAppear {} } }
        }
        #expect(report.texts == ["390 pt"])
    }

    private final class Shop: ObservableObject {
        @Published var teas: [String] = []
        let offers = PassthroughSubject<String, Never>()
    }

    private struct Offers: View {
        @ObservedObject var shop: Shop
        @State private var last = "none"
        var body: some View {
            Text(shop.teas.joined(separator: " "))
            Text(last)
                .onReceive(shop.offers) { last = $0 }
                .onReceive(shop.$teas.map(\.count)) { if $0 == 2 { last += " of \($0)" } }
        }
    }

    @Test func whatObjectsPublishIsShown() {
        let shop = Shop()
        let controller = UIHostingController(rootView: Offers(shop: shop))
        #expect(Hosted.screen(controller).texts == ["none"])
        shop.teas = ["Assam", "Sencha"]
        shop.offers.send("Sencha")
        #expect(Hosted.screen(controller).texts == ["Assam Sencha", "Sencha"])
        shop.teas = ["Assam", "Oolong"]
        #expect(Hosted.screen(controller).texts == ["Assam Oolong", "Sencha of 2"])
    }

    @Test func rowsBeyondTheScreenDoNotAppear() {
        final class Log { var rows: [Int] = [] }
        let log = Log()
        _ = Hosted.screen { List(0..<200) { number in Text("\(number)").onAppear { log.rows.append(number) } } }
        #expect(log.rows.first == 0)
        #expect(log.rows.count == Set(log.rows).count)
        #expect((10..<60).contains(log.rows.count))
    }

    @Test func aCellGrowsWithWhatItsContentBecomes() {
        struct Note: View {
            @State private var lines = 1
            var body: some View {
                VStack { ForEach(0..<lines, id: \.self) { Text("line \($0)") } }.onAppear { lines = 3 }
            }
        }
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.contentConfiguration = UIHostingConfiguration { Note() }
        let request = WindowSnapshot.Request(width: 320, height: nil, scale: 3)
        let report = WindowSnapshot.take(of: cell, request).report
        #expect(report.texts == ["line 0", "line 1", "line 2"])
        #expect(report.size.height > 80)
    }
}
