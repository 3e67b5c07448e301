import Foundation

/// What views of a class take over from the look of their class.
@MainActor
struct AppearanceTable {
    /// From the object that the look is set on to a view; views of other classes are left alone.
    let copy: (_ proxy: UIView, _ view: UIView) -> Void

    private init<View: UIView>(_ type: View.Type, _ properties: [AppearanceProperty<View>]) {
        copy = { proxy, view in
            guard let proxy = proxy as? View, let view = view as? View else { return }
            for property in properties { property.copy(proxy, view) }
        }
    }

    /// The derived classes first. What they have in common with `UIView` comes last.
    static let all: [AppearanceTable] = [
        AppearanceTable(
            UINavigationBar.self,
            [
                .object(\.standardAppearance, isSet: \.hasOwnAppearance), .optional(\.compactAppearance),
                .optional(\.scrollEdgeAppearance), .optional(\.compactScrollEdgeAppearance), .optional(\.barTintColor),
                .value(\.isTranslucent, true), .value(\.prefersLargeTitles, false), .value(\.barStyle, .default),
                .attributes(\.titleTextAttributes), .attributes(\.largeTitleTextAttributes), .optional(\.shadowImage),
            ]),
        AppearanceTable(
            UITabBar.self,
            [
                .object(\.standardAppearance, isSet: \.hasOwnAppearance), .optional(\.scrollEdgeAppearance),
                .optional(\.barTintColor), .value(\.isTranslucent, true), .optional(\.unselectedItemTintColor),
                .optional(\.shadowImage), .optional(\.backgroundImage), .value(\.barStyle, .default),
            ]),
        AppearanceTable(
            UIToolbar.self,
            [
                .object(\.standardAppearance, isSet: \.hasOwnAppearance), .optional(\.compactAppearance),
                .optional(\.scrollEdgeAppearance), .optional(\.barTintColor), .value(\.isTranslucent, true),
            ]),
        AppearanceTable(
            UITableView.self,
            [
                .changed(\.separatorColor, .separator), .value(\.separatorStyle, .singleLine),
                .value(\.sectionHeaderTopPadding, UITableView.automaticDimension), .optional(\.sectionIndexColor),
                .optional(\.sectionIndexBackgroundColor),
            ]),
        AppearanceTable(
            UISearchBar.self,
            [
                .optional(\.barTintColor), .optional(\.backgroundImage), .value(\.searchBarStyle, .default),
            ]),
        AppearanceTable(
            UISegmentedControl.self,
            [
                .optional(\.selectedSegmentTintColor),
                AppearanceProperty { proxy, view in
                    for (state, attributes) in proxy.textAttributes where view.textAttributes[state] == nil {
                        view.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
                    }
                },
            ]),
        AppearanceTable(UISwitch.self, [.optional(\.onTintColor), .optional(\.thumbTintColor)]),
        AppearanceTable(
            UISlider.self,
            [
                .optional(\.minimumTrackTintColor), .optional(\.maximumTrackTintColor), .optional(\.thumbTintColor),
            ]),
        AppearanceTable(UIProgressView.self, [.optional(\.progressTintColor), .optional(\.trackTintColor)]),
        AppearanceTable(
            UIPageControl.self,
            [
                .optional(\.pageIndicatorTintColor), .optional(\.currentPageIndicatorTintColor),
            ]),
        AppearanceTable(UITextField.self, [.optional(\.textColor)]),
        AppearanceTable(
            UILabel.self,
            [
                .changed(\.textColor, .label), .changed(\.font, .systemFont(ofSize: 17)),
            ]),
        AppearanceTable(UIView.self, [.optional(\.storedTintColor)]),
    ]
}

/// One property of a look.
@MainActor
struct AppearanceProperty<View: UIView> {
    /// Takes it over where the proxy has it and the view has not.
    let copy: (_ proxy: View, _ view: View) -> Void

    /// One that is unset at a value.
    static func value<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<View, Value>, _ unset: Value
    ) -> AppearanceProperty {
        AppearanceProperty { proxy, view in
            if proxy[keyPath: path] != unset, view[keyPath: path] == unset {
                view[keyPath: path] = proxy[keyPath: path]
            }
        }
    }

    /// One that is unset at a value, and may be `nil`.
    static func changed<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<View, Value?>, _ unset: Value
    ) -> AppearanceProperty { value(path, unset) }

    /// One that is unset while it is `nil`.
    static func optional<Value>(_ path: ReferenceWritableKeyPath<View, Value?>) -> AppearanceProperty {
        AppearanceProperty { proxy, view in
            if let value = proxy[keyPath: path], view[keyPath: path] == nil { view[keyPath: path] = value }
        }
    }

    /// Attributes of text.
    static func attributes(
        _ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
    ) -> AppearanceProperty { optional(path) }

    /// An object that every view has one of its own of.
    static func object<Value>(
        _ path: ReferenceWritableKeyPath<View, Value>, isSet: KeyPath<View, Bool>
    ) -> AppearanceProperty {
        AppearanceProperty { proxy, view in
            if proxy[keyPath: isSet], !view[keyPath: isSet] { view[keyPath: path] = proxy[keyPath: path] }
        }
    }
}
