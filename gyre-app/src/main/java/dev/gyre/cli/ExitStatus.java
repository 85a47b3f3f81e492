package dev.gyre.cli;

/** What the exit status of any {@code gyre} command means. */
enum ExitStatus {
  /** Everything asked for holds. */
  SUCCESS(0),
  /** A property is violated, or {@code fmt --check} found something to change. */
  VIOLATED(1),
  /** The model or the call is wrong. */
  WRONG_INPUT(2),
  /** A limit was hit before there was an answer. */
  UNDECIDED(3),
  /** A fault of Gyre itself. */
  INTERNAL_FAULT(70);

  private final int number;

  ExitStatus(int number) {
    this.number = number;
  }

  int number() {
    return number;
  }
}
