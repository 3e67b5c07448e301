extension UIBarButtonItem {
    /// Buttons and spaces that the system knows.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        /// Drawn as nothing.
        case pageCurl
        case close
        /// Drawn as nothing.
        case writingDirection
    }

    /// What a system item shows: in English, whatever the locale.
    enum SystemContent: Equatable {
        case title(String)
        case symbol(String)
        case space
    }
}

extension UIBarButtonItem.SystemItem {
    /// Done, Cancel and Close became symbols with iOS 26.
    func content(isGlass: Bool) -> UIBarButtonItem.SystemContent {
        switch self {
        case .done: isGlass ? .symbol("checkmark") : .title("Done")
        case .cancel: isGlass ? .symbol("xmark") : .title("Cancel")
        case .close: .symbol(isGlass ? "xmark" : "xmark.circle.fill")
        case .edit: .title("Edit")
        case .save: .title("Save")
        case .flexibleSpace, .fixedSpace, .pageCurl, .writingDirection: .space
        default: .symbol(symbolName)
        }
    }

    private var symbolName: String {
        switch self {
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .undo: "arrow.uturn.backward"
        case .redo: "arrow.uturn.forward"
        default: "plus"
        }
    }

    /// Whether the title is semibold, or the capsule filled.
    var isProminent: Bool { self == .done || self == .save }
}
