/// On which side of its point such a bubble is. No effect on a picture.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }
