package dev.gyre.plan;

/**
 * A way to make the search smaller, and whether it is used.
 *
 * @param reason why it is used or not
 */
public record Reduction(String name, State state, String reason) {
  /** Whether it is used. */
  public enum State {
    ON,
    OFF
  }
}
