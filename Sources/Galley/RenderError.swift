/// Why there is no picture: the stage that could not do its part, and what it said.
public struct RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The pipeline's stages that can fail, in their order.
    public enum Stage: String, Hashable, Sendable {
        /// Reading a scene document and the pictures it names.
        case scene
        /// Loading the faces that text is set with.
        case fonts
        /// Laying out the views.
        case layout
        /// Painting the display list.
        case painting
    }

    public var stage: Stage
    /// One line for each fault: what is wrong and what would be right; with the place for a fault in a file.
    public var messages: [String]
    /// Whether what was asked for is at fault, rather than the machine.
    public var isRequestFault: Bool

    package init(_ stage: Stage, _ messages: [String], isRequestFault: Bool) {
        self.stage = stage
        self.messages = messages
        self.isRequestFault = isRequestFault
    }

    /// Every message on a line of its own, the stage's name before it.
    public var description: String { messages.map { "\(stage.rawValue): \($0)" }.joined(separator: "\n") }
}
