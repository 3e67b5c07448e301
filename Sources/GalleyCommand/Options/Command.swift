/// The commands, by the word that names each.
enum Command: String, CaseIterable, Hashable, Sendable {
    case render
    case variants
    case merge
    case verify
    case diff
    case inspect
    case preview
    case schema
    case devices
    case symbols
    case doctor
    case help

    /// What a command takes besides options.
    enum Inputs { case none, one, many }

    var inputs: Inputs {
        switch self {
        case .render: .many
        case .inspect: .one
        case .help, .variants, .merge, .verify, .diff, .preview: .many
        case .schema, .devices, .symbols, .doctor: .none
        }
    }

    var synopsis: String {
        switch self {
        case .render: "INPUT… [-o PATH]"
        case .variants: "INPUT… -o DIR"
        case .merge: "DIR… -o DIR"
        case .verify: "INPUT… --references DIR"
        case .diff: "A.png B.png [-o DIFF.png]"
        case .inspect: "INPUT [--format text|json] [--why PATH]"
        case .preview: "FILE.swift… [-o PATH]"
        case .help: "[COMMAND]"
        case .schema, .devices, .symbols, .doctor: ""
        }
    }

    /// Whether `--output` is always a folder.
    var fillsFolder: Bool { [.variants, .merge, .verify].contains(self) }

    /// What stands below the options in help; empty for most.
    var notes: String {
        let lists = """
            Options from --device to --locale, and --set, take several values with commas between them, and --style,
            --content-size, --appearance, --direction, --contrast and --ios take all. The first value is the one that
            the others are held against.
            """
        switch self {
        case .variants:
            return """
                \(lists)

                  galley variants settings.json5 -o sheets --style light,dark --content-size all
                  galley variants settings.json5 -o sheets --set 'section 0/item 2/text=Short,"A rather long title"'
                """
        case .verify:
            return """
                \(lists)

                  galley verify screens/*.json5 --references References --record missing    # once
                  galley verify screens/*.json5 --references References -o out              # from then on
                """
        default: return ""
        }
    }

    var summary: String {
        switch self {
        case .render: "draw a PNG for each scene"
        case .variants: "draw every combination of the asked-for variants"
        case .merge: "put the parts of several machines in one folder"
        case .verify: "draw and compare with reference images"
        case .diff: "compare two images"
        case .inspect: "print the solved layout"
        case .preview: "compile plain iOS source and draw its previews"
        case .schema: "print the JSON Schema of scene documents"
        case .devices: "list the devices"
        case .symbols: "list the symbols"
        case .doctor: "say what is installed and what is missing"
        case .help: "explain a command"
        }
    }

    /// In the order in which help lists them. `--help` and `--version` go with every command.
    var options: [Option] {
        let talk: [Option] = [.quiet, .verbose, .color]
        let setup: [Option] = [.strings, .assets, .allowPath, .fontPath, .symbolPath]
        let traits: [Option] = [
            .device, .size, .scale, .appearance, .style, .contentSize, .direction, .contrast, .ios, .locale,
            .fullHeight, .strict,
        ]
        switch self {
        case .render: return [.output] + traits + setup + [.jobs, .shard, .format] + talk
        case .inspect: return [.output, .format, .why] + traits + setup + talk
        case .schema: return [.output] + talk
        case .devices, .symbols, .doctor: return [.output, .format, .fontPath, .symbolPath] + talk
        case .diff: return [.output, .precision, .perceptualPrecision, .maxDiffPixels, .density, .ignore] + talk
        case .variants:
            return [.output] + traits + [.set, .matrix, .pairwise, .sheet, .lint] + setup + [
                .jobs, .shard, .resume, .format,
            ]
                + talk
        case .merge: return [.output, .html, .junit, .json, .strict, .jobs, .format] + talk
        case .verify:
            return [.references, .root, .record, .output, .html, .junit, .json]
                + [.precision, .perceptualPrecision, .maxDiffPixels, .density, .ignore] + traits + [
                    .set, .matrix, .pairwise,
                ]
                + setup + [.jobs, .shard, .format] + talk
        case .preview:
            return [.output] + traits.filter { ![.appearance, .strict].contains($0) }
                + [.strict, .fontPath, .symbolPath, .format] + talk
        case .help: return talk
        }
    }
}
