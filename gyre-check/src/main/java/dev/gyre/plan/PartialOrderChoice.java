package dev.gyre.plan;

import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Decides whether and how steps are left out that only change the order of others. */
final class PartialOrderChoice {
  private static final String NAME = "partial order";

  private final Optional<PartialOrder> method;
  private final Reduction line;
  private final Map<String, String> allOrders = new TreeMap<>();

  private PartialOrderChoice(Optional<PartialOrder> method, Reduction line) {
    this.method = method;
    this.line = line;
  }

  /** One of the methods, or empty if all orders are looked at. */
  Optional<PartialOrder> method() {
    return method;
  }

  /**
   * The same for the plan, with the reason, and with the properties for which all orders are looked
   * at; off if that is all of them.
   */
  Reduction line(List<Property> properties) {
    return line.except(allOrders, properties);
  }

  /** The properties for which all orders are looked at nevertheless, with the reasons. */
  Map<String, String> allOrders() {
    return allOrders;
  }

  /** What a user should know who asked for it; the default needs no excuse. */
  List<String> notes(CheckOptions wishes, SearchOrder search) {
    List<String> notes = new ArrayList<>();
    if (method.isEmpty() || wishes.partialOrder() == PartialOrder.AUTO) {
      return notes;
    }
    if (search == SearchOrder.BFS) {
      notes.add("with partial order reduction the trace is the shortest among those left");
    }
    allOrders.forEach(
        (name, why) ->
            notes.add("all orders of steps are looked at for " + name + ", because " + why));
    return notes;
  }

  static PartialOrderChoice of(CheckOptions wishes, ModelFacts traits, List<Property> properties) {
    PartialOrderChoice choice = method(wishes, traits);
    if (choice.method.isPresent()) {
      for (Property property : properties) {
        obstacle(property, wishes.fairness(), traits.orders())
            .ifPresent(why -> choice.allOrders.put(property.name(), why));
      }
    }
    return choice;
  }

  private static Optional<String> obstacle(
      Property property, Fairness fairness, OrderObstacles obstacles) {
    if (property.kind() == Property.Kind.SAFETY) {
      return Optional.empty();
    }
    if (fairness == Fairness.GLOBAL) {
      return Optional.of("global fairness is about every step that can be taken");
    }
    return Optional.ofNullable(obstacles.properties().get(property.name()))
        .or(() -> fairness == Fairness.NONE ? Optional.empty() : obstacles.fairness());
  }

  private static PartialOrderChoice method(CheckOptions wishes, ModelFacts traits) {
    PartialOrder wanted = wishes.partialOrder();
    boolean isPlain = wishes.optimisations() == Optimisations.PLAIN;
    if (wanted == PartialOrder.OFF || (wanted == PartialOrder.AUTO && isPlain)) {
      return off("asked for");
    }
    boolean isShortest = wishes.search().filter(order -> order == SearchOrder.BFS).isPresent();
    if (wanted == PartialOrder.AUTO && isShortest) {
      return off("breadth first; the shortest trace may need any order of steps");
    }
    if (traits.orders().model().isPresent()) {
      return off(traits.orders().model().get());
    }
    return switch (wanted) {
      case AMPLE -> on(PartialOrder.AMPLE, "asked for; steps of one process that nobody disturbs");
      case CLUSTER ->
          on(PartialOrder.CLUSTER, "asked for; steps of a group that nobody else disturbs");
      case STUBBORN ->
          on(PartialOrder.STUBBORN, "asked for; stubborn sets, with the proviso of the search");
      case ON -> on(PartialOrder.ON, "asked for; the smallest stubborn set of steps");
      case AUTO, OFF -> on(PartialOrder.ON, "default; the smallest stubborn set of steps");
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
