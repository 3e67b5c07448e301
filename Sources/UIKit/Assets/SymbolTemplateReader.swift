package import Appearance
import DisplayLists
import Foundation
import InterfaceFiles

/// Reads the SVG template of a custom symbol: groups named after weights and scales, with guides for the baseline, the
/// height of capitals and the margins.
package struct SymbolTemplateReader {
    private var groups: [SymbolTemplate.Slot: [SymbolTemplate.Part]] = [:]
    private var guides: [String: CGPoint] = [:]

    /// The height of capitals of a template that has no guides: type is 100 points there.
    private static let capHeight = 70.459

    /// - Parameter name: of the symbol.
    package static func read(_ bytes: [UInt8], name: String) -> Result<SymbolTemplate, AssetFault> {
        guard let data = withoutDocumentType(bytes) else {
            return .failure(AssetFault("it declares entities", "export it from SF Symbols"))
        }
        var reader = SymbolTemplateReader()
        do throws(InterfaceFileError) {
            let root = try InterfaceFile.read(data)
            reader.visit(root, .identity, nil)
        } catch {
            return .failure(AssetFault("it is no SVG: \(error.message)", "export it from SF Symbols"))
        }
        let drawings = reader.drawings()
        guard !drawings.isEmpty else {
            return .failure(AssetFault("it has no group such as \"Regular-M\"", "export a template from SF Symbols"))
        }
        var digest = Digest()
        digest.combine(bytes)
        return .success(SymbolTemplate(name: name, drawings: drawings, digest: digest.value))
    }

    /// Templates name their document type, which says nothing that matters; one that defines something is refused.
    private static func withoutDocumentType(_ bytes: [UInt8]) -> Data? {
        let data = Data(bytes)
        guard let start = data.range(of: Data("<!DOCTYPE".utf8))?.lowerBound else { return data }
        guard let end = data[start...].firstIndex(of: UInt8(ascii: ">")),
            !data[start..<end].contains(UInt8(ascii: "["))
        else { return nil }
        return data[..<start] + data[data.index(after: end)...]
    }

    // MARK: Elements

    /// - Parameter slot: whose group the element stands in.
    private mutating func visit(
        _ element: InterfaceElement, _ outer: CGAffineTransform, _ slot: SymbolTemplate.Slot?
    ) {
        let transform = element["transform"].map { Self.transform($0).concatenating(outer) } ?? outer
        let slot = slot ?? element.id.flatMap { SymbolTemplate.Slot($0) }
        if let slot {
            if let path = Self.path(element) {
                let part = SymbolTemplate.Part(
                    path: path.mapped { $0.applying(transform) }, role: Self.role(element["class"] ?? ""))
                groups[slot, default: []].append(part)
            }
        } else if let id = element.id, let x = Self.number(element, "x1"), let y = Self.number(element, "y1") {
            guides[id] = CGPoint(x: x, y: y).applying(transform)
        }
        for child in element.children { visit(child, transform, slot) }
    }

    private static func number(_ element: InterfaceElement, _ name: String) -> Double? {
        element[name].flatMap { Double($0) }.flatMap { abs($0) < 1e6 ? $0 : nil }
    }

    private static func path(_ element: InterfaceElement) -> Path? {
        switch element.name {
        case "path":
            guard let data = element["d"], let path = PathDataReader.path(data[...]) else { return nil }
            return element["fill-rule"] == "evenodd" ? path.windingForEvenOdd : path
        case "circle":
            guard let x = number(element, "cx"), let y = number(element, "cy"), let radius = number(element, "r") else {
                return nil
            }
            return .ellipse(CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        case "rect":
            guard let width = number(element, "width"), let height = number(element, "height") else { return nil }
            return .rectangle(
                CGRect(x: number(element, "x") ?? 0, y: number(element, "y") ?? 0, width: width, height: height))
        default: return nil
        }
    }

    /// `hierarchical-0:secondary` and the like.
    private static func role(_ classes: String) -> SymbolOutline.Role {
        let isBehind = classes.split(separator: " ").contains {
            $0.hasPrefix("hierarchical-") && ($0.hasSuffix(":secondary") || $0.hasSuffix(":tertiary"))
        }
        return isBehind ? .secondary : .primary
    }

    /// `matrix`, `translate` and `scale`, from the outermost on; anything else is left out.
    private static func transform(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for call in text.split(separator: ")") {
            let parts = call.split(separator: "(", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let numbers = parts[1].split { $0 == "," || $0 == " " }.compactMap { Double($0) }
            guard numbers.allSatisfy({ abs($0) < 1e6 }) else { continue }
            switch (parts[0].filter { $0.isLetter }, numbers.count) {
            case ("matrix", 6):
                let matrix = CGAffineTransform(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
                result = matrix.concatenating(result)
            case ("translate", 1...2):
                result = CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
                    .concatenating(result)
            case ("scale", 1...2):
                result = CGAffineTransform(scaleX: numbers[0], y: numbers.count > 1 ? numbers[1] : numbers[0])
                    .concatenating(result)
            default: break
            }
        }
        return result
    }

    // MARK: Drawings

    private func drawings() -> [SymbolTemplate.Slot: SymbolTemplate.Drawing] {
        var drawings: [SymbolTemplate.Slot: SymbolTemplate.Drawing] = [:]
        for (slot, parts) in groups {
            guard let ink = Path(parts.flatMap(\.path.elements)).inkBounds, ink.width > 0, ink.height > 0 else {
                continue
            }
            let baseline = guides["Baseline-\(slot.letter)"]?.y ?? ink.midY + Self.capHeight / 2
            let capline = guides["Capline-\(slot.letter)"]?.y ?? baseline - Self.capHeight
            let height = baseline - capline
            let (left, right) = margins(slot) ?? (ink.minX, ink.maxX)
            guard height > 1, right > left else { continue }
            drawings[slot] = SymbolTemplate.Drawing(
                parts: parts, left: left, right: right, baseline: baseline, capHeight: height)
        }
        return drawings
    }

    private func margins(_ slot: SymbolTemplate.Slot) -> (Double, Double)? {
        guard let left = guides["left-margin-\(slot.name)"], let right = guides["right-margin-\(slot.name)"] else {
            return nil
        }
        return (Double(left.x), Double(right.x))
    }
}
