package dev.gyre.sdl.syntax;

/** Where the text of a procedure is. */
public enum Whereabouts {
  /** In another language. */
  EXTERNAL,
  /** Elsewhere in SDL. */
  REFERENCED
}
