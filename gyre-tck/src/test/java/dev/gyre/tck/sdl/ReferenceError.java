package dev.gyre.tck.sdl;

/** Something that a right system never does. */
final class ReferenceError extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** What went wrong. */
  enum Kind {
    /** A queue has no room for a signal. */
    OVERFLOW,
    /** A value is not one of its sort. */
    RANGE,
    /** A decision has no answer for a value. */
    NO_ANSWER,
    /** A division by zero. */
    DIVISION,
    /** Nobody can move, and no timer runs. */
    REST
  }

  private final Kind kind;

  ReferenceError(Kind kind) {
    super(kind.name(), null, false, false);
    this.kind = kind;
  }

  Kind kind() {
    return kind;
  }
}
