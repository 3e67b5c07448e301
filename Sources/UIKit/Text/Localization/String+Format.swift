public import Foundation

// Foundation's functions of these names take any number of arguments; these are preferred over them for values of one to three,
// and choose the plural of a text that NSLocalizedString found.

extension String {
    /// Fills a text's place holders; one that `NSLocalizedString` found with plurals takes the one for the number.
    public static func localizedStringWithFormat<A: CVarArg>(_ format: String, _ argument: A) -> String {
        String(
            format: LocalizedTexts.chosen(format, [argument]), locale: LocalizedTexts.locale(.current),
            arguments: [argument])
    }

    /// Fills a text's place holders; one that `NSLocalizedString` found with plurals takes the one for the number.
    public init<A: CVarArg>(format: String, _ argument: A) {
        self.init(format: LocalizedTexts.chosen(format, [argument]), arguments: [argument])
    }

    /// Fills a text's place holders; one that `NSLocalizedString` found with plurals takes the one for the number.
    public init<A: CVarArg>(format: String, locale: Locale?, _ argument: A) {
        self.init(format: LocalizedTexts.chosen(format, [argument]), locale: locale, arguments: [argument])
    }

    /// Fills a text's place holders; one that `NSLocalizedString` found with plurals takes the one for the number.
    public static func localizedStringWithFormat<A: CVarArg, B: CVarArg>(_ format: String, _ first: A, _ second: B)
        -> String
    {
        String(
            format: LocalizedTexts.chosen(format, [first, second]), locale: LocalizedTexts.locale(.current),
            arguments: [first, second])
    }

    /// Fills a text's place holders; one that `NSLocalizedString` found with plurals takes the one for the number.
    public init<A: CVarArg, B: CVarArg>(format: String, _ first: A, _ second: B) {
        self.init(format: LocalizedTexts.chosen(format, [first, second]), arguments: [first, second])
    }

    /// Fills a text's place holders; one that `NSLocalizedString` found with plurals takes the one for the number.
    public init<A: CVarArg, B: CVarArg>(format: String, locale: Locale?, _ first: A, _ second: B) {
        self.init(format: LocalizedTexts.chosen(format, [first, second]), locale: locale, arguments: [first, second])
    }

    /// Fills a text's place holders; one that `NSLocalizedString` found with plurals takes the one for the number.
    public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg>(
        _ format: String, _ first: A, _ second: B, _ third: C
    ) -> String {
        String(
            format: LocalizedTexts.chosen(format, [first, second, third]), locale: LocalizedTexts.locale(.current),
            arguments: [first, second, third])
    }

    /// Fills a text's place holders; one that `NSLocalizedString` found with plurals takes the one for the number.
    public init<A: CVarArg, B: CVarArg, C: CVarArg>(format: String, _ first: A, _ second: B, _ third: C) {
        self.init(format: LocalizedTexts.chosen(format, [first, second, third]), arguments: [first, second, third])
    }

    /// Fills a text's place holders; one that `NSLocalizedString` found with plurals takes the one for the number.
    public init<A: CVarArg, B: CVarArg, C: CVarArg>(
        format: String, locale: Locale?, _ first: A, _ second: B, _ third: C
    ) {
        self.init(
            format: LocalizedTexts.chosen(format, [first, second, third]), locale: locale,
            arguments: [first, second, third])
    }
}
