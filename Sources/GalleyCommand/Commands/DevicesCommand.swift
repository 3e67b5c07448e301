import Galley

/// `galley devices`: the device table.
enum DevicesCommand {
    static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
        var reader = OptionReader(arguments)
        let format = reader.choice(.format)
        try reader.finish()
        let rows = DeviceRow.all
        try console.result(format == "json" ? json(rows) : text(rows), to: arguments.value(of: .output))
        return .done
    }

    private static func text(_ rows: [DeviceRow]) -> String {
        let number = JSONWords.number
        let head = ["NAME", "POINTS", "SCALE", "SAFE AREA"]
        return TextTable.text(
            [head]
                + rows.map { row in
                    [
                        row.name, "\(number(row.width))×\(number(row.height))", "\(number(row.scale))×",
                        "top \(number(row.safeTop)), bottom \(number(row.safeBottom))",
                    ]
                })
    }

    private static func json(_ rows: [DeviceRow]) -> String {
        JSONText.list(
            rows.map { row in
                JSONText.record([
                    "name": .text(row.name), "idiom": .text(row.isPad ? "pad" : "phone"), "width": .number(row.width),
                    "height": .number(row.height), "scale": .number(row.scale), "safeAreaTop": .number(row.safeTop),
                    "safeAreaBottom": .number(row.safeBottom),
                ])
            })
    }
}
