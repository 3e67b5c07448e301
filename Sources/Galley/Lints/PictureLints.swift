import DisplayLists

/// What can be found wrong with one picture.
package enum PictureLints {
    /// By rule, then in the order in which things are met.
    package static func findings(in picture: SolvedPicture, _ rules: Set<Finding.Rule>) -> [Finding] {
        var findings = rules.contains(.truncated) ? TextLints.truncated(picture.layout) : []
        guard !rules.isDisjoint(with: [.clipped, .overlapping, .contrast]) else { return findings }
        let texts = PaintedTextReader.texts(of: picture.displayList)
        if rules.contains(.clipped) { findings += TextLints.clipped(texts, picture.layout) }
        if rules.contains(.overlapping) { findings += TextLints.overlapping(texts, picture.layout) }
        if rules.contains(.contrast) { findings += ContrastLint.findings(texts) }
        return findings
    }
}
