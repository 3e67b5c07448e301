import UIKit

extension SceneAccessory {
    @MainActor
    func accessory(_ images: SceneImages) -> UICellAccessory {
        switch kind {
        case .disclosureIndicator: .disclosureIndicator(displayed: always, options: options())
        case .outlineDisclosure: .outlineDisclosure(displayed: always, options: options())
        case .detail: .detail(displayed: always, options: options())
        case .checkmark: .checkmark(displayed: always, options: options())
        case .delete: .delete(displayed: whenEditing, options: options())
        case .insert: .insert(displayed: whenEditing, options: options())
        case .multiselect: .multiselect(displayed: whenEditing, options: options())
        case .reorder: .reorder(displayed: whenEditing, options: options())
        case .popUpMenu: .popUpMenu(UIMenu(), displayed: always, options: options())
        case .label: .label(text: text ?? "", displayed: always, options: options())
        case .customView: .customView(configuration: customConfiguration(images))
        }
    }

    private var always: UICellAccessory.DisplayedState { displayed?.uiKit ?? .always }
    private var whenEditing: UICellAccessory.DisplayedState { displayed?.uiKit ?? .whenEditing }
    private var tint: UIColor? { tintColor?.uiColor }
    private var width: UICellAccessory.LayoutDimension? { reservedLayoutWidth?.uiKit }

    // MARK: Options

    private func options() -> UICellAccessory.DisclosureIndicatorOptions {
        .init(isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint)
    }

    private func options() -> UICellAccessory.OutlineDisclosureOptions {
        .init(style: outlineStyle?.uiKit, isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint)
    }

    private func options() -> UICellAccessory.DetailOptions {
        .init(isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint)
    }

    private func options() -> UICellAccessory.CheckmarkOptions {
        .init(isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint)
    }

    private func options() -> UICellAccessory.DeleteOptions {
        .init(
            isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint,
            backgroundColor: backgroundColor?.uiColor)
    }

    private func options() -> UICellAccessory.InsertOptions {
        .init(
            isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint,
            backgroundColor: backgroundColor?.uiColor)
    }

    private func options() -> UICellAccessory.MultiselectOptions {
        .init(
            isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint,
            backgroundColor: backgroundColor?.uiColor)
    }

    private func options() -> UICellAccessory.ReorderOptions {
        .init(
            isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint,
            showsVerticalSeparator: showsVerticalSeparator)
    }

    private func options() -> UICellAccessory.PopUpMenuOptions {
        .init(isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint)
    }

    private func options() -> UICellAccessory.LabelOptions {
        .init(isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint, font: font?.uiFont)
    }

    @MainActor
    private func customConfiguration(_ images: SceneImages) -> UICellAccessory.CustomViewConfiguration {
        let placement: UICellAccessory.Placement =
            customView.placement == .leading ? .leading(displayed: always) : .trailing(displayed: always)
        let (view, keepsSize) = customView.makeView(tint: tint, images)
        return .init(
            customView: view, placement: placement, isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint,
            maintainsFixedSize: customView.maintainsFixedSize ?? keepsSize)
    }
}

extension SceneDisplayedState {
    fileprivate var uiKit: UICellAccessory.DisplayedState {
        switch self {
        case .always: .always
        case .whenEditing: .whenEditing
        case .whenNotEditing: .whenNotEditing
        }
    }
}

extension SceneOutlineStyle {
    fileprivate var uiKit: UICellAccessory.OutlineDisclosureOptions.Style {
        switch self {
        case .automatic: .automatic
        case .header: .header
        case .cell: .cell
        }
    }
}

extension SceneReservedWidth {
    fileprivate var uiKit: UICellAccessory.LayoutDimension {
        switch self {
        case .points(let points): .custom(points)
        case .standard: .standard
        case .actual: .actual
        }
    }
}
