import Foundation
public import UIKit

extension Snapshotting where Value == URLRequest, Format == String {
    /// The request as it goes over the wire: method and address, headers by name, an empty line, the body.
    public static var raw: Snapshotting { raw(pretty: false) }

    /// The request as it goes over the wire: method and address, headers by name, an empty line, the body.
    /// - Parameter pretty: writes a body that is JSON with a line for each value, keys sorted.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { (request: URLRequest) in
            var lines = ["\(request.httpMethod ?? "GET") \(address(of: request) ?? "(no address)")"]
            lines += headers(of: request).map { "\($0.name): \($0.value)" }
            if let body = request.httpBody { lines += ["", text(of: body, isPretty: pretty)] }
            return lines.joined(separator: "\n")
        }
    }

    /// The command of curl that makes the request.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { (request: URLRequest) in
            var words = ["curl"]
            switch request.httpMethod ?? "GET" {
            case "GET": break
            case "HEAD": words.append("--head")
            case let method: words.append("--request \(method)")
            }
            for (name, value) in headers(of: request) where name != "Cookie" {
                words.append("--header \(quoted("\(name): \(value)"))")
            }
            if let body = request.httpBody { words.append("--data \(quoted(text(of: body, isPretty: false)))") }
            if let cookie = request.value(forHTTPHeaderField: "Cookie") { words.append("--cookie \(quoted(cookie))") }
            words.append(quoted(address(of: request) ?? ""))
            return words.joined(separator: " \\\n\t")
        }
    }

    /// With the query's items sorted: a dictionary of them has another order on every run.
    private static func address(of request: URLRequest) -> String? {
        guard let url = request.url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let items = parts.percentEncodedQueryItems
        else { return request.url?.absoluteString }
        parts.percentEncodedQueryItems = items.sorted { ($0.name, $0.value ?? "") < ($1.name, $1.value ?? "") }
        return parts.string
    }

    private static func headers(of request: URLRequest) -> [(name: String, value: String)] {
        (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func text(of body: Data, isPretty: Bool) -> String {
        if isPretty, let value = try? JSONSerialization.jsonObject(with: body),
            let pretty = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        {
            return String(decoding: pretty, as: UTF8.self)
        }
        return String(decoding: body, as: UTF8.self)
    }

    /// As a shell takes it.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            if "\"\\$`".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result + "\""
    }
}
