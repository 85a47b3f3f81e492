package dev.gyre.engine.run;

import dev.gyre.emptiness.Acceptance;
import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.Lasso;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.trace.ClaimReplayer;
import dev.gyre.engine.trace.Evidence;
import dev.gyre.engine.trace.RunRecord;
import dev.gyre.engine.trace.Trace;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.property.Fairness;
import dev.gyre.property.ViolationKind;
import dev.gyre.system.InternalFault;
import java.util.List;
import java.util.Optional;

/** Repeats saved runs that a claim watches, or that never end, and confirms what they show. */
public final class TrailReplay {
  private final Trail trail;
  private final ProcessSystem system;

  private TrailReplay(Trail trail, ProcessSystem system) {
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

  private Optional<ClaimTask> watch() {
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
    InterpretedSystem reference =
        watch
            .map(w -> w.reference(trail.channels()))
            .orElseGet(
                () ->
                    ExecutableSystems.reference(
                        system.withProperties(List.of()),
                        ExecutableSystems.options(trail.channels())));
    if (cycle.start() < 1 || cycle.start() > trail.transitions().size()) {
      throw new InternalFault("there is no step " + cycle.start() + " for the cycle to start with");
    }
    Lasso lasso = new Lasso(trail.transitions(), cycle.start() - 1, cycle.extent());
    CycleQuestion question = question(watch, reference, cycle.fairness());
    return new CycleCheck(question, reference, watch.flatMap(ClaimTask::formula))
        .confirm(trail.property(), lasso);
  }

  private CycleQuestion question(
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
