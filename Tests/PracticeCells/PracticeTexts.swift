import Foundation
import SwiftUI
import UIKit

// Texts of string tables, written as for iOS.

public enum TeaTexts {
    public static var title: String { NSLocalizedString("tea.title", bundle: .module, comment: "The screen's title") }
    public static var anywhere: String { NSLocalizedString("tea.title", comment: "The screen's title") }
    public static var missing: String {
        NSLocalizedString("tea.none", tableName: nil, bundle: .module, comment: "Nobody wrote it")
    }
    public static var replaced: String {
        NSLocalizedString("tea.none", tableName: "Practice", bundle: Bundle.module, value: "Tea", comment: "")
    }

    public static func spoons(_ name: String, _ count: Int) -> String {
        let format = NSLocalizedString("%@ has %d spoons", bundle: .module, comment: "")
        return String.localizedStringWithFormat(format, name, count)
    }
    public static func plainSpoons(_ name: String, _ count: Int) -> String {
        String(format: NSLocalizedString("%@ has %d spoons", bundle: .module, comment: ""), name, count)
    }
    public static func cups(_ count: Int) -> String {
        String(localized: "\(count) cups", table: "Practice", bundle: .module, comment: "On the shelf")
    }
    public static func strength(_ value: Double) -> String {
        String(localized: "tea.strength", defaultValue: "\(value) strong", table: "Practice", bundle: .module)
    }
    public static func empty(_ name: String) -> String {
        String(format: NSLocalizedString("%@ is empty", bundle: .module, comment: ""), name)
    }
    public static let later = LocalizedStringResource("tea.title", bundle: .atURL(Bundle.module.bundleURL))
}

public struct TeaCount: View {
    let count: Int
    public init(_ count: Int) { self.count = count }

    public var body: some View {
        VStack {
            Text("tea.title")
            Text("\(count) cups", tableName: "Practice", bundle: .module)
            Text("**\("Sencha")** has \(count)")
            Text(TeaTexts.later)
            Text(verbatim: "tea.title")
            Button("tea.title") {}
        }
    }
}
