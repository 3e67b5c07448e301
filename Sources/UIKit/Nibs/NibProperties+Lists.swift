import Foundation
import InterfaceFiles

extension NibProperties {
    static let lists = [
        NibPropertyTable(UITableView.self, table),
        NibPropertyTable(UITableViewCell.self, tableCell),
        NibPropertyTable(UICollectionView.self, collection),
        NibPropertyTable(UICollectionReusableView.self, reusableView),
    ]

    private static let table: [NibProperty<UITableView>] = [
        // The style is read before all else.
        .ignored("style"),
        .choice(
            "separatorStyle", \.separatorStyle, ["default": .singleLine, "singleLine": .singleLine, "none": .none]),
        .color("separatorColor", \.separatorColor),
        .insets("separatorInset", \.separatorInset),
        .number("rowHeight", \.rowHeight), .number("estimatedRowHeight", \.estimatedRowHeight),
        .number("sectionHeaderHeight", \.sectionHeaderHeight), .number("sectionFooterHeight", \.sectionFooterHeight),
        .number("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
        .number("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
        .flag("allowsSelection", \.allowsSelection),
        .flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
        .flag("allowsMultipleSelection", \.allowsMultipleSelection),
        .flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
        NibProperty("tableHeaderView") { table, value in
            table.tableHeaderView = value.builder.make(value.element)
        },
        NibProperty("tableFooterView") { table, value in
            table.tableFooterView = value.builder.make(value.element)
        },
        .ignored("sectionIndexMinimumDisplayRowCount"), .ignored("springLoaded"), .ignored("keepsSelection"),
        .ignored("contentViewInsetsToSafeArea"),
    ]

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    private static let tableCell: [NibProperty<UITableViewCell>] = [
        .text("reuseIdentifier", \.reuseIdentifier),
        .choice(
            "selectionStyle", \.selectionStyle, ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
        .choice("accessoryType", \.accessoryType, accessories),
        .choice("editingAccessoryType", \.editingAccessoryType, accessories),
        .integer("indentationLevel", \.indentationLevel), .number("indentationWidth", \.indentationWidth),
        .flag("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
        .flag("showsReorderControl", \.showsReorderControl),
        .insets("separatorInset", \.separatorInset),
        // The labels of a style are filled where the nib describes them.
        .ignored("style"), .ignored("textLabel"), .ignored("detailTextLabel"), .ignored("imageView"),
        .ignored("rowHeight"), .ignored("hidesAccessoryWhenEditing"), .ignored("focusStyle"),
    ]

    private static let collection: [NibProperty<UICollectionView>] = [
        .flag("allowsSelection", \.allowsSelection),
        .flag("allowsMultipleSelection", \.allowsMultipleSelection),
        .ignored("prefetchingEnabled"), .ignored("springLoaded"), .ignored("dragInteractionEnabled"),
    ]

    private static let reusableView: [NibProperty<UICollectionReusableView>] = [
        .text("reuseIdentifier", \.reuseIdentifier), .ignored("selectionStyle"),
    ]
}
