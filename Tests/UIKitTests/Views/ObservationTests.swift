import Foundation
import Observation
import Testing
import UIKit

@Observable private final class Tea {
    var name = "Sencha"
}

/// What an app reads of an observable while it lays out is followed.
@MainActor struct ObservationTests {
    private final class Shelf: UIView {
        let tea: Tea
        let laidOut = UILabel()
        let updated = UILabel()

        init(_ tea: Tea) {
            self.tea = tea
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            laidOut.text = tea.name
        }

        override func updateProperties() {
            super.updateProperties()
            updated.text = tea.name
        }
    }

    private final class Screen: UIViewController {
        let tea: Tea
        var name: String?

        init(_ tea: Tea) {
            self.tea = tea
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            name = tea.name
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            tea.name = "Bancha"
        }
    }

    @Test func aViewIsLaidOutAgain() {
        let tea = Tea()
        let shelf = Shelf(tea)
        shelf.layoutIfNeeded()
        #expect(shelf.laidOut.text == "Sencha")
        for name in ["Bancha", "Gyokuro"] {
            tea.name = name
            shelf.layoutIfNeeded()
            #expect((shelf.laidOut.text, shelf.updated.text) == (name, name))
        }
    }

    @Test func buttonsAndCellsAreConfiguredAgain() {
        let tea = Tea()
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { $0.configuration?.title = tea.name }
        button.layoutIfNeeded()
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        cell.configurationUpdateHandler = { cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = tea.name
            cell.contentConfiguration = content
        }
        cell.layoutIfNeeded()
        tea.name = "Bancha"
        button.layoutIfNeeded()
        cell.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Bancha")
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Bancha")
    }

    /// What changes once a controller has appeared belongs to the picture.
    @Test func aControllerIsLaidOutAgainAfterItAppeared() {
        let screen = Screen(Tea())
        _ = TestScreen(screen)
        #expect(screen.name == "Bancha")
    }
}
