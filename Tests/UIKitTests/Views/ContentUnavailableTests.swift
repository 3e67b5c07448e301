import DisplayLists
import Foundation
import Testing
import UIKit

/// What stands in place of content that is not there.
@MainActor
struct ContentUnavailableTests {
    /// Counts how often it is asked.
    private final class EmptyController: UIViewController {
        var states: [UIContentUnavailableConfigurationState] = []
        var make: (UIContentUnavailableConfigurationState) -> UIContentUnavailableConfiguration? = { _ in
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "tray")
            configuration.text = "No Notes"
            configuration.secondaryText = "Notes that you write are kept here."
            configuration.button = .filled()
            configuration.button.title = "Write"
            return configuration
        }

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            states.append(state)
            contentUnavailableConfiguration = make(state)
        }
    }

    private let root = "contentUnavailable"

    @Test func contentStandsInTheMiddleOfTheSafeArea() throws {
        let screen = TestScreen(EmptyController())
        let image = try #require(screen.node("\(root)/image")).frame
        let text = try #require(screen.node("\(root)/text")).frame
        let second = try #require(screen.node("\(root)/secondaryText")).frame
        let button = try #require(screen.node("\(root)/button")).frame
        for frame in [image, text, second, button] { #expect(abs(frame.midX - 195) < 0.5) }
        // Between 47 above and 34 below, and margins that are alike.
        #expect(abs((image.minY + button.maxY) / 2 - (47 + 844 - 34) / 2) < 0.5)
        #expect(abs(text.minY - image.maxY - 16) < 0.01)
        #expect(abs(second.minY - text.maxY - 8) < 0.01)
        #expect(abs(button.minY - second.maxY - 16) < 0.01)
        #expect(screen.frame(root) == [0, 0, 390, 844])
    }

    @Test func naturalContentStandsAtTheTop() throws {
        let controller = EmptyController()
        let make = controller.make
        controller.make = { state in
            var configuration = make(state)
            configuration?.alignment = .natural
            configuration?.directionalLayoutMargins.top = 5
            return configuration
        }
        let screen = TestScreen(controller)
        #expect(screen.minY("\(root)/image") == 52)
        #expect(screen.minX("\(root)/image") == 16)
        let mirrored = TestScreen(controller) { $0.layoutDirection = .rightToLeft }
        #expect(mirrored.maxX("\(root)/image") == 374)
    }

    @Test func theAppIsAskedOnceAndWhenItSaysSo() {
        let controller = EmptyController()
        _ = TestScreen(controller)
        #expect(controller.states.count == 1)
        _ = TestScreen(controller)
        #expect(controller.states.count == 1)
        controller.make = { _ in nil }
        controller.setNeedsUpdateContentUnavailableConfiguration()
        let screen = TestScreen(controller)
        #expect(controller.states.count == 2)
        #expect(screen.node(root) == nil && controller.contentUnavailableConfiguration == nil)
    }

    @Test func itCoversAScrolledList() throws {
        let list = RowsController(["Barley"])
        list.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        let screen = TestScreen(list)
        #expect(screen.frame(root) == [0, 0, 390, 844])
        let (top, text) = (
            try #require(screen.node("\(root)/indicator")).frame, try #require(screen.node("\(root)/text")).frame
        )
        #expect(abs((top.minY + text.maxY) / 2 - (47 + 844 - 34) / 2) < 0.5)
        #expect(screen.text("\(root)/text") == "Loading…")
        let lines = screen.snapshot.displayList.description
        let row = try #require(lines.range(of: "glyphs \"Barley\""))
        let over = try #require(lines.range(of: "glyphs \"Loading…\""))
        #expect(row.lowerBound < over.lowerBound)
    }

    @Test func searchNamesWhatWasSearchedFor() {
        let search = UIContentUnavailableConfiguration.search()
        var state = UIContentUnavailableConfigurationState(traitCollection: .standard)
        #expect(search.updated(for: state).text == "No Results")
        state.searchText = "quince"
        #expect(search.updated(for: state).text == "No Results for “quince”")
        var own = search
        own.text = "Nothing"
        #expect(own.updated(for: state).text == "Nothing")
    }

    @Test func theSearchBarsTextIsTheStates() {
        let controller = EmptyController()
        controller.make = { _ in .search() }
        let search = UISearchController()
        search.searchBar.text = "quince"
        controller.navigationItem.searchController = search
        let screen = TestScreen(UINavigationController(rootViewController: controller))
        #expect(controller.states.map(\.searchText) == ["quince"])
        let texts = screen.snapshot.report.nodes.filter { $0.path.hasSuffix("\(root)/text") }.map { $0.text?.text }
        #expect(texts == ["No Results for “quince”"])
    }

    @Test func largeImagesAreScaledDown() throws {
        let controller = EmptyController()
        controller.make = { _ in
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
            configuration.imageProperties.maximumSize = CGSize(width: 100, height: 0)
            return configuration
        }
        let frame = try #require(TestScreen(controller).frame("\(root)/image"))
        #expect(Array(frame.suffix(2)) == [100, 50])
    }

    @Test func longTextsWrapInTheMargins() throws {
        let controller = EmptyController()
        controller.make = { _ in
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.secondaryText = String(repeating: "many words ", count: 20)
            configuration.directionalLayoutMargins.leading = 40
            configuration.directionalLayoutMargins.trailing = 40
            return configuration
        }
        let node = try #require(TestScreen(controller).node("\(root)/secondaryText"))
        #expect(node.frame.minX >= 40 && node.frame.maxX <= 350 && (node.text?.lines ?? 0) > 3)
    }
}
