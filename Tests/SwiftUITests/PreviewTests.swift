import DisplayLists
import SwiftUI
import Testing
import UIKit

/// What previews show and ask for.
@MainActor struct PreviewTests {
    private struct Row: View {
        var body: some View { Text("Row") }
    }

    private struct Many: PreviewProvider {
        static let isShown = false

        static var previews: some View {
            Row().previewDisplayName("First").previewLayout(.sizeThatFits)
            Group {
                Row().previewDisplayName("Second")
                Row().previewInterfaceOrientation(.landscapeRight)
            }
            .preferredColorScheme(.dark)
            .padding()
            if isShown { Row() }
            ForEach(0..<2) { index in
                AnyView(Row()).previewDevice("iPhone SE (3rd generation)").previewDisplayName("Device \(index)")
            }
            VStack {
                Row()
                Row()
            }
            .previewLayout(.fixed(width: 120, height: 60))
        }
    }

    @Test func eachViewOfAProviderIsAPicture() {
        let subjects = Many.previewSubjects
        #expect(subjects.map(\.name) == ["First", "Second", nil, "Device 0", "Device 1", nil])
        #expect(subjects.map(\.layout).first == .sizeThatFits)
        #expect(subjects.map(\.layout).last == .fixed(CGSize(width: 120, height: 60)))
        #expect(subjects.map(\.style) == [nil, .dark, .dark, nil, nil, nil])
        #expect(subjects.map(\.isLandscape) == [false, false, true, false, false, false])
        #expect(subjects[3].device == "iPhone SE (3rd generation)")
    }

    @Test func aMacroSpeaksOverItsTraits() {
        let preview = Preview("Name", traits: .landscapeLeft, .fixedLayout(width: 10, height: 20)) {
            Row().preferredColorScheme(.dark).previewDisplayName("Inner")
        }
        let subject = preview.subject()
        #expect(subject.name == "Name")
        #expect(subject.layout == .fixed(CGSize(width: 10, height: 20)))
        #expect(subject.isLandscape)
        #expect(subject.style == .dark)
        guard case .controller(let controller) = subject.content else {
            Issue.record("views are shown by a controller")
            return
        }
        controller.loadViewIfNeeded()
        #expect(controller.view.backgroundColor == .systemBackground)
    }

    @Test func viewsAndControllersAreShownThemselves() {
        let label = UILabel()
        guard case .view(let view) = Preview(body: { label }).subject().content else {
            Issue.record("a view is none")
            return
        }
        #expect(view === label)
        let shown = UIViewController()
        guard case .controller(let controller) = Preview("", traits: .portrait, body: { shown }).subject().content
        else {
            Issue.record("a controller is none")
            return
        }
        #expect(controller === shown)
    }

    private final class ListController: UIViewController, UICollectionViewDataSource {
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(number)"
            cell.contentConfiguration = content
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            let list = UICollectionView(
                frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
            )
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.dataSource = self
            view.addSubview(list)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
        }
    }

    private struct ListScreen: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> ListController { ListController() }
        func updateUIViewController(_ uiViewController: ListController, context: Context) {}
    }

    @Test(arguments: [false, true])
    func controllersAppearAmongViews(ignoresSafeArea: Bool) throws {
        let request = WindowSnapshot.Request(
            width: 320, height: 400, scale: 1, safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        let preview = Preview {
            if ignoresSafeArea { ListScreen().ignoresSafeArea() } else { ListScreen() }
        }
        guard case .controller(let controller) = preview.subject().content else {
            Issue.record("views are shown by a controller")
            return
        }
        let report = WindowSnapshot.take(of: controller, request).report
        let screen = try #require(report.nodes.first { $0.path == "view 0" })
        #expect(
            screen.frame == CGRect(x: 0, y: ignoresSafeArea ? 0 : 50, width: 320, height: ignoresSafeArea ? 400 : 320))
        let row = try #require(report.nodes.first { $0.path.hasSuffix("section 0/item 1") })
        // The first row begins where the safe area does, either way.
        #expect(row.frame.minY > 50 + 30)
        #expect(row.frame.width == 320)
    }

    @Test func contentIsMeasuredInTheRoomOfTheScreen() throws {
        let request = WindowSnapshot.Request(width: 200, height: 400, scale: 1)
        func size(_ preview: Preview) -> CGSize? {
            WindowSnapshot.fittingSize(of: preview.subject().content, request)
        }
        let frame = try #require(size(Preview { Color.red.frame(width: 30, height: 40) }))
        #expect(frame == CGSize(width: 30, height: 40))
        let stretched = try #require(size(Preview { HStack { Spacer() }.frame(height: 10) }))
        #expect(stretched == CGSize(width: 200, height: 10))
        let label = try #require(
            size(
                Preview {
                    let label = UILabel()
                    label.text = "A text that is too long for one line of so narrow a screen"
                    label.numberOfLines = 0
                    return label
                }))
        #expect(label.width <= 200)
        #expect(label.height > 40)
    }
}
