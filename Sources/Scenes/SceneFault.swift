package import ResourceFiles

/// One thing that is wrong with a scene, and where.
package typealias SceneFault = SourceFault

/// Why a scene gives no picture.
package typealias SceneError = SourceError
