/// What `galley preview` tells the program that it made of the user's source, a line of JSON each.
package enum PreviewOrder: Codable, Hashable, Sendable {
    /// To look for previews.
    case find(PreviewSettings)
    /// To draw some of those that were found.
    case draw([PreviewErrand])
}

/// What all pictures of a program are drawn with.
package struct PreviewSettings: Codable, Hashable, Sendable {
    package var showsFullHeight: Bool
    package var fontFolders: [String]
    package var symbolFolders: [String]
    /// Providers that are not asked for their previews: they have stopped the program before.
    package var skippedProviders: Set<String>

    package init(
        showsFullHeight: Bool = false, fontFolders: [String] = [],
        symbolFolders: [String] = [], skippedProviders: Set<String> = []
    ) {
        self.showsFullHeight = showsFullHeight
        self.fontFolders = fontFolders
        self.symbolFolders = symbolFolders
        self.skippedProviders = skippedProviders
    }
}

/// A picture to draw.
package struct PreviewErrand: Codable, Hashable, Sendable {
    /// Its number among the errands, from 0.
    package var number: Int
    /// Of the previews found, from 0.
    package var preview: Int
    /// What is asked for over the preview, by the names and with the values of the command line.
    package var traits: [String: String]
    /// The file to write.
    package var path: String

    package init(number: Int, preview: Int, traits: [String: String], path: String) {
        self.number = number
        self.preview = preview
        self.traits = traits
        self.path = path
    }
}

/// What the program tells, a line of JSON each.
package enum PreviewEvent: Codable, Hashable, Sendable {
    /// A provider's previews are asked for; the code may fail.
    case opens(provider: String)
    /// Every preview, and the names of the types that could have one.
    case found([FoundPreview], candidates: [String])
    /// A picture is begun; the code may fail.
    case begins(Int)
    case drew(Int, DrawnPreview)
    case failed(Int, messages: [String], isRequestFault: Bool)
}

/// A preview of the program.
package struct FoundPreview: Codable, Hashable, Sendable {
    /// The file's name, where the program knows it.
    package var file: String?
    /// From 1, where the program knows it.
    package var line: Int?
    /// The provider's type; `nil` for a macro.
    package var provider: String?
    /// As its author calls it.
    package var name: String?

    package init(file: String? = nil, line: Int? = nil, provider: String? = nil, name: String? = nil) {
        self.file = file
        self.line = line
        self.provider = provider
        self.name = name
    }
}

/// A picture that was written.
package struct DrawnPreview: Codable, Hashable, Sendable {
    /// In pixels.
    package var width: Int
    package var height: Int
    /// Of the file.
    package var bytes: Int
    /// What was drawn otherwise than asked for, a sentence each.
    package var warnings: [String]

    package init(width: Int, height: Int, bytes: Int, warnings: [String]) {
        self.width = width
        self.height = height
        self.bytes = bytes
        self.warnings = warnings
    }
}
