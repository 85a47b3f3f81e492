package dev.gyre.view.trace;

import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Leaves of a run what somebody wants to look at: steps of some processes, some variables, messages
 * of some channels. An empty list of names means all. Steps keep their numbers. A step that changes
 * a chosen variable or handles a message of a chosen channel stays only if its process was chosen;
 * where no process was named and variables or channels were, steps that have nothing to do with
 * them go.
 */
public final class TraceFilter {
  private final List<String> processes;
  private final List<String> variables;
  private final List<String> channels;

  public TraceFilter(List<String> processes, List<String> variables, List<String> channels) {
    this.processes = List.copyOf(processes);
    this.variables = List.copyOf(variables);
    this.channels = List.copyOf(channels);
  }

  public TrailReplay.Replayed of(TrailReplay.Replayed run) {
    if (processes.isEmpty() && variables.isEmpty() && channels.isEmpty()) {
      return run;
    }
    Trace trace = run.violation().trace();
    List<Trace.Step> steps = new ArrayList<>();
    List<Trace.EndState> states = new ArrayList<>(List.of(seen(run.states().get(0))));
    Optional<Integer> cycle = Optional.empty();
    for (int i = 0; i < trace.steps().size(); i++) {
      Trace.Step step = seen(trace.steps().get(i));
      if (isWanted(step)) {
        boolean isInCycle = trace.cycleStart().isPresent() && i + 1 >= trace.cycleStart().get();
        cycle = isInCycle && cycle.isEmpty() ? Optional.of(step.number()) : cycle;
        steps.add(step);
        states.add(seen(run.states().get(i + 1)));
      }
    }
    FoundViolation whole = run.violation();
    Trace part = new Trace(steps, trace.transitions(), cycle, seen(trace.end()));
    return new TrailReplay.Replayed(
        new FoundViolation(
            whole.property(), whole.kind(), whole.message(), whole.span(), part, whole.evidence()),
        states);
  }

  private boolean isWanted(Trace.Step step) {
    if (!processes.isEmpty()) {
      return isChosen(step.actor()) || step.partner().filter(this::isChosen).isPresent();
    }
    return (!step.changes().isEmpty() && !variables.isEmpty())
        || (!step.messages().isEmpty() && !channels.isEmpty());
  }

  private boolean isChosen(Trace.Action action) {
    return processes.contains(action.process()) || processes.contains(action.name());
  }

  private Trace.Step seen(Trace.Step step) {
    return new Trace.Step(
        step.number(),
        step.actor(),
        step.partner(),
        step.claim(),
        step.changes().stream().filter(c -> isSeen(variables, c.owner(), c.variable())).toList(),
        step.messages().stream()
            .filter(m -> channels.isEmpty() || channels.stream().anyMatch(isPartOf(m.channel())))
            .toList(),
        step.time(),
        step.outcome());
  }

  private Trace.EndState seen(Trace.EndState state) {
    List<StateView.Value> values =
        state.values().stream().filter(v -> isSeen(variables, v.owner(), v.name())).toList();
    return new Trace.EndState(values, state.positions(), state.eventTrace());
  }

  private static boolean isSeen(List<String> chosen, Optional<String> owner, String name) {
    return chosen.isEmpty()
        || chosen.stream().anyMatch(isPartOf(name))
        || owner.filter(o -> chosen.stream().anyMatch(isPartOf(o + "." + name))).isPresent();
  }

  /** Whether a chosen name means this, or something of which this is an element or a field. */
  private static Predicate<String> isPartOf(String name) {
    return chosen ->
        name.equals(chosen) || name.startsWith(chosen + "[") || name.startsWith(chosen + ".");
  }
}
