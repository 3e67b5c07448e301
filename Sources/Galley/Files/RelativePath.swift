import Foundation

/// The way from one folder to another.
enum RelativePath {
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func text(from folder: String, to path: String) -> String {
        let (here, there) = (parts(folder), parts(path))
        let common = zip(here, there).prefix { $0 == $1 }.count
        let way = Array(repeating: "..", count: here.count - common) + there.dropFirst(common)
        return way.first == ".." ? way.joined(separator: "/") : (["."] + way).joined(separator: "/")
    }

    /// The same as a page in the folder says it; `nil` where only one of them is absolute, since the way between them would
    /// tell where the current folder is.
    static func address(from folder: String, to path: String) -> String? {
        guard folder.hasPrefix("/") == path.hasPrefix("/") else { return nil }
        return text(from: folder, to: path).addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    }

    /// The parts of a path that lead from a folder down to it; `nil` when it does not lie below the folder.
    static func parts(below folder: String, _ path: String) -> [String]? {
        let (here, there) = (parts(folder), parts(path))
        return there.count > here.count && there.starts(with: here) ? Array(there.dropFirst(here.count)) : nil
    }

    /// The innermost folder that holds every path, told from the current folder.
    static func commonFolder(of paths: [String]) -> String {
        var common = paths.first.map { Array(parts($0).dropLast()) } ?? []
        for path in paths.dropFirst() {
            common = zip(common, parts(path).dropLast()).prefix { $0 == $1 }.map(\.0)
        }
        let way = text(from: ".", to: "/" + common.joined(separator: "/"))
        return way.hasPrefix("./") ? String(way.dropFirst(2)) : way
    }

    /// Absolute, without `.`, `..` and empty parts.
    private static func parts(_ path: String) -> [String] {
        let absolute = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        var parts: [String] = []
        for part in absolute.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts
    }
}
