// The toolchain's `Testing` names this module as its overlay for a module called UIKit. Without it a file that imports
// both does not compile. An overlay has to export the module that names it.
@_exported public import Testing
