public import Foundation

extension NSString {
    /// A format with its arguments in the current language.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: format as String, locale: Locale.current, arguments: args))
    }
}
