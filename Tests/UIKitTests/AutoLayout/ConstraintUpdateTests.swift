import DisplayLists
import Foundation
import Testing
import UIKit

/// When views and controllers are asked for their constraints, and what a picture's height is made of.
@MainActor
struct ConstraintUpdateTests {
    private final class Banner: UIView {
        var updates = 0
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    private final class Controller: UIViewController {
        let banner = Banner()
        var updates = 0
        override func loadView() { view = banner }
        override func updateViewConstraints() {
            updates += 1
            super.updateViewConstraints()
        }
    }

    @Test func aControllerIsAskedBeforeItsView() {
        let controller = Controller()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(controller.updates == 1 && controller.banner.updates == 1)
        window.layoutIfNeeded()
        #expect(controller.updates == 1)
        controller.banner.setNeedsUpdateConstraints()
        window.layoutIfNeeded()
        #expect(controller.updates == 2 && controller.banner.updates == 2)
    }

    @Test func aRootHeldByConstraintsHasTheirHeight() {
        let root = UIView()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            root.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        ])
        let request = WindowSnapshot.Request(width: 200, height: nil, scale: 2, traits: .standard)
        let said = warnings {
            #expect(WindowSnapshot.take(of: root, request).report.size == CGSize(width: 200, height: 120))
        }
        #expect(said == [])
    }
}
