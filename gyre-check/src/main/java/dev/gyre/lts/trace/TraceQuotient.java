package dev.gyre.lts.trace;

import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.TooLargeException;

/** A deterministic system with the same traces. */
public final class TraceQuotient {
  private TraceQuotient() {}

  /**
   * @throws TooLargeException if it has more states than that
   */
  public static Lts deterministic(Lts lts, int maxStates) throws TooLargeException {
    return SubsetConstruction.determinised(lts, maxStates);
  }
}
