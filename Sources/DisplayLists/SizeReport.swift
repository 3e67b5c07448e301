/// Why one element of a layout is as large as it is, points.
public struct SizeReport: Hashable, Sendable {
    /// As in the layout report, such as `section 0/item 1`.
    public var path: String
    public var role: String
    public var width: Side
    public var height: Side

    public init(path: String, role: String, width: Side, height: Side) {
        self.path = path
        self.role = role
        self.width = width
        self.height = height
    }

    /// One side: estimate → preferred → final, and what decided.
    public struct Side: Hashable, Sendable {
        /// As in the declaration, such as `fractionalWidth(0.5)`; `nil` when it says nothing about this side.
        public var declared: String?
        /// `nil` when the side is not estimated.
        public var estimate: Double?
        /// What the element asked for; `nil` when nobody asked it.
        public var preferred: Double?
        public var final: Double
        /// What decided, in words.
        public var reason: String

        public init(
            declared: String? = nil, estimate: Double? = nil, preferred: Double? = nil, final: Double, reason: String
        ) {
            self.declared = declared
            self.estimate = estimate
            self.preferred = preferred
            self.final = final
            self.reason = reason
        }
    }
}

/// The text form of `galley inspect --why`.
///
///     section 0/item 1 [cell]
///       width: fractionalWidth(0.5): final 187.5 (0.5 of the width 375, down to a pixel)
///       height: estimated(50): estimate 50 → preferred 70.5 → final 70.5 (as measured)
extension SizeReport: CustomStringConvertible {
    public var description: String { "\(path) [\(role)]\n  width: \(width)\n  height: \(height)\n" }

    /// The JSON form of `galley inspect --why`.
    public var json: String {
        """
        {
          "path": \(path.quoted),
          "role": \(role.quoted),
          "width": \(width.json),
          "height": \(height.json)
        }

        """
    }
}

extension SizeReport.Side: CustomStringConvertible {
    public var description: String {
        let steps = [
            estimate.map { "estimate \($0.shortText)" }, preferred.map { "preferred \($0.shortText)" },
            "final \(final.shortText)",
        ]
        let declaration = declared.map { $0 + ": " } ?? ""
        return declaration + steps.compactMap(\.self).joined(separator: " → ") + " (\(reason))"
    }

    fileprivate var json: String {
        var members: [String] = []
        if let declared { members.append("\"declared\": \(declared.quoted)") }
        if let estimate { members.append("\"estimate\": \(estimate.shortText)") }
        if let preferred { members.append("\"preferred\": \(preferred.shortText)") }
        members += ["\"final\": \(final.shortText)", "\"reason\": \(reason.quoted)"]
        return "{ " + members.joined(separator: ", ") + " }"
    }
}
