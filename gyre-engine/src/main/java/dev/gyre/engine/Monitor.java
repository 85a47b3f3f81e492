package dev.gyre.engine;

import dev.gyre.audit.Audit;
import dev.gyre.audit.AuditSchedule;
import dev.gyre.audit.SymmetryAudit;
import dev.gyre.liveness.CycleQuestion;
import dev.gyre.search.StateAudit;
import dev.gyre.search.StateReduction;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** Puts together who watches the reductions of a search. One worker is watched, the first. */
final class Monitor {
  private final List<Supplier<Audit>> audits = new ArrayList<>();
  private final AtomicBoolean isTaken = new AtomicBoolean();
  private final Assurance assurance;

  Monitor(Assurance assurance) {
    this.assurance = assurance;
  }

  /**
   * Watches that states stand for others that can do the same.
   *
   * @param system what is searched, with the claim
   */
  Monitor symmetry(TransitionSystem system, Optional<StateReduction> states) {
    states.ifPresent(r -> audits.add(() -> new SymmetryAudit(system.whole(), r)));
    return this;
  }

  /** The same for a search for infinite runs. */
  static Monitor of(CycleQuestion question, Assurance assurance) {
    return new Monitor(assurance).symmetry(question.product(), question.states());
  }

  /** For one more worker. */
  StateAudit newAudit() {
    boolean isWanted = assurance.monitor() == Assurance.Monitor.ON && !audits.isEmpty();
    return isWanted && isTaken.compareAndSet(false, true)
        ? new AuditSchedule(audits.stream().map(Supplier::get).toList())
        : StateAudit.NONE;
  }
}
