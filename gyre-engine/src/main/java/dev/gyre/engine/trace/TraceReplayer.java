package dev.gyre.engine.trace;

import dev.gyre.emptiness.Lasso;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.OutputListener;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.search.Violation;
import dev.gyre.system.Fault;
import dev.gyre.system.InternalFault;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Executes the path of a violation once more, on the interpreter and without any reduction, before
 * anybody gets to see it.
 */
public final class TraceReplayer {
  private final InterpretedSystem system;
  private final OriginalSteps originals;
  private final BitSet ends;

  /**
   * @param system the model as it was written
   * @param origin for each edge that was searched the edges of {@code system} it stands for
   */
  public TraceReplayer(InterpretedSystem system, List<List<Integer>> origin) {
    this.system = system;
    this.originals = new OriginalSteps(origin);
    this.ends = ends(system.layout().system());
  }

  /**
   * @throws InternalFault if the path cannot be followed, or does not end in the same violation
   */
  public Trace replay(Violation violation) {
    Execution execution = new Execution(system, OutputListener.SILENT);
    List<Long> path = new ArrayList<>();
    List<Trace.Step> steps = new ArrayList<>();
    int last = violation.path().size() - 1;
    for (int i = 0; i <= last; i++) {
      for (long transition : originals.of(violation.path().get(i))) {
        path.add(transition);
        steps.add(step(execution, transition, path.size()));
        if (i == last && hasHappened(violation, execution)) {
          // The rest of a merged step does not matter any more, or cannot be taken.
          return new Trace(steps, path, execution.end());
        }
      }
    }
    if (violation.kind() == Violation.Kind.INVALID_END_STATE) {
      makeUpForEnds(execution, path, steps);
      // The search has forgotten timers that nobody will look at; here they run out.
      execution
          .timeLeft()
          .ifPresent(
              tick -> {
                path.add(tick);
                steps.add(step(execution, tick, path.size()));
              });
    }
    if (!isConfirmed(violation, execution)) {
      throw new InternalFault(
          "the trace does not lead to the reported violation: "
              + violation.fault().map(Fault::toString).orElse("invalid end state"));
    }
    return new Trace(steps, path, execution.end());
  }

  /** A reduced search may have left out that processes that are done end. */
  private void makeUpForEnds(Execution execution, List<Long> path, List<Trace.Step> steps) {
    List<Long> choices = execution.choices();
    while (!choices.isEmpty() && choices.stream().allMatch(this::isEnd)) {
      path.add(choices.get(0));
      steps.add(execution.take(choices.get(0), path.size()));
      choices = execution.choices();
    }
  }

  private boolean isEnd(long transition) {
    return ends.get(Transitions.edge(transition));
  }

  private static BitSet ends(ProcessSystem system) {
    BitSet ends = new BitSet();
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        location.edges().stream().filter(Edge::endsProcess).forEach(e -> ends.set(e.id()));
      }
    }
    return ends;
  }

  private static Trace.Step step(Execution execution, long transition, int number) {
    if (!execution.offers(transition)) {
      throw new InternalFault("the trace cannot be replayed: step " + number);
    }
    return execution.take(transition, number);
  }

  /** Whether the step that was just taken failed in the way that was reported. */
  private static boolean hasHappened(Violation violation, Execution execution) {
    return violation.fault().isPresent() && contains(execution.faults(), violation.fault().get());
  }

  /**
   * The execution of a lasso; that it is one is for a {@link dev.gyre.emptiness.LassoCheck} to say.
   *
   * @throws InternalFault if it cannot be followed
   */
  public Trace replay(Lasso lasso) {
    Execution execution = new Execution(system, OutputListener.SILENT);
    List<Long> path = new ArrayList<>();
    List<Trace.Step> steps = new ArrayList<>();
    int cycleStart = 0;
    for (int i = 0; i < lasso.path().size(); i++) {
      cycleStart = i == lasso.cycleStart() ? path.size() + 1 : cycleStart;
      for (long transition : originals.of(lasso.path().get(i))) {
        path.add(transition);
        steps.add(step(execution, transition, path.size()));
      }
    }
    return new Trace(steps, path, Optional.of(cycleStart), execution.end());
  }

  private static boolean isConfirmed(Violation violation, Execution execution) {
    if (violation.kind() == Violation.Kind.INVALID_END_STATE) {
      return execution.choices().isEmpty() && !execution.isValidEnd();
    }
    Fault wanted = violation.fault().orElseThrow();
    if (wanted.kind() == Fault.Kind.EXCLUSIVE_USE) {
      return contains(execution.brokenPromises(), wanted);
    }
    // The last step fails, or it leads to a state in which trying a statement fails.
    if (contains(execution.faults(), wanted)) {
      return true;
    }
    execution.choices();
    return contains(execution.faults(), wanted);
  }

  private static boolean contains(List<Fault> faults, Fault wanted) {
    return faults.stream()
        .anyMatch(
            fault ->
                fault.kind() == wanted.kind()
                    && fault.process() == wanted.process()
                    && fault.span().isSamePlace(wanted.span()));
  }
}
