// What `render` gives is made of these values; whoever writes `import Galley` can read them.
@_exported public import DisplayLists
