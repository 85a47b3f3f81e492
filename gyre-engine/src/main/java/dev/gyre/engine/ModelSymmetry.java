package dev.gyre.engine;

import dev.gyre.exec.jvm.FieldCompiler;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.ir.pass.ProcessLimit;
import dev.gyre.ir.pass.WithoutTermination;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.Symmetry;
import dev.gyre.plan.SymmetryFindings;
import dev.gyre.search.Canonicalization;
import dev.gyre.symmetry.FieldCodeCache;
import dev.gyre.symmetry.Strategy;
import dev.gyre.symmetry.SymmetryReduction;
import dev.gyre.symmetry.detect.SymmetryDetection;
import dev.gyre.symmetry.stabiliser.RunsWithoutTermination;
import dev.gyre.system.Cancellation;
import dev.gyre.system.TransitionSystem;
import java.util.List;
import java.util.Optional;

/**
 * A model with what is known about its symmetry: declared, or found.
 *
 * @param system without symmetry if it cannot be used
 */
record ModelSymmetry(ProcessSystem system, SymmetryFindings findings) {
  /** A population that has been met so often is worth its own code. */
  private static final int USES_TO_COMPILE = 2_000;

  static ModelSymmetry of(ProcessSystem system, CheckOptions wishes) {
    boolean isAlone =
        !system.symmetry().isEmpty()
            && system.symmetry().types().stream().allMatch(type -> type.size() < 2);
    if (!wishes.wantsSymmetry() || isAlone) {
      return new ModelSymmetry(
          system.withSymmetry(dev.gyre.ir.symmetry.Symmetry.none()), SymmetryFindings.none());
    }
    if (ExecutableSystems.needsWatch(system)) {
      return unusable(system, "xr and xs are about single processes");
    }
    if (!system.symmetry().isEmpty()) {
      return declared(system);
    }
    SymmetryDetection.Result result = SymmetryDetection.detect(system, Cancellation::isRequested);
    return new ModelSymmetry(
        result.system(),
        new SymmetryFindings(
            result.found(), result.spoiled(), PropertySymmetry.findings(result.system())));
  }

  private static ModelSymmetry unusable(ProcessSystem system, String reason) {
    return new ModelSymmetry(
        system.withSymmetry(dev.gyre.ir.symmetry.Symmetry.none()),
        new SymmetryFindings(List.of(), List.of(reason), SymmetryFindings.Runs.NONE));
  }

  private static ModelSymmetry declared(ProcessSystem system) {
    Optional<String> noticed = WithoutTermination.obstacle(system);
    if (noticed.isPresent() && RunsWithoutTermination.haveEnds(system)) {
      return unusable(system, "processes may end, and " + noticed.get());
    }
    if (countsProcesses(system) && ProcessLimit.canBeReached(system)) {
      return unusable(system, "there may be more processes or channels than there are numbers");
    }
    List<String> found =
        system.symmetry().types().stream().map(t -> t.name() + "[" + t.size() + "]").toList();
    return new ModelSymmetry(
        system, new SymmetryFindings(found, List.of(), PropertySymmetry.findings(system)));
  }

  /**
   * Whether it matters how many processes there can be: with ends left out there are more of them,
   * and the elements of a type get their processes in one step only if no {@code run} has to wait.
   */
  private static boolean countsProcesses(ProcessSystem system) {
    return RunsWithoutTermination.haveEnds(system)
        || system.symmetry().families().stream()
            .anyMatch(family -> family.identity() instanceof ProcessFamily.ByParameter);
  }

  /** A system without the ends of interchangeable processes; itself if there are none. */
  static OptimisedSystem withoutEnds(ProcessSystem system) {
    return RunsWithoutTermination.haveEnds(system)
        ? WithoutTermination.of(system)
        : OptimisedSystem.unchanged(system);
  }

  /** Which states of the system that is searched stand for others. */
  static Optional<Canonicalization> reduction(CheckPlan plan, TransitionSystem system) {
    return plan.symmetry()
        .filter(strategy -> !system.layout().system().symmetry().isEmpty())
        .map(strategy -> new SymmetryReduction(system.layout(), strategy(strategy), codes()));
  }

  private static FieldCodeCache codes() {
    return new FieldCodeCache(FieldCompiler::compile, USES_TO_COMPILE);
  }

  private static Strategy strategy(Symmetry wanted) {
    return switch (wanted) {
      case FULL -> Strategy.FULL;
      case SORTED -> Strategy.SORTED;
      case SEGMENTED -> Strategy.SEGMENTED;
      case PC_SORTED -> Strategy.PC_SORTED;
      case PC_SEGMENTED -> Strategy.PC_SEGMENTED;
      case REFINE, AUTO -> Strategy.REFINE;
      case OFF -> throw new IllegalArgumentException("no reduction has no strategy");
    };
  }
}
