package dev.gyre.engine.run;

import dev.gyre.emptiness.Acceptance;
import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.Lasso;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.trace.ClaimReplayer;
import dev.gyre.engine.trace.Evidence;
import dev.gyre.engine.trace.Execution;
import dev.gyre.engine.trace.RunRecord;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import dev.gyre.engine.trace.TraceStates;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.OutputListener;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.property.Fairness;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Fault;
import dev.gyre.system.InternalFault;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Repeats saved runs that a claim watches, or that never end, and confirms what they show. */
public final class TrailReplay {
  private final Trail trail;
  private final ProcessSystem system;

  TrailReplay(Trail trail, ProcessSystem system) {
    this.trail = trail;
    this.system = system;
  }

  /**
   * The violation as it was found; empty if it is one of those that any execution can have, so that
   * its steps can be made one by one.
   *
   * @param system the trail's model
   * @throws InternalFault if the trail does not fit the model
   */
  public static Optional<FoundViolation> of(Trail trail, ProcessSystem system) {
    TrailReplay replay = new TrailReplay(trail, system);
    Optional<ClaimTask> watch = replay.watch();
    if (trail.cycle().isPresent()) {
      return Optional.of(replay.infinite(watch, trail.cycle().get()));
    }
    return watch.map(replay::finite);
  }

  /**
   * The violation with its trace, whatever kind it is.
   *
   * @param system the trail's model
   * @throws InternalFault if the trail does not fit the model
   */
  public static FoundViolation violation(Trail trail, ProcessSystem system) {
    return of(trail, system).orElseGet(() -> new TrailReplay(trail, system).ofExecution());
  }

  /**
   * A saved run with its states.
   *
   * @param states the initial state and the one after each step
   */
  public record Replayed(FoundViolation violation, List<Trace.EndState> states) {
    public Replayed {
      states = List.copyOf(states);
    }
  }

  /**
   * The same with all states on the way.
   *
   * @throws InternalFault if the trail does not fit the model
   */
  public static Replayed withStates(Trail trail, ProcessSystem system) {
    TrailReplay replay = new TrailReplay(trail, system);
    FoundViolation violation = violation(trail, system);
    InterpretedSystem executed = replay.executed(replay.watch());
    return new Replayed(violation, TraceStates.of(executed, violation.trace()));
  }

  InterpretedSystem executed(Optional<ClaimTask> watch) {
    return watch
        .map(w -> w.reference(trail.channels()))
        .orElseGet(
            () ->
                ExecutableSystems.reference(
                    trail.cycle().isPresent() ? system.withProperties(List.of()) : system,
                    trail.channels()));
  }

  private FoundViolation ofExecution() {
    Execution execution = new Execution(executed(Optional.empty()), OutputListener.SILENT);
    List<Trace.Step> steps = new ArrayList<>();
    List<Fault> faults = new ArrayList<>();
    for (long transition : trail.transitions()) {
      if (!execution.offers(transition)) {
        throw new InternalFault("step " + (steps.size() + 1) + " cannot be made");
      }
      steps.add(execution.take(transition, steps.size() + 1));
      faults.addAll(execution.faults());
    }
    boolean isStuck = execution.choices().isEmpty() && !execution.isValidEnd();
    faults.addAll(execution.faults());
    faults.addAll(execution.brokenPromises());
    Trace trace = new Trace(steps, trail.transitions(), execution.end());
    Optional<SourceSpan> place =
        switch (trail.kind()) {
          case INVALID_END_STATE -> restingPlace(trace).filter(span -> isStuck);
          case NONE -> restingPlace(trace).or(this::anyPlace);
          default ->
              faults.stream()
                  .filter(fault -> fault.kind().violation() == trail.kind())
                  .map(Fault::span)
                  .findFirst();
        };
    return new FoundViolation(
        trail.property(),
        trail.kind(),
        trail.message(),
        place.orElseThrow(() -> new InternalFault("it does not end in: " + trail.message())),
        trace,
        Evidence.NONE);
  }

  /** Where a process stands that may not stay there, or anywhere if all may. */
  private static Optional<SourceSpan> restingPlace(Trace trace) {
    return trace.end().positions().stream()
        .min(Comparator.comparing(position -> position.rest() == StateView.Rest.ALLOWED))
        .map(Trace.Position::span)
        .or(() -> trace.end().eventTrace());
  }

  private Optional<SourceSpan> anyPlace() {
    return system.automata().stream().map(ProcessAutomaton::span).findFirst();
  }

  Optional<ClaimTask> watch() {
    boolean isClaim =
        system.automata().stream()
            .anyMatch(
                a -> a.kind() == ProcessAutomaton.Kind.NEVER && a.name().equals(trail.property()));
    if (isClaim) {
      return Optional.of(ClaimTask.never(system, trail.property()));
    }
    if (system.properties().stream().noneMatch(p -> p.name().equals(trail.property()))) {
      return Optional.empty();
    }
    try {
      return Optional.of(FormulaTask.of(system, trail.property()));
    } catch (FormulaTooLargeException e) {
      throw new InternalFault("the formula of the trail is too large now: " + e.getMessage());
    }
  }

  private FoundViolation finite(ClaimTask watch) {
    InterpretedSystem reference = watch.reference(trail.channels());
    Trace trace =
        new ClaimReplayer(reference, watch.claim()).replay(trail.transitions(), trail.kind());
    Optional<ProcessAutomaton> probe = watch.formula().map(f -> f.probe().automaton());
    Evidence evidence =
        new Evidence(
            new RunRecord(reference, probe, trail.transitions()).propositions(), Optional.empty());
    return new FoundViolation(
        trail.property(),
        trail.kind(),
        trail.message(),
        watch.claim().span(),
        watch.formula().isPresent() ? trace.ofFormula() : trace,
        evidence);
  }

  private FoundViolation infinite(Optional<ClaimTask> watch, Trail.Cycle cycle) {
    InterpretedSystem reference = executed(watch);
    if (cycle.start() < 1 || cycle.start() > trail.transitions().size()) {
      throw new InternalFault("there is no step " + cycle.start() + " for the cycle to start with");
    }
    Lasso lasso = new Lasso(trail.transitions(), cycle.start() - 1, cycle.extent());
    CycleQuestion question = question(watch, reference, cycle.fairness());
    return new CycleCheck(question, reference, watch.flatMap(ClaimTask::formula))
        .confirm(trail.property(), lasso);
  }

  CycleQuestion question(
      Optional<ClaimTask> watch, InterpretedSystem reference, Fairness fairness) {
    if (watch.isPresent()) {
      Acceptance acceptance =
          watch
              .get()
              .acceptance()
              .orElseThrow(() -> new InternalFault("no infinite run violates the property"));
      return new CycleQuestion(reference, watch.map(ClaimTask::claim), acceptance, fairness);
    }
    if (trail.kind() == ViolationKind.ZENO_CYCLE) {
      return CycleQuestion.ofTime(reference, fairness);
    }
    return trail.kind() == ViolationKind.NON_PROGRESS_CYCLE
        ? CycleQuestion.ofProgressLabels(reference, fairness)
        : CycleQuestion.ofAcceptLabels(reference, fairness);
  }
}
