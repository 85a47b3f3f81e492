package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a run by chance stops: where a process comes to a line, or when an expression turns true.
 */
final class Breakpoints {
  private final List<Breakpoint> all = new ArrayList<>();

  /** One of them. */
  private interface Breakpoint {
    boolean isReached(SimulatedRun run, Simulation.Made last);

    String text();
  }

  /** A process that has just moved stands at the line. */
  private record AtLine(int line) implements Breakpoint {
    @Override
    public boolean isReached(SimulatedRun run, Simulation.Made last) {
      return run.simulation().state().positions().stream()
          .anyMatch(p -> p.line() == line && hasMoved(p.pid(), last.step()));
    }

    private static boolean hasMoved(int pid, Trace.Step step) {
      return step.actor().pid() == pid || step.partner().filter(p -> p.pid() == pid).isPresent();
    }

    @Override
    public String text() {
      return "line " + line;
    }
  }

  /** The expression holds and did not before. */
  private record WhenTrue(WatchedCondition condition) implements Breakpoint {
    @Override
    public boolean isReached(SimulatedRun run, Simulation.Made last) {
      return condition.hasTurnedTrue(run);
    }

    @Override
    public String text() {
      return condition.text();
    }
  }

  /**
   * @param place a line number or an expression
   * @throws IllegalArgumentException if it is neither
   */
  void add(String place, SimulatedRun run) {
    all.add(
        place.matches("\\d{1,7}")
            ? new AtLine(Integer.parseInt(place))
            : new WhenTrue(WatchedCondition.read(place, run)));
  }

  /** False if there is none with that number, from 1. */
  boolean remove(int number) {
    boolean exists = number >= 1 && number <= all.size();
    if (exists) {
      all.remove(number - 1);
    }
    return exists;
  }

  List<String> texts() {
    return all.stream().map(Breakpoint::text).toList();
  }

  /** The first one that the last step has reached. */
  Optional<String> reached(SimulatedRun run, Simulation.Made last) {
    return all.stream().filter(b -> b.isReached(run, last)).map(Breakpoint::text).findFirst();
  }
}
