extension UICellAccessory {
    // MARK: At the end of a row

    /// A chevron: the row leads to a screen of its own.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, displayed: displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// A chevron that points down while the row's children are shown.
    ///
    /// - Parameter actionHandler: Runs instead of expanding the row; `nil` expands it.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .outlineDisclosure, displayed: displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        accessory.details.outlineStyle = options.style
        accessory.details.actionHandler = actionHandler
        return accessory
    }

    /// Two arrows: tapping the row opens a menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .popUpMenu, displayed: displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        accessory.details.menu = menu
        return accessory
    }

    /// A tick.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark, displayed: displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// An "i" in a circle: there is more to know.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .detail, displayed: displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        accessory.details.actionHandler = actionHandler
        return accessory
    }

    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .label, displayed: displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        accessory.details.labelText = text
        accessory.details.labelFont = options.font
        accessory.details.labelAdjustsFont = options.adjustsFontForContentSizeCategory
        return accessory
    }

    // MARK: While editing

    /// A minus on a red disc, where the row begins.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .delete, displayed: displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        accessory.details.backgroundColor = options.backgroundColor
        accessory.details.actionHandler = actionHandler
        return accessory
    }

    /// A plus on a green disc, where the row begins.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .insert, displayed: displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        accessory.details.backgroundColor = options.backgroundColor
        accessory.details.actionHandler = actionHandler
        return accessory
    }

    /// A ring that fills with a tick when the row is selected, where the row begins.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .multiselect, displayed: displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        accessory.details.backgroundColor = options.backgroundColor
        return accessory
    }

    /// A grip that moves the row.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .reorder, displayed: displayed, isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        accessory.details.showsVerticalSeparator = options.showsVerticalSeparator
        return accessory
    }

    // MARK: The app's own

    /// A view of the app's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var accessory = UICellAccessory(
            .customView(configuration.customView), displayed: configuration.placement.displayedState,
            isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor)
        accessory.details.customView = configuration
        return accessory
    }
}
