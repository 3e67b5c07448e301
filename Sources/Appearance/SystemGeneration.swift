/// Which look of the system is drawn.
package enum SystemGeneration: Int, Hashable, Sendable, CaseIterable {
    /// iOS 15 to 18.
    case iOS18 = 18
    /// iOS 26.
    case iOS26 = 26
}
