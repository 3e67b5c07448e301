import UIKit

extension SceneItem {
    /// Whether it is a text and nothing else.
    var isPlainText: Bool {
        self == SceneItem(content: SceneContent(text: content.text), place: place)
    }

    /// The accessories that table cells have: the others are told of when the scene is reviewed.
    static let tableAccessories: Set<SceneAccessoryKind> = [
        .disclosureIndicator, .detail, .checkmark, .delete, .insert, .multiselect, .reorder, .customView,
    ]

    /// Sets everything that the item says.
    @MainActor
    func configure(_ cell: UITableViewCell, _ images: SceneImages) {
        if cellStyle != nil, content.style == nil {
            fillLabels(of: cell, images)
        } else {
            cell.contentConfiguration = content.configuration(cell.defaultContentConfiguration(), images)
        }
        setAccessory(of: cell, images)
        if let background {
            cell.backgroundConfiguration = background.configuration(cell.defaultBackgroundConfiguration(), images)
        }
        if let backgroundView {
            let view = UIView()
            backgroundView.apply(to: view)
            cell.backgroundView = view
        }
        if let contentView { contentView.apply(to: cell.contentView) }
        if let indentationWidth { cell.indentationWidth = indentationWidth }
        cell.isHighlighted = state.contains(.highlighted)
    }

    @MainActor
    private func fillLabels(of cell: UITableViewCell, _ images: SceneImages) {
        cell.textLabel?.text = content.text
        cell.detailTextLabel?.text = content.secondaryText
        if let image = content.image { cell.imageView?.image = images.image(image) }
        content.textProperties?.apply(to: cell.textLabel)
        content.secondaryTextProperties?.apply(to: cell.detailTextLabel)
        if let tint = content.imageProperties?.tintColor { cell.imageView?.tintColor = tint.uiColor }
    }

    @MainActor
    private func setAccessory(of cell: UITableViewCell, _ images: SceneImages) {
        let kinds = Set(accessories.map(\.kind))
        cell.accessoryType =
            if kinds.isSuperset(of: [.detail, .disclosureIndicator]) {
                .detailDisclosureButton
            } else if kinds.contains(.disclosureIndicator) {
                .disclosureIndicator
            } else if kinds.contains(.checkmark) {
                .checkmark
            } else {
                kinds.contains(.detail) ? .detailButton : .none
            }
        guard let custom = accessories.first(where: { $0.kind == .customView }) else { return }
        let (view, _) = custom.customView.makeView(tint: custom.tintColor?.uiColor, images)
        if view.bounds.isEmpty { view.sizeToFit() }
        cell.accessoryView = view
    }
}

extension SceneTextProperties {
    /// Gives a label what is said; what is not stays as it is.
    @MainActor
    fileprivate func apply(to label: UILabel?) {
        guard let label else { return }
        if let font { label.font = font.uiFont }
        if let color { label.textColor = color.uiColor }
        if let numberOfLines { label.numberOfLines = numberOfLines }
        if let lineBreakMode { label.lineBreakMode = lineBreakMode }
        switch alignment {
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        case .natural, nil: break
        }
        if let adjusts = adjustsFontSizeToFitWidth { label.adjustsFontSizeToFitWidth = adjusts }
        if let factor = minimumScaleFactor { label.minimumScaleFactor = factor }
    }
}
