import DisplayLists
import Foundation
import Scenes
import UIKit

/// What a finished journal comes to: `results.json` for programs and `index.html` for people. The same journal gives the
/// same bytes.
package struct VariantResults {
    /// What was found out, for a summary in words.
    package struct Summary: Hashable, Sendable {
        package var pictures = 0
        /// Pictures that differ from all before them.
        package var distinct = 0
        package var failures = 0
        /// Findings that speak of the same thing, in the order in which they were first met.
        package var findings: [Gathered] = []
    }

    /// Findings of one kind about one thing of one input.
    package struct Gathered: Hashable, Sendable {
        package var input: String
        package var finding: Finding
        /// In how many pictures.
        package var count: Int
        /// The first of them.
        package var file: String
    }

    private let folder: String
    private let plan: VariantPlan
    private let rules: Set<Finding.Rule>
    private let journal: LineFile
    /// By the place in the plan; -1 where there is no record.
    private var offsets: [Int]
    private var digests: [UInt64]
    private var summary = Summary()
    private var gathered: [String: Int] = [:]

    /// Writes both files into the folder of a finished run.
    /// - Parameter sheets: the names of its contact sheets.
    package static func write(
        folder: String, _ plan: VariantPlan, _ header: VariantJournal.Header, sheets: [String]
    ) throws(OutputError) -> Summary {
        guard var results = VariantResults(folder, plan, header.rules) else {
            throw OutputError(place: "\(folder)/results.json".inQuotes, cause: SystemError(code: ENOENT))
        }
        try results.write(header, sheets)
        return results.summary
    }

    private init?(_ folder: String, _ plan: VariantPlan, _ rules: Set<Finding.Rule>) {
        guard let journal = LineFile(path: "\(folder)/\(VariantJournal.name)", chunk: 1024),
            let index = LineFile(path: "\(folder)/\(VariantJournal.name)")
        else { return nil }
        self.folder = folder
        self.plan = plan
        self.rules = rules
        self.journal = journal
        offsets = [Int](repeating: -1, count: plan.count)
        digests = [UInt64](repeating: 0, count: plan.count)
        // Records stand in the plan's order, with gaps where another machine's pictures are.
        var place = 0
        let decoder = JSONDecoder()
        while let (offset, line) = index.next() {
            guard let record = try? decoder.decode(VariantRecord.self, from: line) else { continue }
            while place < plan.count, plan[place].file != record.file { place += 1 }
            guard place < plan.count else { break }
            offsets[place] = offset
            digests[place] = UInt64(record.picture, radix: 16) ?? 0
            place += 1
        }
    }

    private func record(at place: Int) -> VariantRecord? {
        guard offsets[place] >= 0, let line = journal.line(at: offsets[place]) else { return nil }
        return try? JSONDecoder().decode(VariantRecord.self, from: line)
    }

    private mutating func write(_ header: VariantJournal.Header, _ sheets: [String]) throws(OutputError) {
        let results = try PartialFile(at: "\(folder)/results.json")
        let page = try PartialFile(at: "\(folder)/index.html")
        try results.append(Self.head(header, plan, sheets))
        try page.append(IndexPage.head(plan, sheets))
        var firsts = [UInt64: Int](minimumCapacity: plan.count)
        var isFirst = true
        for place in 0..<plan.count {
            guard var record = record(at: place) else { continue }
            let variant = plan[place]
            if record.hasPicture { record.findings += findings(across: place, record) }
            let same = record.hasPicture ? firsts[digests[place]] : nil
            if record.hasPicture, same == nil { firsts[digests[place]] = place }
            count(record, variant, isSame: same != nil)
            let line = Self.line(record, variant, plan.axes, sameAs: same.map { plan[$0].file })
            try results.append("\(isFirst ? "" : ",\n")    \(line)")
            try page.append("\(isFirst ? "" : ",\n")\(IndexPage.embedded(line))")
            isFirst = false
        }
        try results.append("\n  ]\n}\n")
        try page.append(IndexPage.tail)
        try results.finishWhole()
        try page.finishWhole()
    }

    private mutating func count(_ record: VariantRecord, _ variant: Variant, isSame: Bool) {
        guard record.hasPicture else {
            summary.failures += 1
            return
        }
        summary.pictures += 1
        if !isSame { summary.distinct += 1 }
        for finding in record.findings {
            let key = "\(variant.input)\u{0}\(finding.rule.rawValue)\u{0}\(finding.path)"
            if let index = gathered[key] {
                summary.findings[index].count += 1
            } else {
                gathered[key] = summary.findings.count
                summary.findings.append(
                    Gathered(input: variant.input, finding: finding, count: 1, file: record.file))
            }
        }
    }

    // MARK: What only several pictures show

    private func findings(across place: Int, _ record: VariantRecord) -> [Finding] {
        var findings: [Finding] = []
        for (index, axis) in plan.axes.enumerated() where axis.values.count > 1 {
            let value = axis.values[plan.place(of: place, axis: index)]
            if rules.contains(.noEffect), value != axis.values[0],
                let first = plan.sibling(of: place, axis: index, value: 0), digests[first] == digests[place],
                offsets[first] >= 0
            {
                findings.append(
                    Finding(
                        .noEffect, path: "\(axis.name)=\(value)",
                        "gives the same picture as \(axis.values[0])"))
            }
            if rules.contains(.notMirrored), let straight = Self.straightValue(axis, against: value),
                let sibling = plan.sibling(of: place, axis: index, value: straight),
                let left = self.record(at: sibling), left.hasPicture,
                Sides(text: record.sides).stands(as: Sides(text: left.sides))
            {
                findings.append(
                    Finding(.notMirrored, path: "", "nothing is mirrored from right to left, against \(left.file)"))
            }
        }
        return findings
    }

    /// The place of a value that runs from left to right, for one that runs from right to left.
    private static func straightValue(_ axis: VariantAxis, against value: String) -> Int? {
        func isMirrored(_ value: String) -> Bool? {
            switch axis.subject {
            case .trait(.direction): value == "rtl"
            case .trait(.locale): LocaleDirection.direction(of: value) == .rightToLeft
            default: nil
            }
        }
        guard isMirrored(value) == true else { return nil }
        return axis.values.firstIndex { isMirrored($0) == false }
    }

    // MARK: The words of results.json

    private static func head(
        _ header: VariantJournal.Header, _ plan: VariantPlan, _ sheets: [String]
    ) -> String {
        let axes = plan.axes.map { axis in
            "    { \"name\": \(axis.name.json), \"values\": [\(axis.values.map(\.json).joined(separator: ", "))] }"
        }
        return """
            {
              "galley": \(header.galley.json),
              "inputs": [\(plan.inputs.map(\.json).joined(separator: ", "))],
              "axes": [\(axes.isEmpty ? "" : "\n" + axes.joined(separator: ",\n") + "\n  ")],
              "shard": \(header.shard?.json ?? "null"),
              "sheets": [\(sheets.map(\.json).joined(separator: ", "))],
              "pictures": [

            """
    }

    /// One picture's line.
    private static func line(
        _ record: VariantRecord, _ variant: Variant, _ axes: [VariantAxis], sameAs: String?
    ) -> String {
        let values = zip(axes, variant.values).map { "\($0.name.json): \($1.json)" }
        var members = [
            "\"file\": \(record.file.json)", "\"input\": \(variant.input.json)",
            "\"variant\": {\(values.isEmpty ? "" : " \(values.joined(separator: ", ")) ")}",
        ]
        guard record.hasPicture else {
            members.append("\"failure\": [\(record.failure.map(\.json).joined(separator: ", "))]")
            return "{ \(members.joined(separator: ", ")) }"
        }
        members += [
            "\"width\": \(record.width)", "\"height\": \(record.height)", "\"bytes\": \(record.bytes)",
            "\"digest\": \(record.picture.json)",
        ]
        if let sameAs { members.append("\"sameAs\": \(sameAs.json)") }
        let findings = record.findings.map { finding in
            "{ \"rule\": \(finding.rule.rawValue.json), \"path\": \(finding.path.json), "
                + "\"message\": \(finding.message.json) }"
        }
        members.append("\"findings\": [\(findings.joined(separator: ", "))]")
        if !record.warnings.isEmpty {
            members.append("\"warnings\": [\(record.warnings.map(\.json).joined(separator: ", "))]")
        }
        return "{ \(members.joined(separator: ", ")) }"
    }
}

extension String {
    var json: String { JSONWords.quoted(self) }
}
