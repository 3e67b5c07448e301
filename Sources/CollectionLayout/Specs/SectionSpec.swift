/// One section's declaration.
package enum SectionSpec {
    case list(ListSectionSpec)
    case compositional(CompositionalSectionSpec)
    case flow(FlowSectionSpec)
}
