import Appearance
import ResourceFiles
import UIKit

/// Looks through a scene for what its text alone does not show to be wrong, and reads its pictures.
struct SceneReview {
    private(set) var faults: [SceneFault] = []
    private(set) var warnings: [SceneFault] = []
    private(set) var images = SceneImages()
    private(set) var device: Device?
    /// The images of asset catalogues that it shows.
    private(set) var assets: [SceneAsset<UIImage>] = []

    private let folders: SceneFolders
    private var symbols: Set<String> = []
    private var hasOpenSwipe = false

    /// - Parameter isWhole: Whether all of the document could be read, so that what is missing was left out.
    init(_ document: SceneDocument, _ environment: SceneEnvironment, isWhole: Bool) {
        folders = SceneFolders(environment)
        review(document, isWhole: isWhole)
        warnings.sort { ($0.place ?? .start) < ($1.place ?? .start) }
    }

    private mutating func review(_ document: SceneDocument, isWhole: Bool) {
        if let name = document.traits.device { review(device: name) }
        review(document.navigationBar, document.tabBar)
        if document.list != nil, let table = document.table {
            faults.append(
                SceneFault(
                    at: table.place, "the sections stand in a \"list\" already", "leave \"list\" or \"table\" out"))
        }
        for section in document.sections {
            if section.layout == nil, isWhole, document.list == nil, document.table == nil,
                let place = (section.items.first ?? section.header ?? section.footer)?.place
            {
                faults.append(
                    SceneFault(at: place, "the scene lacks \"list\"", "give it list: { appearance: \"plain\" }"))
            }
            review(section, list: document.list)
            for item in section.items {
                review(item, isEditing: document.traits.editing)
                review(item, isInTable: document.table != nil)
            }
            if document.table != nil, section.layout != nil, let place = section.items.first?.place {
                faults.append(
                    SceneFault(
                        at: place, "a table's sections have no \"layout\"", "leave \"layout\" out, or use a list"))
            }
        }
    }

    /// What stands in a list alone or in a table alone.
    private mutating func review(_ item: SceneItem, isInTable: Bool) {
        if item.cellStyle != nil, !isInTable {
            warnings.append(
                SceneFault(
                    at: item.place, "\"cellStyle\" has no effect in a list", "give it table: { style: \"plain\" }"))
        }
        guard isInTable else { return }
        for accessory in item.accessories where !SceneItem.tableAccessories.contains(accessory.kind) {
            warnings.append(
                SceneFault(
                    at: accessory.place, "table cells have no accessory \"\(accessory.kind.rawValue)\"",
                    "leave it out, or use a list"))
        }
    }

    private mutating func review(_ navigationBar: SceneNavigationBar?, _ tabBar: SceneTabBar?) {
        for item in (navigationBar?.leadingItems ?? []) + (navigationBar?.trailingItems ?? []) {
            if let image = item.image { review(image) }
        }
        guard let tabBar else { return }
        for tab in tabBar.items {
            for image in [tab.image, tab.selectedImage].compactMap({ $0 }) { review(image) }
        }
        if let index = tabBar.selectedIndex, index >= tabBar.items.count {
            faults.append(
                SceneFault(
                    at: tabBar.place, "there is no tab \(index): \"items\" has \(tabBar.items.count)",
                    "count from 0"))
        }
    }

    private mutating func review(device name: SceneName) {
        device = Device.named(name.text)
        guard device == nil else { return }
        let remedy = Device.suggestion(for: name.text).map { "did you mean \"\($0)\"?" } ?? "galley devices lists them"
        faults.append(SceneFault(at: name.place, "there is no device \(quoted(name.text))", remedy))
    }

    private mutating func review(_ section: SceneSection, list: SceneList?) {
        for (boundary, mode) in [
            (section.header, list?.headerMode?.rawValue), (section.footer, list?.footerMode?.rawValue),
        ] {
            guard let boundary else { continue }
            review(boundary, isEditing: false)
            if let mode, mode != "supplementary" {
                warnings.append(
                    SceneFault(
                        at: boundary.place, "this is not shown, since the list's mode is \"\(mode)\"",
                        "leave it or the mode out"))
            }
        }
    }

    private mutating func review(_ item: SceneItem, isEditing: Bool) {
        if let image = item.content.image { review(image) }
        if let image = item.background?.image { review(image) }
        review(item.accessories)
        if let swipe = item.swipe { review(swipe, isEditing: isEditing) }
        for child in item.children { review(child, isEditing: isEditing) }
    }

    private mutating func review(_ accessories: [SceneAccessory]) {
        var seen: Set<SceneAccessoryKind> = []
        for accessory in accessories {
            if accessory.kind != .customView, !seen.insert(accessory.kind).inserted {
                faults.append(
                    SceneFault(
                        at: accessory.place, "the accessory \"\(accessory.kind.rawValue)\" comes twice in one row",
                        "keep one of them, or use a customView"))
            }
            if let symbol = accessory.customView.systemName { review(symbol: symbol) }
            if let file = accessory.customView.file { review(file: file) }
            if let named = accessory.customView.named { assets.append(named) }
        }
    }

    private mutating func review(_ swipe: SceneSwipe, isEditing: Bool) {
        for action in swipe.leading + swipe.trailing {
            if let image = action.image { review(image) }
        }
        guard let side = swipe.revealed else { return }
        if (side == .leading ? swipe.leading : swipe.trailing).isEmpty {
            faults.append(SceneFault(at: swipe.place, "there are no \(side.rawValue) actions to reveal", "give some"))
        }
        if isEditing {
            warnings.append(
                SceneFault(
                    at: swipe.place, "no swipe is shown in editing mode", "leave \"revealed\" or \"editing\" out"))
        } else if hasOpenSwipe {
            faults.append(
                SceneFault(at: swipe.place, "another row is swiped open already", "reveal the actions of one row"))
        }
        hasOpenSwipe = true
    }

    private mutating func review(_ image: SceneImage) {
        if let symbol = image.systemName { review(symbol: symbol) }
        if let file = image.file { review(file: file) }
        if let named = image.named { assets.append(named) }
    }

    /// Which of the images have nothing to show for the traits.
    func faults(of assets: [SceneAsset<UIImage>], for traits: UITraitCollection) -> [SceneFault] {
        assets.compactMap { asset in
            asset.value?.assetFault(for: traits).map { fault in
                SceneFault(at: asset.name.place, "the image \(quoted(asset.name.text)): \(fault.problem)", fault.remedy)
            }
        }
    }

    private mutating func review(file: SceneName) {
        do throws(SceneFault) {
            try images.load(file, folders)
        } catch {
            faults.append(error)
        }
    }

    private mutating func review(symbol: SceneName) {
        guard symbols.insert(symbol.text).inserted, !SymbolNames.contains(symbol.text) else { return }
        do throws(SymbolError) {
            _ = try SymbolLibrary.current.outline(symbol.text, style: SymbolStyle())
        } catch {
            let parts = error.description.components(separatedBy: " — ")
            warnings.append(
                SceneFault(at: symbol.place, parts[0], parts.count > 1 ? parts[1] : "choose another symbol"))
        }
    }
}
