package dev.gyre.explore.work;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.StateCondition;
import dev.gyre.engine.StateStatus;
import dev.gyre.engine.json.PathJson;
import dev.gyre.engine.json.SimulationJson;
import dev.gyre.engine.json.StatusJson;
import dev.gyre.engine.run.StateProbe;
import dev.gyre.engine.trace.Trace;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Channels;
import dev.gyre.view.trace.SequenceChart;
import dev.gyre.view.trace.SequenceSvg;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/** Answers what is to be seen at a place, and goes on from there. Thread-safe. */
public final class Walks {
  private static final int LONGEST_CHART = 3_000;
  private static final long LONGEST_WALK_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final Workspace workspace;
  private RunPosition place = new RunPosition("", Channels.BLOCKING, List.of());
  private Optional<Walker> walker = Optional.empty();
  private Optional<Judged> judged = Optional.empty();

  /** What judges the states of a walker; kept to save work. */
  private record Judged(Walker walker, StateStatus status) {}

  public Walks(Workspace workspace) {
    this.workspace = workspace;
  }

  private Walker at(RunPosition wanted) {
    if (walker.isEmpty()
        || !place.model().equals(wanted.model())
        || place.channels() != wanted.channels()) {
      walker = Optional.empty();
      walker = Optional.of(new Walker(system(wanted), wanted.channels()));
    }
    place = wanted;
    Walker found = walker.orElseThrow();
    found.goTo(wanted.path());
    return found;
  }

  private ProcessSystem system(RunPosition wanted) {
    return workspace.version(wanted.model()).executable();
  }

  /** The state at a place, as JSON. */
  public synchronized String state(RunPosition wanted) {
    Walker found = at(wanted);
    return SimulationJson.of(found.simulation(), found.last());
  }

  /** What can be said about the properties of the model at a place, as JSON. */
  public synchronized String properties(RunPosition wanted) {
    Walker found = at(wanted);
    StateStatus status =
        judged
            .filter(known -> known.walker() == found)
            .map(Judged::status)
            .orElseGet(() -> new StateStatus(system(wanted), wanted.channels()));
    judged = Optional.of(new Judged(found, status));
    return StatusJson.of(status.of(found.simulation(), found.last()));
  }

  /**
   * The steps that lead to a place, as JSON.
   *
   * @param from how many of the first ones are left out
   */
  public synchronized String steps(RunPosition wanted, int from) {
    List<Simulation.Made> made = at(wanted).made();
    return PathJson.steps(made.subList(Math.min(from, made.size()), made.size()));
  }

  /**
   * The sequence chart of the steps that lead to a place.
   *
   * @param cycleStart the step from which on everything repeats
   * @param ending what is to be said at its end
   */
  public synchronized String chart(
      RunPosition wanted, Optional<Integer> cycleStart, String ending) {
    if (wanted.path().size() > LONGEST_CHART) {
      throw new ConflictException(
          "the run has " + wanted.path().size() + " steps; a chart shows at most " + LONGEST_CHART);
    }
    Walker found = at(wanted);
    List<Trace.Step> steps = found.made().stream().map(Simulation.Made::step).toList();
    Optional<Integer> cycle = cycleStart.filter(start -> start >= 1 && start <= steps.size());
    Trace trace = new Trace(steps, wanted.path(), cycle, found.simulation().state());
    return SequenceSvg.render(SequenceChart.of(trace), ending);
  }

  /**
   * Makes steps by chance.
   *
   * @param limit how many at most
   * @param seed the same for the same run
   * @param until where to stop, if anywhere
   * @return the path as JSON, with the reason why it ends
   * @throws IllegalArgumentException if the condition is none
   */
  public String walk(RunPosition start, int limit, long seed, Optional<String> until) {
    Optional<StateCondition> condition =
        until.map(text -> StateCondition.read(workspace.version(start.model()).source(), text));
    // With a condition the model is another one to the interpreter, so it gets its own walker.
    Walker walking =
        new Walker(
            condition.map(StateCondition::system).orElseGet(() -> system(start)), start.channels());
    walking.goTo(start.path());
    Optional<StateProbe> probe = condition.map(c -> c.probe(start.channels()));
    String reason = walk(walking, limit, new Random(seed), probe);
    return PathJson.walk(walking.path(), reason);
  }

  private static String walk(
      Walker walker, int limit, Random random, Optional<StateProbe> condition) {
    long end = System.nanoTime() + LONGEST_WALK_NANOS;
    for (int made = 0; made < limit; made++) {
      List<Simulation.Choice> choices = walker.simulation().choices();
      if (choices.isEmpty()) {
        return walker.simulation().isValidEnd() ? "end" : "deadlock";
      }
      walker.take(choices.get(random.nextInt(choices.size())).transition());
      if (!walker.last().orElseThrow().faults().isEmpty()) {
        return "fault";
      }
      if (condition.isPresent() && walker.simulation().holds(condition.get())) {
        return "condition";
      }
      if (System.nanoTime() - end > 0) {
        return "time";
      }
    }
    return "steps";
  }
}
