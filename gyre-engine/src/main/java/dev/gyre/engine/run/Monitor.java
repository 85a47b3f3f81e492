package dev.gyre.engine.run;

import dev.gyre.audit.Audit;
import dev.gyre.audit.AuditSchedule;
import dev.gyre.audit.BreachException;
import dev.gyre.audit.Onlooker;
import dev.gyre.audit.PartialOrderAudit;
import dev.gyre.audit.Passes;
import dev.gyre.audit.PassesAudit;
import dev.gyre.audit.Sight;
import dev.gyre.audit.SymmetryAudit;
import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.plan.Assurance;
import dev.gyre.por.ReducedSystem;
import dev.gyre.product.ClaimProduct;
import dev.gyre.property.Fairness;
import dev.gyre.search.Canonicalization;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.StateAudit;
import dev.gyre.search.TransitionReduction;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * Puts together who watches the reductions of a search. All workers are watched together: which of
 * them gets the states of a small model is a matter of chance.
 */
final class Monitor {
  private final List<Supplier<Audit>> audits = new ArrayList<>();
  private final AtomicReference<AuditSchedule> schedule = new AtomicReference<>();
  private final Assurance assurance;

  Monitor(Assurance assurance) {
    this.assurance = assurance;
  }

  /** Of those who watch. */
  static Monitor of(List<Supplier<Audit>> audits, Assurance assurance) {
    Monitor monitor = new Monitor(assurance);
    monitor.audits.addAll(audits);
    return monitor;
  }

  /** For a search that may leave out steps by itself, or searches a system that does. */
  static Monitor of(
      TransitionSystem system,
      Optional<TransitionReduction> steps,
      Optional<Canonicalization> states,
      Optional<SearchedPasses> passes,
      Assurance assurance) {
    Monitor monitor = new Monitor(assurance);
    passes.ifPresent(p -> monitor.passes(p, system));
    monitor.symmetry(system, states);
    steps.ifPresent(
        r ->
            monitor.audits.add(
                () ->
                    new PartialOrderAudit(
                        system.whole(),
                        0,
                        r.newSelection(),
                        Sight.none().get(),
                        PartialOrderAudit.Fair.ANY_RUN)));
    if (system instanceof ClaimProduct product) {
      Supplier<Sight> sight = Sight.ofClaim(product.below().whole(), product.automaton());
      monitor.order(product.below(), 1, sight, Fairness.NONE);
    }
    return monitor;
  }

  /** For a search for infinite runs. */
  static Monitor of(CycleQuestion question, Optional<SearchedPasses> passes, Assurance assurance) {
    Monitor monitor = new Monitor(assurance);
    passes.ifPresent(p -> monitor.passes(p, question));
    monitor.symmetry(question.product(), question.states());
    Supplier<Sight> sight =
        question
            .claim()
            .map(claim -> Sight.ofClaim(question.system().whole(), claim))
            .orElseGet(() -> Sight.ofLabels(question));
    int claimWords = question.claim().isPresent() ? 1 : 0;
    monitor.order(question.system(), claimWords, sight, question.fairness());
    return monitor;
  }

  /**
   * Watches that states stand for others that can do the same.
   *
   * @param system what is searched, with the claim
   */
  private void symmetry(TransitionSystem system, Optional<Canonicalization> states) {
    states.ifPresent(r -> audits.add(() -> new SymmetryAudit(system.whole(), r)));
  }

  /** Watches that what a reduced system leaves out may be left out. */
  private void order(
      TransitionSystem system, int claimWords, Supplier<Sight> sight, Fairness fairness) {
    if (system instanceof ReducedSystem reduced) {
      PartialOrderAudit.Fair fair = fair(fairness);
      audits.add(
          () ->
              new PartialOrderAudit(
                  system.whole(), claimWords, reduced.newSelection(), sight.get(), fair));
    }
  }

  /** Watches that a smaller system does what the one that was written does. */
  private void passes(SearchedPasses made, TransitionSystem system) {
    boolean hasClaim = system instanceof ClaimProduct;
    TransitionSystem searched = hasClaim ? ((ClaimProduct) system).below() : system;
    Passes passes = made.with(searched);
    Supplier<Onlooker> onlooker =
        hasClaim ? Onlooker.ofClaim(passes, ((ClaimProduct) system).automaton()) : Onlooker.none();
    passes(passes, hasClaim ? 1 : 0, onlooker, Fairness.NONE);
  }

  private void passes(SearchedPasses made, CycleQuestion question) {
    Passes passes = made.with(question.system());
    Supplier<Onlooker> onlooker =
        question
            .claim()
            .map(claim -> Onlooker.ofClaim(passes, claim))
            .orElseGet(() -> Onlooker.ofLabels(question));
    passes(passes, question.claim().isPresent() ? 1 : 0, onlooker, question.fairness());
  }

  private void passes(
      Passes passes, int claimWords, Supplier<Onlooker> onlooker, Fairness fairness) {
    audits.add(() -> new PassesAudit(passes, claimWords, onlooker.get(), fair(fairness)));
  }

  private static PartialOrderAudit.Fair fair(Fairness fairness) {
    return fairness == Fairness.NONE
        ? PartialOrderAudit.Fair.ANY_RUN
        : PartialOrderAudit.Fair.PROCESSES;
  }

  /** For one more worker. */
  StateAudit newAudit() {
    if (assurance.monitor() == Assurance.Monitor.OFF || audits.isEmpty()) {
      return StateAudit.NONE;
    }
    AuditSchedule fresh = new AuditSchedule(() -> audits.stream().map(Supplier::get).toList());
    schedule.compareAndSet(null, fresh);
    return schedule.get();
  }

  /** Ends the watch over a search that is over, for whatever reason. */
  void stop() {
    AuditSchedule watching = schedule.get();
    if (watching != null) {
      watching.stop();
    }
  }

  /**
   * Tries out what there was no time for. A search that found what it looked for left nothing out
   * that matters, because what it found is confirmed without reductions. One that was cut short has
   * no verdict and is not looked at any more, but what was seen of it until then is told.
   *
   * @throws BreachException if a reduction did what it must not do
   */
  void finish(SearchOutcome.End end) {
    AuditSchedule watching = schedule.get();
    if (watching == null) {
      return;
    }
    switch (end) {
      case VIOLATION -> {}
      case COMPLETE -> watching.finish();
      case DEPTH_LIMIT,
          ENDLESS_SEQUENCE,
          MEMORY_LIMIT,
          HEAP_EXHAUSTED,
          STORE_FULL,
          FILES,
          TIME_LIMIT,
          CANCELLED ->
          watching.tell();
    }
  }

  /** The same for a search that goes on after a violation: one that was cut short has a verdict. */
  void finish(SearchOutcome.End end, boolean isViolated) {
    finish(isViolated && end != SearchOutcome.End.COMPLETE ? SearchOutcome.End.VIOLATION : end);
  }
}
