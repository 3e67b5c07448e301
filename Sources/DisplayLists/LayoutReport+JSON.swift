import Foundation

extension LayoutReport {
    /// The JSON form of `galley inspect`: one node a line, keys in a fixed order.
    public var json: String {
        var lines = nodes.map { "    " + $0.json }.joined(separator: ",\n")
        if !lines.isEmpty { lines = "\n\(lines)\n  " }
        return """
            {
              "size": \(size.json),
              "scale": \(scale.json),
              "contentSize": \(contentSize.json),
              "nodes": [\(lines)]
            }

            """
    }
}

extension LayoutNode {
    fileprivate var json: String {
        var members = ["\"path\": \(path.quoted)", "\"role\": \(role.quoted)", "\"frame\": \(frame.json)"]
        if let clip { members.append("\"clip\": \(clip.json)") }
        if let type { members.append("\"type\": \(type.quoted)") }
        if let image { members.append("\"image\": \(image.quoted)") }
        if let text {
            members.append("\"text\": \(text.text.quoted)")
            members.append("\"font\": \(text.font.quoted)")
        }
        if let color { members.append("\"color\": \(color.hexadecimal.quoted)") }
        if let text {
            members.append("\"lines\": \(text.lines)")
            members.append("\"truncated\": \(text.isTruncated)")
        }
        return "{ " + members.joined(separator: ", ") + " }"
    }
}

extension CGSize {
    fileprivate var json: String { "[\(Double(width).json), \(Double(height).json)]" }
}

extension CGRect {
    fileprivate var json: String {
        "[" + [minX, minY, width, height].map { Double($0).json }.joined(separator: ", ") + "]"
    }
}

extension Double {
    /// JSON knows no infinity.
    fileprivate var json: String { isFinite ? shortText : "null" }
}
