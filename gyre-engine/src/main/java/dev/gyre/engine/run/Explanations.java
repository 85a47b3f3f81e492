package dev.gyre.engine.run;

import dev.gyre.engine.model.SdlModels;
import dev.gyre.engine.repair.WhyNots;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import dev.gyre.engine.trace.WhyNot;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.property.ViolationKind;
import dev.gyre.system.Channels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Adds to violations why what failed does not hold. It is an addition: where there is no time for
 * it, or nothing to say, the violation stands as it is.
 */
public final class Explanations {
  /** A deadlock of many processes is not explained for each of them. */
  private static final int MOST_PROCESSES = 6;

  /** A longer run is not executed once more for this. */
  private static final int MOST_STEPS = 1_000_000;

  private Explanations() {}

  static CheckReport of(CheckReport report, Channels channels) {
    boolean isOfModel = report.plan().filter(plan -> !plan.isTimeAbstract()).isPresent();
    if (report.violations().isEmpty() || !isOfModel) {
      return report;
    }
    List<FoundViolation> explained = new ArrayList<>();
    try {
      for (FoundViolation violation : report.violations()) {
        Trail trail = Trail.of(report.model(), channels, violation);
        explained.add(of(violation, trail, report.model().system().orElseThrow()));
      }
    } catch (RuntimeException | OutOfMemoryError e) {
      // Whatever goes wrong here, be it only that time is up, is no reason to doubt the violation.
      return report;
    }
    return report.withViolations(explained);
  }

  /**
   * One violation with its explanation.
   *
   * @param trail the same
   * @param system its model
   */
  public static FoundViolation of(FoundViolation violation, Trail trail, ProcessSystem system) {
    if (violation.trace().cycleStart().isPresent()
        || violation.trace().transitions().size() > MOST_STEPS
        || SdlModels.isSdl(trail.file())) {
      return violation;
    }
    TrailReplay replay = new TrailReplay(trail, system);
    Optional<ClaimTask> watch = replay.watch();
    Optional<LtlFormula> invariant =
        watch.flatMap(ClaimTask::formula).flatMap(f -> invariant(f.property()));
    boolean isExplained =
        invariant.isPresent()
            || violation.kind() == ViolationKind.ASSERTION
            || violation.kind() == ViolationKind.INVALID_END_STATE;
    if (!isExplained) {
      return violation;
    }
    WhyNots reasons = new WhyNots(replay.executed(watch), violation.trace().transitions());
    return violation.with(violation.evidence().explained(reasons(violation, invariant, reasons)));
  }

  private static List<WhyNot> reasons(
      FoundViolation violation, Optional<LtlFormula> invariant, WhyNots reasons) {
    if (violation.kind() == ViolationKind.ASSERTION) {
      return reasons.failedAssertion().stream().toList();
    }
    if (violation.kind() == ViolationKind.INVALID_END_STATE) {
      return violation.trace().end().positions().stream()
          .filter(position -> position.rest() == StateView.Rest.UNEXPECTED)
          .limit(MOST_PROCESSES)
          .map(Trace.Position::pid)
          .flatMap(pid -> reasons.blocked(pid).stream())
          .toList();
    }
    return invariant.flatMap(Antecedents::condition).stream()
        .flatMap(
            condition -> reasons.condition(invariant.get().text(), condition.expression()).stream())
        .toList();
  }

  /** What a formula demands of every single state, if that is all it says. */
  private static Optional<LtlFormula> invariant(LtlProperty property) {
    return property.events().isEmpty()
            && property.formula() instanceof LtlFormula.Unary unary
            && unary.op() == LtlFormula.UnaryOp.ALWAYS
        ? Optional.of(unary.operand())
        : Optional.empty();
  }
}
