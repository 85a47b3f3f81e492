package dev.gyre.symmetry.detect;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.PreemptedCreation;
import dev.gyre.ir.pass.ProcessLimit;
import dev.gyre.ir.pass.WithoutTermination;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.symmetry.stabiliser.RunsWithoutTermination;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A model with the symmetry of it that can be used: declared, or found.
 *
 * @param system the model with its symmetry; without any if none can be used
 * @param found what is interchangeable, in words
 * @param spoiled what could have been, and why it is not
 */
public record UsableSymmetry(ProcessSystem system, List<String> found, List<String> spoiled) {
  public UsableSymmetry {
    found = List.copyOf(found);
    spoiled = List.copyOf(spoiled);
  }

  /** Nobody has looked, or there is nothing. */
  public static UsableSymmetry none(ProcessSystem system) {
    return new UsableSymmetry(system.withSymmetry(Symmetry.none()), List.of(), List.of());
  }

  /**
   * @param promises what becomes of {@code xr} and {@code xs}
   * @param isStopped whether to give up, because the time is up or somebody has stopped the run
   */
  public static UsableSymmetry of(
      ProcessSystem system, ExclusiveUseWatch promises, BooleanSupplier isStopped) {
    boolean isAlone =
        !system.symmetry().isEmpty()
            && system.symmetry().types().stream().allMatch(type -> type.size() < 2);
    if (isAlone) {
      return none(system);
    }
    if (promises != ExclusiveUseWatch.KEPT) {
      return unusable(system, "xr and xs are about single processes");
    }
    if (!system.symmetry().isEmpty()) {
      return declared(system);
    }
    SymmetryDetection.Result result = SymmetryDetection.detect(system, isStopped);
    return new UsableSymmetry(result.system(), result.found(), result.spoiled());
  }

  private static UsableSymmetry unusable(ProcessSystem system, String reason) {
    return new UsableSymmetry(system.withSymmetry(Symmetry.none()), List.of(), List.of(reason));
  }

  private static UsableSymmetry declared(ProcessSystem system) {
    Optional<String> noticed = WithoutTermination.obstacle(system);
    if (noticed.isPresent() && RunsWithoutTermination.haveEnds(system)) {
      return unusable(system, "processes may end, and " + noticed.get());
    }
    if (countsProcesses(system) && ProcessLimit.canBeReached(system)) {
      return unusable(system, "there may be more processes or channels than there are numbers");
    }
    if (PreemptedCreation.canHappen(system)) {
      return unusable(system, "who has a higher priority may move while processes are created");
    }
    List<String> found =
        system.symmetry().types().stream().map(t -> t.name() + "[" + t.size() + "]").toList();
    return new UsableSymmetry(system, found, List.of());
  }

  /**
   * Whether it matters how many processes there can be: with ends left out there are more of them,
   * and the elements of a type get their processes in one step only if no {@code run} has to wait.
   */
  private static boolean countsProcesses(ProcessSystem system) {
    return RunsWithoutTermination.haveEnds(system)
        || system.symmetry().families().stream()
            .anyMatch(family -> family.identity().parameter().isPresent());
  }
}
