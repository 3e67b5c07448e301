/// The kind of device. Pictures are drawn for phones and pads; the others exist for source compatibility.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}
