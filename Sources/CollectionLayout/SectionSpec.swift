/// One section's declaration.
package enum SectionSpec: Sendable {
    case list(ListSectionSpec)
}
