/// How a status bar would come and go. No effect on a picture.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
