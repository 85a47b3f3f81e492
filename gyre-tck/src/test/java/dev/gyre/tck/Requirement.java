package dev.gyre.tck;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/**
 * What a test needs from outside the repository. On a developer's machine a missing one skips the
 * test, visibly; in CI (environment variable {@code GYRE_CI=true}) it fails the test, since an
 * oracle nobody asks proves nothing.
 */
public final class Requirement {
  private Requirement() {}

  /** Skips or fails the calling test, as the environment asks. Never returns normally. */
  public static void missing(String what) {
    if (inCi()) {
      Assertions.fail("GYRE_CI is set, so this must not be missing: " + what);
    }
    // Surefire keeps the reason of a skip in its report files only; say it where people look.
    System.err.println("[SKIPPED] missing: " + what);
    Assumptions.abort("missing: " + what);
  }

  static boolean inCi() {
    return "true".equals(System.getenv("GYRE_CI"));
  }
}
