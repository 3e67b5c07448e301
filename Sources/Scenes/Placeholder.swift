// Replaced by the target's first file.
