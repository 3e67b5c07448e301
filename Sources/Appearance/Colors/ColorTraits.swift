/// What a system colour depends on.
package struct ColorTraits: Hashable, Sendable {
    package enum Style: Hashable, Sendable, CaseIterable { case light, dark }
    package enum Contrast: Hashable, Sendable, CaseIterable { case normal, high }
    /// Elevated is the level of modal sheets and of split view columns; it changes backgrounds in the dark style only.
    package enum Level: Hashable, Sendable, CaseIterable { case base, elevated }

    package var style: Style
    package var contrast: Contrast
    package var level: Level
    package var generation: SystemGeneration

    package init(
        style: Style = .light, contrast: Contrast = .normal, level: Level = .base,
        generation: SystemGeneration = .iOS26
    ) {
        self.style = style
        self.contrast = contrast
        self.level = level
        self.generation = generation
    }
}
