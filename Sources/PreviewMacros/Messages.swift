import FoundationEssentials
import SwiftSources

/// What the compiler asks, as far as it matters here. Its messages are objects with one member, named after the request.
struct Request: Decodable {
    struct Syntax: Decodable {
        struct Location: Decodable {
            var fileID: String
            var line: Int
            var column: Int
        }
        /// Begins with the spaces and comments before the macro.
        var source: String
        var location: Location
    }

    struct Freestanding: Decodable {
        /// Begins every name that the expansion may declare.
        var discriminator: String
        var syntax: Syntax
    }

    struct Attached: Decodable {
        struct Macro: Decodable {
            var typeName: String
        }
        /// What is asked for, such as the accessors of a variable.
        var macroRole: String
        var macro: Macro
        /// What the macro is attached to.
        var declSyntax: Syntax
    }

    struct Empty: Decodable {}

    var getCapability: Empty?
    var expandFreestandingMacro: Freestanding?
    var expandAttachedMacro: Attached?
}

/// The answer to a request.
struct Reply: Encodable {
    struct Capabilities: Encodable {
        struct Capability: Encodable {
            /// The version of the messages that this program was written to.
            var protocolVersion = 7
        }
        var capability = Capability()
    }

    struct Expansion: Encodable {
        var expandedSource: String
        /// What is wrong with the macro's arguments, the compiler finds by itself.
        var diagnostics: [String] = []
    }

    var getCapabilityResult: Capabilities?
    var expandMacroResult: Expansion?

    init(to message: Data) {
        guard let request = try? JSONDecoder().decode(Request.self, from: message) else {
            expandMacroResult = Expansion(expandedSource: "")
            return
        }
        if request.getCapability != nil {
            getCapabilityResult = Capabilities()
        } else if let freestanding = request.expandFreestandingMacro {
            let syntax = freestanding.syntax
            expandMacroResult = Expansion(
                expandedSource: PreviewExpansion.text(
                    of: syntax.source, fileID: syntax.location.fileID, line: syntax.location.line,
                    column: syntax.location.column, discriminator: freestanding.discriminator))
        } else if let attached = request.expandAttachedMacro, attached.macro.typeName == "Entry",
            let role = EntryExpansion.Role(rawValue: attached.macroRole)
        {
            expandMacroResult = Expansion(
                expandedSource: EntryExpansion.text(of: attached.declSyntax.source, role: role))
        } else {
            // `@Previewable` only marks a variable: a picture shows its first value.
            expandMacroResult = Expansion(expandedSource: "")
        }
    }
}
