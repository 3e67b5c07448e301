import Combine
import DisplayLists
import Testing
import UIKit

// A list that is bound to a model, as screens are that were written since iOS 13.

private final class TeaStore: ObservableObject {
    struct Tea: Hashable {
        let name: String
        let isBlack: Bool
    }

    @Published var teas: [Tea] = []
    @Published var query = ""
    @Published private(set) var shown: [Tea] = []
    let errors = PassthroughSubject<String, Never>()
    private var cancellables = Set<AnyCancellable>()

    init() {
        Publishers.CombineLatest($teas, $query.removeDuplicates())
            .map { teas, query in query.isEmpty ? teas : teas.filter { $0.name.localizedCaseInsensitiveContains(query) }
            }
            .assign(to: &$shown)
    }

    func load() {
        fetch()
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] completion in
                    if case .failure(let error) = completion { self?.errors.send("\(error)") }
                }, receiveValue: { [weak self] teas in self?.teas = teas }
            )
            .store(in: &cancellables)
    }

    private func fetch() -> AnyPublisher<[Tea], Error> {
        Just(Data(#"[["Assam", "black"], ["Sencha", "green"], ["Ceylon", "black"]]"#.utf8))
            .decode(type: [[String]].self, decoder: JSONDecoder())
            .map { rows in rows.map { Tea(name: $0[0], isBlack: $0[1] == "black") } }
            .eraseToAnyPublisher()
    }
}

private final class TeaListController: UIViewController {
    private let store = TeaStore()
    private lazy var list = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    private var dataSource: UICollectionViewDiffableDataSource<Int, TeaStore.Tea>!
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, TeaStore.Tea> { cell, _, tea in
            var content = cell.defaultContentConfiguration()
            content.text = tea.name
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: list) { list, path, tea in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: tea)
        }
        store.$shown
            .receive(on: RunLoop.main)
            .sink { [weak self] teas in self?.show(teas) }
            .store(in: &cancellables)
        store.$query.map { $0.isEmpty ? "Teas" : "“\($0)”" }
            .assign(to: \.title, onWeak: self)
            .store(in: &cancellables)
        store.load()
    }

    func search(_ query: String) { store.query = query }

    private func show(_ teas: [TeaStore.Tea]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, TeaStore.Tea>()
        snapshot.appendSections([0])
        snapshot.appendItems(teas)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension Publisher where Failure == Never {
    fileprivate func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output?>, onWeak object: Root
    ) -> AnyCancellable {
        sink { [weak object] value in object?[keyPath: keyPath] = value }
    }
}

@MainActor struct BoundListTests {
    @Test func aListShowsWhatItsModelPublishes() {
        let controller = TeaListController()
        let request = WindowSnapshot.Request(width: 320, height: 400, scale: 2)
        func texts() -> [String] {
            WindowSnapshot.take(of: controller, request).report.nodes.compactMap { $0.text?.text }
        }
        #expect(texts() == ["Assam", "Sencha", "Ceylon"])
        #expect(controller.title == "Teas")
        controller.search("s")
        #expect(texts() == ["Assam", "Sencha"])
        #expect(controller.title == "“s”")
    }
}
