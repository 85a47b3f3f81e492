package dev.gyre.plan;

import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.analysis.Stuttering;
import dev.gyre.por.dependence.AccessObstacle;
import dev.gyre.por.dependence.Visibility;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What in a model keeps steps from being left out that only change the order of others.
 *
 * @param model why no step may be left out at all, if there is a reason
 * @param properties why none may for a claim or a formula, by its name
 * @param fairness why none may where fairness is asked for, if there is a reason
 */
public record OrderObstacles(
    Optional<String> model, Map<String, String> properties, Optional<String> fairness) {
  /** Nothing is in the way. */
  public static final OrderObstacles NONE =
      new OrderObstacles(Optional.empty(), Map.of(), Optional.empty());

  public OrderObstacles {
    properties = Map.copyOf(properties);
  }

  static OrderObstacles of(ProcessSystem system) {
    Map<String, String> properties = new HashMap<>();
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.kind() == ProcessAutomaton.Kind.NEVER) {
        Visibility.obstacle(automaton)
            .or(() -> Stuttering.obstacle(automaton))
            .ifPresent(reason -> properties.put(automaton.name(), reason));
      }
    }
    for (LtlProperty property : system.properties()) {
      Stuttering.obstacle(property.formula())
          .or(() -> Visibility.obstacle(property.formula()))
          .ifPresent(reason -> properties.put(property.name(), reason));
    }
    return new OrderObstacles(AccessObstacle.of(system), properties, ofFairness(system));
  }

  /**
   * Whether somebody who waits for a timeout can move depends on all others, so no step could be
   * said to change nothing about who can move.
   *
   * <p>No model is known that gets a wrong answer without this. A step that is put off can still be
   * made, so there is no timeout before it: the same steps come before each timeout in a run and in
   * the one that stands for it, and both are in the same state there. But that is about whole runs,
   * and what a single step must not change is easier to rely on.
   */
  private static Optional<String> ofFairness(ProcessSystem system) {
    boolean[] found = {false};
    new SystemWalker() {
      @Override
      protected void enter(Expr e) {
        found[0] |= e instanceof Expr.SystemValue value && value.fact() == Expr.SystemFact.TIMEOUT;
      }
    }.walkProcesses(system);
    return found[0] ? Optional.of("a process waits for a timeout") : Optional.empty();
  }

  OrderObstacles withModel(String reason) {
    return new OrderObstacles(Optional.of(reason), properties, fairness);
  }
}
