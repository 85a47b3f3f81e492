package dev.gyre.property;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** What can be checked. */
public enum Check {
  DEADLOCK("deadlocks"),
  ASSERT("assertions"),
  ERROR("run-time errors"),
  TRACE("trace and notrace"),
  ACCEPTANCE("acceptance cycles"),
  PROGRESS("non-progress cycles"),
  ZENO("runs in which time stops");

  private final String words;

  Check(String words) {
    this.words = words;
  }

  /** As one would say it. */
  public String words() {
    return words;
  }

  /** What can be found by looking at single states and steps. */
  public static Set<Check> safety() {
    return Collections.unmodifiableSet(EnumSet.range(DEADLOCK, TRACE));
  }

  /** Everything. */
  public static Set<Check> all() {
    return Collections.unmodifiableSet(EnumSet.allOf(Check.class));
  }
}
