public import Foundation
import ResourceFiles
import Synchronization

/// Pictures of one thing for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    // Sendable in spite of being open: what is stored here is locked, and nobody has a reason to add state.
    private struct State {
        var registered: [(traits: UITraitCollection, image: UIImage)] = []
        /// The pictures of the catalogue's set that were asked for, by their places in it.
        var read: [Int: Result<UIImage, AssetFault>] = [:]
        /// The picture that the asset was asked from; it is shown where no other one fits.
        weak var owner: UIImage?
    }

    private let state = Mutex(State())
    private let name: String
    private let pictures: AssetPictures?

    /// An asset without any picture yet.
    public override convenience init() { self.init(name: "", nil) }

    init(name: String, _ pictures: AssetPictures?) {
        self.name = name
        self.pictures = pictures
        super.init()
    }

    convenience init(owner: UIImage) {
        self.init()
        state.withLock { $0.owner = owner }
    }

    /// A picture that chooses again wherever it is shown.
    var image: UIImage {
        var settings = UIImage.Settings()
        settings.name = name
        settings.flipsForRightToLeft = pictures?.isMirrored ?? false
        switch pictures?.intent {
        case .template?: settings.renderingMode = .alwaysTemplate
        case .original?: settings.renderingMode = .alwaysOriginal
        case nil: break
        }
        return UIImage(content: .asset(self), settings: settings)
    }

    var isSymbol: Bool { pictures?.isSymbol ?? (state.withLock { $0.registered.first?.image.isSymbolImage } ?? false) }

    var hasPictures: Bool { pictures != nil || state.withLock { !$0.registered.isEmpty } }

    // MARK: Asking

    /// The picture for the traits.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        if !hasPictures, let owner = state.withLock({ $0.owner }) { return owner }
        return image.withConfiguration(UIImage.Configuration(traits: traitCollection))
    }

    /// The picture for the traits of a configuration.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current)
    }

    /// What is shown for the traits; `nil` where there is nothing.
    func shown(for traits: UITraitCollection) -> Result<UIImage, AssetFault>? {
        if let pictures { return member(of: pictures, for: traits) }
        return state.withLock { state in
            let fitting = state.registered.filter { traits.containsTraits(in: $0.traits) }
            // Of those that ask for as much the last one counts.
            let best = fitting.reversed().max { $0.traits.values.count < $1.traits.values.count }
            return (best?.image ?? state.owner ?? state.registered.first?.image).map { .success($0) }
        }
    }

    /// Why there is no picture for the traits; `nil` when there is one.
    package func fault(for traits: UITraitCollection) -> AssetFault? {
        if case .failure(let fault)? = shown(for: traits) { fault } else { nil }
    }

    private func member(of set: AssetPictures, for traits: UITraitCollection) -> Result<UIImage, AssetFault>? {
        guard let place = set.member(for: AssetTraits(traits)) else { return nil }
        if let known = state.withLock({ $0.read[place] }) { return known }
        let result = AssetPictureReader.read(set.members[place], name: name, isSymbol: set.isSymbol)
        state.withLock { $0.read[place] = result }
        return result
    }

    // MARK: Registering

    /// Shows a picture wherever all that the traits specify holds.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        state.withLock { state in
            state.registered.removeAll { $0.traits == traitCollection }
            state.registered.append((traitCollection, image))
        }
    }

    /// Shows a picture wherever all that the configuration's traits specify holds.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Forgets the picture that was registered for the traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        state.withLock { state in state.registered.removeAll { $0.traits == traitCollection } }
    }

    /// Forgets the picture that was registered for the configuration's traits.
    open func unregister(imageWith configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }
}
