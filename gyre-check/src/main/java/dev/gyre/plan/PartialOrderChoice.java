package dev.gyre.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides whether and how steps are left out that only change the order of others. */
final class PartialOrderChoice {
  private static final String NAME = "partial order";

  private final Optional<PartialOrder> method;
  private final Reduction line;

  private PartialOrderChoice(Optional<PartialOrder> method, Reduction line) {
    this.method = method;
    this.line = line;
  }

  /** One of the methods, or empty if all orders are looked at. */
  Optional<PartialOrder> method() {
    return method;
  }

  /** The same for the plan, with the reason. */
  Reduction line() {
    return line;
  }

  /** What a user should know who asked for it. */
  List<String> notes(SearchOrder search, List<PlannedProperty> properties) {
    List<String> notes = new ArrayList<>();
    if (method.isEmpty()) {
      return notes;
    }
    if (search == SearchOrder.BFS) {
      notes.add("with partial order reduction the trace is the shortest among those left");
    }
    List<String> others =
        properties.stream()
            .filter(p -> p.kind() != PlannedProperty.Kind.SAFETY)
            .map(PlannedProperty::inWords)
            .toList();
    if (!others.isEmpty()) {
      notes.add(
          "partial order reduction is for safety only so far; all orders of steps are looked at for "
              + String.join(", ", others));
    }
    return notes;
  }

  static PartialOrderChoice of(Wishes wishes, ModelTraits traits) {
    PartialOrder wanted = wishes.partialOrder();
    boolean isPlain = wishes.optimisations() == Optimisations.PLAIN;
    if (wanted == PartialOrder.OFF || (wanted == PartialOrder.AUTO && isPlain)) {
      return off("asked for");
    }
    if (wanted == PartialOrder.AUTO) {
      return off("not asked for; --por on looks at fewer orders of steps");
    }
    if (traits.partialOrderObstacle().isPresent()) {
      return off(traits.partialOrderObstacle().get());
    }
    return switch (wanted) {
      case AMPLE -> on(PartialOrder.AMPLE, "asked for; steps of one process that nobody disturbs");
      case CLUSTER ->
          on(PartialOrder.CLUSTER, "asked for; steps of a group that nobody else disturbs");
      case STUBBORN, ON ->
          on(PartialOrder.STUBBORN, "asked for; the smallest stubborn set of steps");
      case AUTO, OFF -> on(PartialOrder.STUBBORN, "default; the smallest stubborn set of steps");
    };
  }

  private static PartialOrderChoice on(PartialOrder method, String reason) {
    return new PartialOrderChoice(
        Optional.of(method), new Reduction(NAME, Reduction.State.ON, reason));
  }

  private static PartialOrderChoice off(String reason) {
    return new PartialOrderChoice(
        Optional.empty(), new Reduction(NAME, Reduction.State.OFF, reason));
  }
}
