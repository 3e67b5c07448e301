// What `render` gives is made of these values; whoever writes `import Galley` can read them. Names that SwiftUI has as well,
// such as `Group`, are left out: a file that imports both means SwiftUI's.
@_exported public import struct DisplayLists.Bitmap
@_exported public import struct DisplayLists.BitmapItem
@_exported public import enum DisplayLists.DisplayItem
@_exported public import struct DisplayLists.DisplayList
@_exported public import struct DisplayLists.FontFace
@_exported public import struct DisplayLists.GlyphRun
@_exported public import struct DisplayLists.LayoutNode
@_exported public import struct DisplayLists.LayoutReport
@_exported public import enum DisplayLists.Paint
@_exported public import struct DisplayLists.PixelBuffer
@_exported public import struct DisplayLists.ResolvedColor
@_exported public import struct DisplayLists.Shadow
@_exported public import struct DisplayLists.Transform
@_exported public import struct DisplayLists.VectorImage
@_exported public import struct DisplayLists.VectorItem
