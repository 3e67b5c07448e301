import Foundation

extension UIImage {
    /// What is shown for the traits: of an asset the picture that fits them, of any other picture itself. Traits that
    /// nobody specifies there are those of the picture's configuration.
    package func resolved(with traits: UITraitCollection) -> UIImage { resolved(with: traits, depth: 0) }

    /// - Parameter depth: how many assets this picture was found in: one that ends in no pixels is given up as empty.
    private func resolved(with traits: UITraitCollection, depth: Int) -> UIImage {
        let asset: UIImageAsset
        if case .asset(let own) = content {
            asset = own
        } else if let attached = attachedAsset, attached.hasPictures {
            asset = attached
        } else {
            return self
        }
        let traits = configuration?.traitCollection?.merging(traits) ?? traits
        switch asset.shown(for: traits) {
        case .success(let image)? where image !== self && depth < 8:
            return image.dressed(as: self).resolved(with: traits, depth: depth + 1)
        case .success(let image)?: return image === self ? self : UIImage(content: .empty, settings: settings)
        case .failure(let fault)?:
            RenderDiagnostics.current.report(
                .unreadableImage(settings.name, reason: "\(fault.problem) — \(fault.remedy)"))
            return UIImage(content: .empty, settings: settings)
        case nil: return UIImage(content: .empty, settings: settings)
        }
    }

    /// These pixels with what was asked of another picture.
    private func dressed(as other: UIImage) -> UIImage {
        var settings = other.settings
        settings.scale = self.settings.scale
        settings.flipsForRightToLeft = settings.flipsForRightToLeft || self.settings.flipsForRightToLeft
        if settings.renderingMode == .automatic { settings.renderingMode = self.settings.renderingMode }
        if settings.tint == nil { settings.tint = self.settings.tint }
        if settings.resizing == nil { settings.resizing = self.settings.resizing }
        if settings.alignmentInsets == .zero { settings.alignmentInsets = self.settings.alignmentInsets }
        if settings.baseline == .own { settings.baseline = self.settings.baseline }
        if settings.name.isEmpty { settings.name = self.settings.name }
        return UIImage(content: content, settings: settings)
    }

    /// The pictures that this one is one of. Registering others makes it change with the traits where it is shown.
    public var imageAsset: UIImageAsset? {
        if case .asset(let asset) = content { return asset }
        return attachAsset()
    }

    /// Why nothing can be shown for the traits; `nil` when something can.
    package func assetFault(for traits: UITraitCollection) -> AssetFault? {
        guard case .asset(let asset) = content else { return nil }
        return asset.fault(for: configuration?.traitCollection?.merging(traits) ?? traits)
    }
}
