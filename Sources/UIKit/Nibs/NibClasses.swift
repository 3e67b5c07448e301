import Foundation

/// What Interface Builder's elements are in UIKit, and how classes are found by their names.
@MainActor
enum NibClasses {
    struct Kind {
        let type: UIView.Type
        let isBase: @MainActor (UIView.Type) -> Bool
        /// Whether the view looks as on the phone; an empty view stands for one that does not.
        let isDrawn: Bool

        init<View: UIView>(_ type: View.Type, isDrawn: Bool = true) {
            self.type = type
            self.isDrawn = isDrawn
            isBase = { $0 is View.Type }
        }
    }

    static let kinds: [String: Kind] = drawn.merging(notDrawn) { drawn, _ in drawn }

    private static let drawn: [String: Kind] = [
        "view": Kind(UIView.self),
        "label": Kind(UILabel.self),
        "imageView": Kind(UIImageView.self),
        "button": Kind(UIButton.self),
        "stackView": Kind(UIStackView.self),
        "scrollView": Kind(UIScrollView.self),
        "switch": Kind(UISwitch.self),
        "slider": Kind(UISlider.self),
        "progressView": Kind(UIProgressView.self),
        "segmentedControl": Kind(UISegmentedControl.self),
        "textField": Kind(UITextField.self),
        "textView": Kind(UITextView.self),
        "stepper": Kind(UIStepper.self),
        "datePicker": Kind(UIDatePicker.self),
        "searchBar": Kind(UISearchBar.self),
        "pageControl": Kind(UIPageControl.self),
        "activityIndicatorView": Kind(UIActivityIndicatorView.self),
        "visualEffectView": Kind(UIVisualEffectView.self),
        // A controller's view comes into it.
        "containerView": Kind(UIView.self),
        "navigationBar": Kind(UINavigationBar.self),
        "toolbar": Kind(UIToolbar.self),
        "tabBar": Kind(UITabBar.self),
        "tableView": Kind(UITableView.self),
        "tableViewCell": Kind(UITableViewCell.self),
        "collectionView": Kind(UICollectionView.self),
        "collectionViewCell": Kind(UICollectionViewCell.self),
        "collectionReusableView": Kind(UICollectionReusableView.self),
    ]

    private static let notDrawn: [String: Kind] = Dictionary(
        uniqueKeysWithValues: [
            "pickerView", "mapView", "wkWebView", "webView", "sceneKitView", "mtkView", "glkView", "arskView",
            "arscnView",
            "skView", "colorWell", "calendarView",
        ].map { ($0, Kind(UIView.self, isDrawn: false)) })

    /// For messages.
    static var names: String { drawn.keys.sorted().joined(separator: ", ") }

    // MARK: By name

    private struct Name: Hashable {
        var name: String
        var module: String?
        var caller: String
    }
    private static var found: [Name: AnyClass] = [:]

    /// A class by its name as the identity inspector has it. The module is the one the inspector says; a nib of a target that has another
    /// name here, or that says none, is looked up in the module that asks for the nib and in UIKit.
    static func find(_ name: String, module: String?, caller: ResourceCaller) -> AnyClass? {
        let key = Name(name: name, module: module, caller: caller.module)
        if let type = found[key] { return type }
        let modules = [module, caller.module, "UIKit"].compactMap { $0 }
        guard let type = modules.lazy.compactMap({ type(name, in: $0) }).first else { return nil }
        found[key] = type
        return type
    }

    /// What calls the setters of the class's outlets that have observers; `nil` where none has.
    static func observedOutlets(of type: AnyClass) -> (any ObservedOutlets.Type)? {
        let parts = String(reflecting: type).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts.allSatisfy(isIdentifier) else { return nil }
        let name = "\(parts[0].utf8.count)\(parts[0])\(parts[1].utf8.count)\(parts[1])C21GalleyObservedOutletsO"
        return _typeByName(name) as? any ObservedOutlets.Type
    }

    /// By the name that the compiler gives the metadata of a top-level class.
    private static func type(_ name: String, in module: String) -> AnyClass? {
        guard isIdentifier(name), isIdentifier(module) else { return nil }
        return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
    }

    /// Others are spelt otherwise in metadata, and no inspector accepts them.
    private static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.utf8.first, !(48...57).contains(first) else { return false }
        return name.utf8.allSatisfy {
            (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95
        }
    }

    static func missing(_ name: String, module: String?) -> String {
        let place = module.map { " of module \($0)" } ?? ""
        return
            "there is no class \(name)\(place) — check both names in the identity inspector; a nib's class has to be "
            + "top-level and not private"
    }
}
