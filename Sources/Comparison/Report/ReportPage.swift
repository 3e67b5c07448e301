/// `report.html`, which the build puts in here, cut where a report's own parts belong.
enum ReportPage {
    struct Parts {
        var head: [UInt8]
        var middle: [UInt8]
        var tail: [UInt8]
    }

    static var parts: Parts {
        let page = PackageResources.report_html[...]
        let (head, rest) = cut(page, at: "/*DATA*/")
        let (middle, tail) = cut(rest, at: "<!--IMAGES-->")
        return Parts(head: Array(head), middle: Array(middle), tail: Array(tail))
    }

    private static func cut(_ page: ArraySlice<UInt8>, at mark: String) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
        let mark = Array(mark.utf8)
        guard let place = page.firstRange(of: mark) else { return (page, []) }
        return (page[..<place.lowerBound], page[place.upperBound...])
    }
}
