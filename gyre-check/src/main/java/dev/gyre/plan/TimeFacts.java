package dev.gyre.plan;

import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.time.TimeAbstraction;
import dev.gyre.ir.time.TimerReads;
import dev.gyre.system.Features;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What a model has to do with time.
 *
 * @param valueReader a statement that looks at the value of a running timer
 * @param valueFormulas the formulas that do so
 * @param abstractionObstacle why the values of timers cannot be left out, if there is a reason
 */
public record TimeFacts(
    Timers timers,
    Optional<String> valueReader,
    Set<String> valueFormulas,
    Optional<String> abstractionObstacle) {
  /** A model without timers. */
  static final TimeFacts NONE =
      new TimeFacts(Timers.NONE, Optional.empty(), Set.of(), Optional.empty());

  public TimeFacts {
    valueFormulas = Set.copyOf(valueFormulas);
  }

  /** Whether there are timers. */
  public enum Timers {
    NONE,
    SOME
  }

  static TimeFacts of(ProcessSystem system) {
    if (!Features.of(system).hasTimers()) {
      return NONE;
    }
    Set<String> formulas = new HashSet<>();
    for (LtlProperty property : system.properties()) {
      if (TimerReads.in(property.formula())) {
        formulas.add(property.name());
      }
    }
    return new TimeFacts(
        Timers.SOME, TimerReads.inProcesses(system), formulas, TimeAbstraction.obstacle(system));
  }
}
