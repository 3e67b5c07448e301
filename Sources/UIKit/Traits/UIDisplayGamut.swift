/// The colours that a display can show. Pictures are always sRGB.
public enum UIDisplayGamut: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case SRGB = 0
    case P3 = 1
}
