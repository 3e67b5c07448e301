import Foundation
import InterfaceFiles

extension NibProperties {
    static let lists = [
        NibPropertyTable(UITableView.self, table),
        NibPropertyTable(UITableViewCell.self, tableCell),
        NibPropertyTable(UICollectionView.self, collection),
        NibPropertyTable(UICollectionReusableView.self, reusableView),
        NibPropertyTable(UICollectionViewFlowLayout.self, flowLayout),
    ]

    private static let table: [NibProperty<UITableView>] = [
        // The style is read before all else.
        .ignored("style"),
        .choice(
            "separatorStyle", \.separatorStyle, ["default": .singleLine, "singleLine": .singleLine, "none": .none]),
        .color("separatorColor", \.separatorColor),
        .insets("separatorInset", \.separatorInset),
        .number("rowHeight", \.rowHeight), .number("estimatedRowHeight", \.estimatedRowHeight),
        NibProperty("sectionHeaderHeight") { table, value in
            if let height = sectionHeight(value, of: table) { table.sectionHeaderHeight = height }
        },
        NibProperty("sectionFooterHeight") { table, value in
            if let height = sectionHeight(value, of: table) { table.sectionFooterHeight = height }
        },
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
        NibProperty("prototypes") { table, value in
            value.builder.registerPrototypes(value.element.children, for: table)
        },
        NibProperty("sections") { table, value in
            table.staticContent = value.builder.staticContent(value.element.children)
        },
        .ignored("sectionIndexMinimumDisplayRowCount"), .ignored("springLoaded"), .ignored("keepsSelection"),
        .ignored("contentViewInsetsToSafeArea"),
    ]

    /// `nil` for what Interface Builder writes where nothing was chosen: 18 in grouped tables, and 28, earlier 22, in plain
    /// ones.
    private static func sectionHeight(_ value: NibValue, of table: UITableView) -> CGFloat? {
        let unchosen: [CGFloat] = table.style == .plain ? [28, 22] : [18]
        return value.number.flatMap { unchosen.contains($0) ? nil : $0 }
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    private static let tableCell: [NibProperty<UITableViewCell>] = [
        NibProperty("reuseIdentifier") { cell, value in cell.ownReuseIdentifier = value.text },
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
        NibProperty("cells") { list, value in
            value.builder.registerPrototypes(value.element.children, kind: nil, for: list)
        },
        NibProperty("sectionHeaderView") { list, value in
            let kind = UICollectionView.elementKindSectionHeader
            value.builder.registerPrototypes([value.element], kind: kind, for: list)
        },
        NibProperty("sectionFooterView") { list, value in
            let kind = UICollectionView.elementKindSectionFooter
            value.builder.registerPrototypes([value.element], kind: kind, for: list)
        },
        NibProperty("collectionViewLayout") { list, value in
            if let layout = value.builder.makeLayout(value.element) { list.collectionViewLayout = layout }
        },
        .ignored("prefetchingEnabled"), .ignored("springLoaded"), .ignored("dragInteractionEnabled"),
    ]

    private static let reusableView: [NibProperty<UICollectionReusableView>] = [
        NibProperty("reuseIdentifier") { cell, value in cell.ownReuseIdentifier = value.text },
        .ignored("selectionStyle"),
    ]

    private static let flowLayout: [NibProperty<UICollectionViewFlowLayout>] = [
        .choice("scrollDirection", \.scrollDirection, ["vertical": .vertical, "horizontal": .horizontal]),
        .number("minimumLineSpacing", \.minimumLineSpacing),
        .number("minimumInteritemSpacing", \.minimumInteritemSpacing),
        .size("itemSize", \.itemSize), .size("estimatedItemSize", \.estimatedItemSize),
        NibProperty("automaticEstimatedItemSize") { layout, value in
            if value.bool == true { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        },
        .size("headerReferenceSize", \.headerReferenceSize), .size("footerReferenceSize", \.footerReferenceSize),
        .insets("sectionInset", \.sectionInset),
        .flag("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
        .flag("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
        .choice(
            "sectionInsetReference", \.sectionInsetReference,
            ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]),
    ]
}
