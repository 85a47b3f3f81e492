package dev.gyre.property;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Whether a reduction may be used for a question about a model. Each reduction declares this beside
 * the code whose soundness it is about; the plan asks, and decides nothing about soundness itself.
 *
 * @param obstacle why the answer might not be that of the model as it was written; empty if it is
 */
public record Applicability(Optional<String> obstacle) {
  private static final Applicability APPLIES = new Applicability(Optional.empty());

  /** The reduction is sound. */
  public static Applicability applies() {
    return APPLIES;
  }

  /**
   * @param obstacle why it might not be
   */
  public static Applicability not(String obstacle) {
    return new Applicability(Optional.of(obstacle));
  }

  /** Sound, unless there is an obstacle. */
  public static Applicability unless(Optional<String> obstacle) {
    return obstacle.map(Applicability::not).orElse(APPLIES);
  }

  /** Sound, unless something is the case. */
  public static Applicability unless(boolean isObstacle, String obstacle) {
    return isObstacle ? not(obstacle) : APPLIES;
  }

  /** Sound only if another condition is met as well, which is asked last. */
  public Applicability and(Supplier<Applicability> next) {
    return isSound() ? next.get() : this;
  }

  public boolean isSound() {
    return obstacle.isEmpty();
  }
}
