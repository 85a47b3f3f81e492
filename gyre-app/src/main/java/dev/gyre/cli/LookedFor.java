package dev.gyre.cli;

import dev.gyre.property.Check;

/** The words of {@code --check}: what can be checked, and what is an error only if asked for. */
enum LookedFor {
  DEADLOCK(Check.DEADLOCK),
  ASSERT(Check.ASSERT),
  ERROR(Check.ERROR),
  TRACE(Check.TRACE),
  ACCEPTANCE(Check.ACCEPTANCE),
  PROGRESS(Check.PROGRESS),
  ZENO(Check.ZENO),
  /** Signals that come in a state which does not handle them. */
  DISCARD(Check.ERROR),
  /** Systems that have nothing left to do, even if signals might come from outside. */
  REST(Check.DEADLOCK);

  private final Check check;

  LookedFor(Check check) {
    this.check = check;
  }

  /** The check that finds it. */
  Check check() {
    return check;
  }
}
