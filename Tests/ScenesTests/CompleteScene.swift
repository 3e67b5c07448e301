/// A scene that uses every key of the format at least once, and most values.
let completeScene = """
    // Every key there is.
    {
      "$schema": "galley.schema.json",
      title: "Network",
      strings: [],
      assets: [],
      traits: {
        device: "iPhone 17", size: { width: 390, height: 844 }, scale: 3, iOS: 26, userInterfaceStyle: "light",
        preferredContentSizeCategory: "accessibility3", layoutDirection: "rightToLeft", accessibilityContrast: "high",
        userInterfaceLevel: "elevated", legibilityWeight: "bold", locale: "ar-EG", editing: true,
      },
      list: {
        appearance: "insetGrouped", headerMode: "supplementary", footerMode: "supplementary", showsSeparators: true,
        backgroundColor: "systemGroupedBackground", headerTopPadding: 22,
        separatorConfiguration: {
          color: "systemRed", multipleSelectionColor: { light: { named: "Brand" }, dark: "#FF000080" },
          topSeparatorVisibility: "automatic", bottomSeparatorVisibility: "hidden",
          topSeparatorInsets: { leading: 60 }, bottomSeparatorInsets: { leading: 60, trailing: 0 },
        },
      },
      table: {
        style: "grouped", separatorStyle: "singleLine", separatorColor: "separator", separatorInset: { leading: 20 },
        backgroundColor: "systemGroupedBackground", sectionHeaderTopPadding: 22, rowHeight: 60,
      },
      navigationBar: {
        title: "Network", subtitle: "3 known", prompt: "Choose", largeTitle: true, backButtonTitle: "Settings",
        tintColor: { named: "Brand" }, leading: ["Cancel"],
        trailing: [
          { title: "Add", image: { systemName: "plus" }, tintColor: "systemRed", isEnabled: false },
          { systemItem: "done", style: "prominent" },
        ],
        searchBar: {
          text: "Home", placeholder: "Search", isActive: false, showsCancelButton: true, showsBookmarkButton: true,
          scopeButtonTitles: ["All", "Open"], selectedScopeButtonIndex: 1,
        },
        hidesSearchBarWhenScrolling: false, preferredSearchBarPlacement: "stacked",
      },
      tabBar: {
        items: ["Network", { title: "Keys", image: { named: "Keys/Old" }, selectedImage: { systemName: "key.fill" },
          badgeValue: "2", badgeColor: "systemGreen" }],
        selectedIndex: 0, tintColor: "systemIndigo",
      },
      contentOffset: { x: 0, y: 12.5 },
      sections: [
        {
          header: "Connections", indexTitle: "C",
          footer: { text: "Footer text.", style: "groupedFooter", accessories: ["detail"] },
          items: [
            { text: "Wi-Fi", image: { systemName: "wifi", renderingMode: "alwaysTemplate" } },
            {
              style: "valueCell", text: "Bluetooth", secondaryText: { key: "%@ of %lld", arguments: ["Wi-Fi", 3] }, image: { file: "logo.png" },
              textProperties: {
                font: "headline", color: "label", alignment: "natural", lineBreakMode: "byTruncatingTail",
                numberOfLines: 1, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5,
                allowsDefaultTighteningForTruncation: true, adjustsFontForContentSizeCategory: false, transform: "none",
              },
              secondaryTextProperties: {
                color: "#8E8E93", font: { size: 15, weight: "semibold", design: "rounded", italic: true },
              },
              imageProperties: {
                tintColor: "systemBlue", cornerRadius: 8, maximumSize: { width: 40, height: 40 },
                reservedLayoutSize: { width: 40, height: "standardDimension" },
                preferredSymbolConfiguration: { textStyle: "body", scale: "large", weight: "semibold" },
              },
              directionalLayoutMargins: { top: 8, leading: 16, bottom: 8, trailing: 16 },
              imageToTextPadding: 12, textToSecondaryTextHorizontalPadding: 8, textToSecondaryTextVerticalPadding: 4,
              prefersSideBySideTextAndSecondaryText: true, axesPreservingSuperviewLayoutMargins: ["horizontal"],
              accessories: [
                { type: "label", text: "3", placement: "trailing", displayed: "always", tintColor: "secondaryLabel",
                  font: { textStyle: "footnote" }, isHidden: false, reservedLayoutWidth: "actual" },
                { type: "customView", systemName: "circle.fill", placement: "leading", maintainsFixedSize: true,
                  preferredSymbolConfiguration: { pointSize: 12 }, reservedLayoutWidth: 8 },
                { type: "customView", switch: true }, { type: "customView", text: "9", font: "caption1" },
                { type: "customView", file: "logo.svg" }, { type: "customView", badge: "99+" },
                { type: "customView", segmented: ["A", "B"], selectedSegmentIndex: 1 },
                { type: "customView", progress: 0.4 },
                { type: "disclosureIndicator", displayed: "whenNotEditing" }, "checkmark",
                { type: "outlineDisclosure", style: "cell" }, { type: "detail", isHidden: true },
                { type: "checkmark", tintColor: "systemRed" }, { type: "delete", backgroundColor: "systemRed" },
                { type: "insert", backgroundColor: "systemGreen" }, { type: "multiselect", backgroundColor: "tintColor" },
                { type: "reorder", showsVerticalSeparator: false }, { type: "popUpMenu" },
              ],
              background: {
                style: "listGroupedCell", backgroundColor: "systemBlue", cornerRadius: 10, strokeColor: "separator",
                strokeWidth: 1, strokeOutset: -2, image: { file: "paper.png" }, imageContentMode: "scaleAspectFill",
                backgroundInsets: { top: 0 }, edgesAddingLayoutMarginsToBackgroundInsets: ["leading", "trailing"],
              },
              backgroundView: { backgroundColor: "systemBlue" }, contentView: { backgroundColor: "systemYellow", cornerRadius: 4 },
              indentationLevel: 1, indentationWidth: 10, indentsAccessories: true,
              state: ["selected", "expanded"], separatorConfiguration: { color: "systemGray" },
              swipe: {
                revealed: "trailing",
                trailing: [{ title: "Delete", style: "destructive", image: { systemName: "trash" } }],
                leading: [{ title: "Done!", backgroundColor: "systemGreen" }],
              },
              children: [{ text: "Headphones", children: [{ text: "Left" }] }], cellStyle: "subtitle",
            },
          ],
        },
        {
          layout: {
            group: {
              direction: "horizontal", size: { width: { fractionalWidth: 1 }, height: { estimated: 80 } }, count: 3,
              interItemSpacing: { fixed: 8 }, contentInsets: { top: 1 },
              items: [
                { size: { width: { fractionalWidth: 0.333 }, height: { uniformAcrossSiblings: 80 } }, contentInsets: {} },
                { group: {
                    direction: "vertical", size: { width: { absolute: 90 }, height: { fractionalHeight: 1 } },
                    interItemSpacing: { flexible: 4 }, items: [{ size: { width: { absolute: 90 }, height: { absolute: 40 } } }],
                } },
              ],
            },
            interGroupSpacing: 8, contentInsets: { top: 16, leading: 16, bottom: 16, trailing: 16 },
            orthogonalScrollingBehavior: "groupPaging", orthogonalContentOffset: 20,
          },
          items: [{ text: "hello" }],
        },
      ],
    }
    """
