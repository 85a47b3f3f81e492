package dev.gyre.engine.run;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.Lasso;
import dev.gyre.emptiness.LassoCheck;
import dev.gyre.emptiness.ShortestLasso;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Shortening;
import dev.gyre.engine.report.Trail;
import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.jvm.CompiledSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.product.ClaimProduct;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import dev.gyre.property.ViolationKind;
import dev.gyre.search.ShortestRun;
import dev.gyre.search.Violation;
import dev.gyre.system.Channels;
import dev.gyre.system.Fault;
import dev.gyre.system.InternalFault;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Looks for a run with fewer steps to the violation of a saved one: of the same property and kind,
 * and if a statement fails, at the same statement. Nothing is left out of the model, and what is
 * found is executed once more like any saved run.
 */
public final class TrailShortening {
  private static final String MEMORY = "there is no memory to look at all of them";
  private static final String MANY = "there are too many to look at all of them";
  private static final String GLOBAL = "under global fairness none are looked for";

  private final Trail trail;
  private final ProcessSystem system;
  private final long memoryBytes;

  /**
   * What came out.
   *
   * @param trail the shorter run, or the one that was given
   * @param violation that of the trail, confirmed
   */
  public record Result(Trail trail, FoundViolation violation, Shortening shortening) {}

  /**
   * @param system the trail's model
   * @param memoryBytes how much memory a search may take
   */
  public TrailShortening(Trail trail, ProcessSystem system, long memoryBytes) {
    this.trail = trail;
    this.system = system;
    this.memoryBytes = memoryBytes;
  }

  /** As much memory as a search may take where nobody has said how much: half of the heap. */
  public static long halfOfHeap() {
    return Runtime.getRuntime().maxMemory() / 2;
  }

  /**
   * @throws InternalFault if the trail does not fit its model
   * @throws dev.gyre.system.CancelledException if the thread is interrupted
   */
  public Result run() {
    TrailReplay replay = new TrailReplay(trail, system);
    FoundViolation given = TrailReplay.violation(trail, system);
    Optional<ClaimTask> watch = replay.watch();
    if (trail.kind() == ViolationKind.NONE) {
      return result(given, Optional.empty(), false, "the run violates nothing");
    }
    return trail.cycle().isPresent()
        ? infinite(replay, watch, given, trail.cycle().get())
        : finite(watch, given);
  }

  // ---- finite runs

  private Result finite(Optional<ClaimTask> watch, FoundViolation given) {
    List<Long> known = trail.transitions();
    ShortestRun.Result found =
        new ShortestRun(searched(watch), wanted(watch, given)).find(units(known) - 1, memoryBytes);
    Optional<List<Long>> path =
        found
            .violation()
            .map(v -> watch.isPresent() ? v.path() : MergedTickPath.of(v.path()))
            .filter(p -> p.size() < known.size());
    boolean isShortest = found.extent() == ShortestRun.Extent.ALL && !hasTicks(known);
    return result(given, path.map(p -> trail.with(p, Optional.empty())), isShortest, MEMORY);
  }

  private TransitionSystem searched(Optional<ClaimTask> watch) {
    TransitionSystem executed = executed(watch.map(ClaimTask::system).orElse(system));
    if (watch.isPresent()) {
      return new ClaimProduct(executed, watch.get().claim());
    }
    return trail.kind() == ViolationKind.EXCLUSIVE_USE
        ? ExecutableSystems.watched(executed, ExecutableSystems.reference(system, trail.channels()))
        : executed;
  }

  private TransitionSystem executed(ProcessSystem model) {
    return trail.channels() == Channels.LOSSY
        ? ExecutableSystems.reference(model, trail.channels())
        : CompiledSystem.of(model, ExecutionOptions.Ticks.SINGLE);
  }

  /** A claim is completed or not; elsewhere it counts which statement fails. */
  private Predicate<Violation> wanted(Optional<ClaimTask> watch, FoundViolation given) {
    if (trail.kind() == ViolationKind.INVALID_END_STATE) {
      return violation -> violation.kind() == Violation.Kind.INVALID_END_STATE;
    }
    return violation ->
        violation
            .fault()
            .filter(fault -> fault.kind().violation() == trail.kind())
            .filter(fault -> watch.isPresent() || isAt(fault, given))
            .isPresent();
  }

  private static boolean isAt(Fault fault, FoundViolation given) {
    return fault.span().isSamePlace(given.span());
  }

  /** How long a run is if time passes unit by unit. */
  private static int units(List<Long> path) {
    long units =
        path.stream().mapToLong(t -> Transitions.isTick(t) ? Transitions.units(t) : 1).sum();
    return (int) Math.min(units, Integer.MAX_VALUE - 1);
  }

  private static boolean hasTicks(List<Long> path) {
    return path.stream().anyMatch(Transitions::isTick);
  }

  // ---- infinite runs

  private Result infinite(
      TrailReplay replay, Optional<ClaimTask> watch, FoundViolation given, Trail.Cycle cycle) {
    if (cycle.fairness() == Fairness.GLOBAL) {
      return result(given, Optional.empty(), false, GLOBAL);
    }
    InterpretedSystem reference = replay.executed(watch);
    CycleQuestion trusted = replay.question(watch, reference, cycle.fairness());
    CycleQuestion asked =
        new CycleQuestion(
            executed(watch.map(ClaimTask::system).orElse(system.withProperties(List.of()))),
            trusted.claim(),
            trusted.acceptance(),
            trusted.fairness());
    Lasso lasso = new Lasso(trail.transitions(), cycle.start() - 1, cycle.extent());
    ShortestLasso.Result found = new ShortestLasso(asked, lasso).find();
    Optional<Lasso> shorter =
        found.lasso().filter(l -> new LassoCheck(trusted).complaint(l).isEmpty());
    boolean isShortest =
        found.extent() == ShortestLasso.Extent.ALL
            && shorter.isPresent() == found.lasso().isPresent()
            && !hasTicks(lasso.path());
    return result(
        given,
        shorter.map(l -> trail.with(l.path(), Optional.of(around(l, cycle)))),
        isShortest,
        MANY);
  }

  private static Trail.Cycle around(Lasso lasso, Trail.Cycle before) {
    return new Trail.Cycle(lasso.cycleStart() + 1, before.fairness(), lasso.extent());
  }

  // ---- the answer

  private Result result(
      FoundViolation given, Optional<Trail> shorter, boolean isShortest, String otherwise) {
    FoundViolation violation = shorter.map(this::confirmed).orElse(given);
    Trail shown = shorter.map(t -> t.saying(violation.message())).orElse(trail);
    String detail =
        hasTicks(trail.transitions()) ? "units of time were counted as steps" : otherwise;
    return new Result(
        shown,
        violation,
        new Shortening(
            trail.property(),
            given.trace().steps().size(),
            violation.trace().steps().size(),
            isShortest ? Shortening.Outcome.SHORTEST : Shortening.Outcome.OPEN,
            isShortest ? "" : detail));
  }

  /** Other processes may be stuck in another deadlock. */
  private FoundViolation confirmed(Trail shorter) {
    FoundViolation violation = TrailReplay.violation(shorter, system);
    return trail.kind() == ViolationKind.INVALID_END_STATE
        ? FiniteCheck.ofEndState(violation.trace(), Property.safety().renamed(trail.property()))
        : violation;
  }
}
