package dev.gyre.plan;

import dev.gyre.por.Method;
import java.util.Optional;

/** Decides whether and how steps are left out that only change the order of others. */
final class PartialOrderChoice {
  private static final String NAME = "partial order";

  private final Optional<Method> method;
  private final Reduction line;

  private PartialOrderChoice(Optional<Method> method, Reduction line) {
    this.method = method;
    this.line = line;
  }

  /** What is used; empty if nothing. */
  Optional<Method> method() {
    return method;
  }

  /** The same for the plan, with the reason. */
  Reduction line() {
    return line;
  }

  static PartialOrderChoice of(Wishes wishes, ModelTraits traits) {
    PartialOrder wanted = wishes.partialOrder();
    boolean isPlain = wishes.optimisations() == Optimisations.PLAIN;
    if (wanted == PartialOrder.OFF || (wanted == PartialOrder.AUTO && isPlain)) {
      return off("asked for");
    }
    if (wanted == PartialOrder.AUTO && wishes.search().equals(Optional.of(SearchOrder.BFS))) {
      return off("a shortest trace needs all orders; --por on reduces all the same");
    }
    if (traits.partialOrderObstacle().isPresent()) {
      return off(traits.partialOrderObstacle().get());
    }
    return switch (wanted) {
      case AMPLE -> on(Method.AMPLE, "asked for; steps of one process that nobody disturbs");
      case CLUSTER -> on(Method.CLUSTER, "asked for; steps of a group that nobody else disturbs");
      case STUBBORN, ON -> on(Method.STUBBORN, "asked for; the smallest stubborn set of steps");
      case AUTO, OFF -> on(Method.STUBBORN, "default; the smallest stubborn set of steps");
    };
  }

  private static PartialOrderChoice on(Method method, String reason) {
    return new PartialOrderChoice(
        Optional.of(method), new Reduction(NAME, Reduction.State.ON, reason));
  }

  private static PartialOrderChoice off(String reason) {
    return new PartialOrderChoice(
        Optional.empty(), new Reduction(NAME, Reduction.State.OFF, reason));
  }
}
