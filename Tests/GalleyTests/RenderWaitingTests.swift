import Foundation
import Galley
import SwiftUI
import Testing
import UIKit

/// Pictures that wait for what a screen has begun.
@Suite(.serialized) @MainActor struct RenderWaitingTests {
    private final class Loading: UIViewController {
        private let labels = (0..<3).map { _ in UILabel() }

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, label) in labels.enumerated() {
                label.text = "loading"
                label.frame = CGRect(x: 20, y: 100 + 40 * index, width: 300, height: 40)
                view.addSubview(label)
            }
            Task {
                for _ in 0..<5 { await Task.yield() }
                labels[0].text = "task \(Int(UIScreen.main.bounds.width))"
            }
            DispatchQueue.main.async { [self] in labels[1].text = "queue" }
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            Task { labels[2].text = "appeared" }
        }
    }

    private func texts(_ picture: SolvedPicture) -> [String] { picture.layout.nodes.compactMap { $0.text?.text } }

    @Test func whatAControllerHasBegunIsDone() async throws {
        let now = try Galley.solve(Loading())
        #expect(texts(now) == ["loading", "loading", "loading"])
        let later = try await Galley.solve(Loading(), waitingAtMost: .seconds(3600))
        #expect(texts(later) == ["task 402", "queue", "appeared"])
        let picture = try await Galley.render(Loading(), on: .iPhone17, waitingAtMost: .seconds(3600))
        #expect(picture.layout == later.layout)
        #expect(picture.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // The screen is nobody's any more.
        #expect(UIScreen.main.bounds.width == 390)
    }

    @Observable @MainActor final class Shelf {
        var teas: [String] = []
        func load() { Task { teas = ["Assam", "Sencha"] } }
    }

    private struct Teas: View {
        let shelf = Shelf()
        @State private var count = 0
        @State private var isOpen = false
        @State private var loaded = ""

        var body: some View {
            List {
                ForEach(shelf.teas, id: \.self) { Text($0) }
                Text("\(count) \(loaded)")
            }
            .onAppear {
                shelf.load()
                Task { count = 4 }
            }
            .task {
                for _ in 0..<5 { await Task.yield() }
                loaded = "loaded"
                isOpen = true
            }
            .sheet(isPresented: $isOpen) {
                VStack { Text("sheet").task { count = 5 } }
            }
        }
    }

    @Test func whatViewsHaveBegunIsDone() async throws {
        let picture = try await Galley.solve(UIHostingController(rootView: Teas()), waitingAtMost: .seconds(3600))
        #expect(texts(picture) == ["Assam", "Sencha", "5 loaded", "sheet"])
    }

    @Test func aViewIsWaitedForToo() async throws {
        let label = UILabel()
        Task { label.text = "task" }
        let picture = try await Galley.solve(label, waitingAtMost: .seconds(3600))
        #expect(texts(picture) == ["task"])
        #expect(try await Galley.render(UIView(), waitingAtMost: .zero).layout.size.width == 402)
    }

    @Test func whatDoesNotEndIsNotWaitedForLonger() async throws {
        let endless = AsyncStream<Int> { _ in }
        let controller = UIHostingController(rootView: Text("here").task { for await _ in endless {} })
        let picture = try await Galley.solve(controller, waitingAtMost: .milliseconds(30))
        #expect(texts(picture) == ["here"])
    }

    @Test func picturesMayWaitBesideOneAnother() async throws {
        async let narrow = Galley.solve(Loading(), on: .iPhoneSE, waitingAtMost: .seconds(3600))
        async let wide = Galley.solve(Loading(), on: .iPhone17, waitingAtMost: .seconds(3600))
        #expect(try await narrow.layout.size.width == 375)
        #expect(try await wide.layout.size.width == 402)
        #expect(UIScreen.main.bounds.width == 390)
    }
}
