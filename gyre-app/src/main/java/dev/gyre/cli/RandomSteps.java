package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Steps by chance inside a dialogue, until there is a reason to stop. */
final class RandomSteps {
  private final SimulatedRun run;
  private final SimulationText text;
  private final Breakpoints breakpoints;
  private final Random random;

  RandomSteps(SimulatedRun run, SimulationText text, Breakpoints breakpoints, Random random) {
    this.run = run;
    this.text = text;
    this.breakpoints = breakpoints;
    this.random = random;
  }

  /** The result says why it stopped; nothing if all steps were made. */
  Optional<String> make(int steps, Optional<WatchedCondition> until) {
    for (int made = 0; made < steps; made++) {
      List<Simulation.Choice> choices = run.simulation().choices();
      if (choices.isEmpty()) {
        return Optional.of("nothing more can happen");
      }
      Simulation.Made last = run.take(choices.get(random.nextInt(choices.size())).transition());
      text.show(last);
      Optional<String> reason = reason(last, until);
      if (reason.isPresent()) {
        return reason;
      }
    }
    return until.map(c -> "not reached after " + steps + " steps: " + c.text());
  }

  private Optional<String> reason(Simulation.Made last, Optional<WatchedCondition> until) {
    Optional<String> reached = breakpoints.reached(run, last);
    if (!last.faults().isEmpty()) {
      return Optional.of("something went wrong");
    }
    return until
        .filter(condition -> condition.holds(run))
        .map(condition -> "it holds: " + condition.text())
        .or(() -> reached.map(place -> "breakpoint: " + place));
  }
}
