import DisplayLists
import Foundation
import Synchronization

/// Finds symbols by their SF Symbols names: first in the user's own folders, then among those drawn or put together here,
/// then among the installed icons that the name map points to. Keeps what it has read.
package final class SymbolLibrary: Sendable {
    /// Folders of SVG files named after SF Symbols, the first one first.
    package let userFolders: [String]
    /// Where the package bootstrap-icons keeps its files.
    package let iconFolder: String

    private struct Key: Hashable {
        let name: String
        let style: SymbolStyle
    }

    private struct Cache {
        var outlines: [Key: Result<SymbolOutline, SymbolError>] = [:]
        /// By path; `nil` where there is no readable file.
        var files: [String: IconFile?] = [:]
    }

    private let cache = Mutex(Cache())

    private static let shared = Mutex(SymbolLibrary())

    /// The one that pictures are drawn with; a program sets it before it draws.
    package static var current: SymbolLibrary {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    package init(userFolders: [String] = [], iconFolder: String = "/usr/share/bootstrap-icons/svg") {
        self.userFolders = userFolders
        self.iconFolder = iconFolder
    }

    /// The symbol's outline at a style.
    package func outline(_ name: String, style: SymbolStyle) throws(SymbolError) -> SymbolOutline {
        let key = Key(name: name, style: style)
        if let known = cache.withLock({ $0.outlines[key] }) { return try known.get() }
        let result: Result<SymbolOutline, SymbolError>
        do throws(SymbolError) {
            var outline = try make(name, style: style)
            outline.isDirectional = Self.isDirectional(name)
            result = .success(outline)
        } catch {
            result = .failure(error)
        }
        cache.withLock { $0.outlines[key] = result }
        return try result.get()
    }

    private func make(_ name: String, style: SymbolStyle) throws(SymbolError) -> SymbolOutline {
        for folder in userFolders where !name.contains("/") {
            let path = folder + "/" + name + ".svg"
            if let icon = file(path) { return IconSymbol.outline(picture: icon, style: style) }
            if FileManager.default.fileExists(atPath: path) { throw .unreadable(symbol: name, path: path) }
        }
        guard SymbolNames.contains(name) else {
            throw .unknown(name, nearest: SymbolNames.nearest(to: name))
        }
        if let drawn = DrawnSymbol.table[name] { return drawn.outline(style) }
        let composer = SymbolComposer(style: style) { (icon, symbol) throws(SymbolError) in
            try self.installed(icon, for: symbol)
        }
        if let outline = try composer.outline(name) { return outline }
        guard let icon = SymbolNames.icon(name) else { throw .unknown(name, nearest: []) }
        let file = try installed(icon, for: name)
        if IconSymbol.isTooThick(name: icon, style: style) { return composer.outline(thinned: file, name: icon) }
        guard let outline = IconSymbol.outline(file, name: icon, style: style) else {
            throw .unreadable(symbol: name, path: path(of: icon))
        }
        return outline
    }

    private func path(of icon: String) -> String { iconFolder + "/" + icon + ".svg" }

    private func installed(_ icon: String, for symbol: String) throws(SymbolError) -> IconFile {
        guard let file = file(path(of: icon)) else { throw .missingFile(symbol: symbol, path: path(of: icon)) }
        guard !file.paths.isEmpty else { throw .unreadable(symbol: symbol, path: path(of: icon)) }
        return file
    }

    private func file(_ path: String) -> IconFile? {
        if let known = cache.withLock({ $0.files[path] }) { return known }
        let icon = FileManager.default.contents(atPath: path).flatMap { IconFile(Array($0)) }
        cache.withLock { $0.files[path] = .some(icon) }
        return icon
    }

    /// Names that say forward or backward point the other way where the interface runs from right to left; left and
    /// right mean what they say. Source: uikit-metrics §12.3.
    package static func isDirectional(_ name: String) -> Bool {
        name.split(separator: ".").contains {
            $0 == "forward" || $0 == "backward" || $0 == "leading" || $0 == "trailing"
        }
    }
}
