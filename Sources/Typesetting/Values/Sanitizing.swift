// Sizes come from documents, and arithmetic on a size that is no number would reach the painter.

extension FontDescription {
    /// Sizes past this would overflow a painter's coordinates, in points.
    private static let largestSize = 10_000.0

    /// With a size and a pitch that can be set with.
    var sanitized: FontDescription {
        guard !(size >= 0 && size <= Self.largestSize) || !(linePitch ?? 0).isFinite else { return self }
        var font = self
        font.size = size.isNaN ? 0 : min(max(size, 0), Self.largestSize)
        if let pitch = linePitch, !pitch.isFinite { font.linePitch = nil }
        return font
    }
}

extension Paragraph {
    /// With numbers that can be set with.
    var sanitized: Paragraph {
        func isSound(_ span: Span) -> Bool {
            span.tracking.isFinite && span.baselineOffset.isFinite && span.font.sanitized == span.font
                && span.block?.sanitized == span.block && span.attachment?.sanitized == span.attachment
        }
        guard !spans.allSatisfy(isSound) else { return self }
        var paragraph = self
        for index in spans.indices {
            paragraph.spans[index].font = spans[index].font.sanitized
            if !spans[index].tracking.isFinite { paragraph.spans[index].tracking = 0 }
            if !spans[index].baselineOffset.isFinite { paragraph.spans[index].baselineOffset = 0 }
            paragraph.spans[index].block = spans[index].block?.sanitized
            paragraph.spans[index].attachment = spans[index].attachment?.sanitized
        }
        return paragraph
    }
}

extension Paragraph.Attachment {
    private static let longest = 100_000.0

    /// With lengths that can be set with.
    fileprivate var sanitized: Paragraph.Attachment {
        func length(_ value: Double) -> Double { abs(value) <= Self.longest ? value : 0 }
        return Paragraph.Attachment(width: max(0, length(width)), ascent: length(ascent), descent: length(descent))
    }
}
