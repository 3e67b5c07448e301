/// The page that shows a batch: one file without anything from elsewhere, besides the pictures beside it.
enum IndexPage {
    static func head(_ plan: VariantPlan, _ sheets: [String]) -> String {
        let axes = plan.axes.map { axis in
            "{ \"name\": \(axis.name.json), \"values\": [\(axis.values.map(\.json).joined(separator: ", "))] }"
        }
        let title = plan.inputs.map { VariantPlan.stem(of: $0) }.prefix(3).joined(separator: ", ")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(escaped(title)) – variants</title>
            <style>
            \(IndexPageParts.style)</style>
            </head>
            <body>
            \(IndexPageParts.body)
            <script type="application/json" id="axes">[\(embedded(axes.joined(separator: ", ")))]</script>
            <script type="application/json" id="sheets">[\(embedded(sheets.map(\.json).joined(separator: ", ")))]</script>
            <script type="application/json" id="pictures">[

            """
    }

    static var tail: String {
        """

        ]</script>
        <script>
        \(IndexPageParts.script)</script>
        </body>
        </html>

        """
    }

    /// JSON in a script element: nothing in it may end the element.
    static func embedded(_ json: String) -> String { json.replacing("<", with: "\\u003c") }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
