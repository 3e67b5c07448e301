public import Foundation

// Foundation's function of this name reads .strings in a language that it chooses from the machine. These are preferred over it
// where they are visible, since they need no default arguments; they read string catalogues and plurals too, in the language of the
// interface.

private func localized(_ key: String, _ table: String?, _ bundle: Bundle?, _ value: String) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    return LocalizedTexts.pattern(key, table: table, bundle: bundle, language: LocalizedTexts.language)
        ?? (value.isEmpty ? key : value)
}

/// The text of a key in the table `Localizable` of any target, in the language of the interface; the key where there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String { localized(key, nil, nil, "") }

/// The text of a key in a bundle's table `Localizable`, in the language of the interface; the key where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localized(key, nil, bundle, "")
}

/// - Parameter value: where no table has the key.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localized(key, nil, nil, value)
}

/// - Parameter value: where no table has the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localized(key, nil, bundle, value)
}

/// - Parameter tableName: without its type; `nil` is `Localizable`.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localized(key, tableName, nil, "")
}

/// - Parameter tableName: without its type; `nil` is `Localizable`.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localized(key, tableName, bundle, "")
}

/// - Parameters:
///   - tableName: without its type; `nil` is `Localizable`.
///   - value: where no table has the key.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    localized(key, tableName, nil, value)
}

/// - Parameters:
///   - tableName: without its type.
///   - value: where no table has the key.
public func NSLocalizedString(
    _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
    localized(key, tableName, bundle, value)
}
