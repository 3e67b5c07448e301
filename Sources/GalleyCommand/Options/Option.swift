import Galley

/// Every option of every command, by its long name. An option means the same wherever it is taken.
enum Option: String, CaseIterable, Hashable, Sendable {
    case output
    case device
    case size
    case scale
    case appearance
    case style
    case contentSize = "content-size"
    case direction
    case contrast
    case ios
    case locale
    case set
    case matrix
    case pairwise
    case sheet
    case lint
    case fullHeight = "full-height"
    case strict
    case strings
    case assets
    case allowPath = "allow-path"
    case fontPath = "font-path"
    case symbolPath = "symbol-path"
    case jobs
    case shard
    case references
    case root
    case record
    case precision
    case perceptualPrecision = "perceptual-precision"
    case maxDiffPixels = "max-diff-pixels"
    case density
    case ignore
    case html
    case junit
    case json
    case resume
    case format
    case why
    case quiet
    case verbose
    case color
    case help
    case version

    var longName: String { "--\(rawValue)" }

    init?(shortName: Character) {
        guard let option = Self.allCases.first(where: { $0.shortName == shortName }) else { return nil }
        self = option
    }

    var shortName: Character? {
        switch self {
        case .output: "o"
        case .jobs: "j"
        case .quiet: "q"
        case .verbose: "v"
        case .help: "h"
        default: nil
        }
    }

    /// What to call the option's value in help; `nil` for an option that takes none.
    var valueName: String? {
        switch self {
        case .output: "PATH"
        case .device: "NAME"
        case .size: "WxH"
        case .scale: "1–4"
        case .contentSize: "CATEGORY"
        case .locale: "TAG"
        case .allowPath, .fontPath, .symbolPath, .references, .root: "FOLDER"
        case .junit, .json: "FILE"
        case .html, .why: "PATH"
        case .precision, .perceptualPrecision: "0–1"
        case .ignore: "RECT|PATH"
        case .strings, .assets: "PATH"
        case .set: "PATH=VALUE"
        case .matrix: "FILE"
        case .sheet: "AXES"
        case .lint: "RULES"
        case .jobs, .maxDiffPixels: "N"
        case .density: "0–1[@SIDE]"
        case .shard: "I/N"
        case .appearance, .style, .direction, .contrast, .ios, .record, .format, .color: choices.joined(separator: "|")
        case .pairwise, .resume, .fullHeight, .strict, .quiet, .verbose, .help, .version: nil
        }
    }

    /// The values that are accepted, when there are few.
    var choices: [String] {
        switch self {
        case .appearance, .style, .direction, .contrast, .ios:
            VariantTrait(rawValue: rawValue)?.choices ?? []
        case .record: ["never", "missing", "new", "failed", "all"]
        case .format: ["text", "json"]
        case .color: ["auto", "always", "never"]
        default: []
        }
    }

    var summary: String {
        switch self {
        case .output: "a file for one picture, else a folder; - is standard output"
        case .device: "size, scale and safe area of a device (see galley devices)"
        case .size: "points, over the device's: 390x844, 390x (height fits the content), x844"
        case .scale: "pixels a point"
        case .appearance: "over the scene's list appearance"
        case .style: "user interface style"
        case .contentSize: "Dynamic Type: xSmall … xxxLarge, accessibility1 … accessibility5"
        case .direction: "layout direction"
        case .contrast: "accessibility contrast"
        case .ios: "which look: iOS 15–18 or iOS 26"
        case .locale: "such as ja or ar-EG; also sets the direction"
        case .set: "a value of the scene: 'section 0/item 2/text=…', or text=… for every row"
        case .matrix: "a JSON5 file of axes, exclude, include, pairwise"
        case .pairwise: "enough pictures that every two values meet, not every combination"
        case .sheet: "contact sheets: rows=AXIS,columns=AXIS, and style=dark; auto (default) or none"
        case .lint: "all (default), none, or some of \(Finding.Rule.allCases.map(\.rawValue).joined(separator: ", "))"
        case .fullHeight: "the whole content instead of the viewport"
        case .strict: "treat warnings, such as an unknown symbol, as errors"
        case .strings: "string tables for texts: a .xcstrings, .strings or .stringsdict file, or a folder of .lproj"
        case .assets: "an asset catalogue (.xcassets) for colours and images that scenes name"
        case .allowPath: "let scenes read files of this folder too"
        case .fontPath: "faces to prefer over the installed ones"
        case .symbolPath: "SVG files named after SF Symbols to prefer over the built-in ones"
        case .jobs: "worker threads (default: cores)"
        case .shard: "this machine's part of many inputs, from 1/N to N/N"
        case .references: "where the pictures lie that are held to be right"
        case .root: "name pictures by their inputs' paths in this folder: a/list, b/list"
        case .record: "take what is drawn as right where no reference is (missing, new), where it differs too, or all"
        case .html: "the report page, when it is wanted elsewhere than in the output folder"
        case .junit: "a test report for build servers"
        case .json: "a report for the viewers of reg-cli"
        case .precision: "the share of pixels that have to be equal (default 1)"
        case .perceptualPrecision: "how close a pixel has to come to count as equal; 0.98 is what eyes see (default 1)"
        case .maxDiffPixels: "how many pixels may differ"
        case .density: "which share of any square of 16×16 pixels may differ: noise is thin, a word is dense"
        case .ignore: "what does not count: X,Y,WxH in pixels, or a path or pattern of inspect's; may be repeated"
        case .resume: "keep what a stopped run has drawn of the same inputs"
        case .format: "how results are written"
        case .why: "why an element is as large as it is, such as \"section 0/item 1\""
        case .quiet: "say nothing but errors"
        case .verbose: "say what is done"
        case .color: "colour in messages"
        case .help: "this text"
        case .version: "the version"
        }
    }
}
