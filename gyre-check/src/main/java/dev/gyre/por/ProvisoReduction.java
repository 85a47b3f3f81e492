package dev.gyre.por;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.por.dependence.AccessAnalysis;
import dev.gyre.por.dependence.AccessObstacle;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.search.TransitionReduction;
import dev.gyre.search.TransitionSelection;
import dev.gyre.system.StateLayout;
import java.util.Optional;

/**
 * Partial order reduction of one system. Preserves deadlocks, and together with the proviso of a
 * search every step that can be taken at all, so failing assertions and run-time errors as well.
 */
public final class ProvisoReduction implements TransitionReduction {
  private final Method method;
  private final Preserved preserved;
  private final ProcessClasses kinds;

  /**
   * @param layout of a system without an {@link #obstacle}
   */
  public ProvisoReduction(StateLayout layout, Method method, Preserved preserved) {
    this(layout, method, preserved, ExclusiveUseWatch.IGNORED);
  }

  /** A reduction for a system in which the promises about channels are watched, or not. */
  public ProvisoReduction(
      StateLayout layout, Method method, Preserved preserved, ExclusiveUseWatch promises) {
    this.method = method;
    this.preserved = preserved;
    AccessAnalysis analysis = new AccessAnalysis(layout.system(), method.foresight(), promises);
    this.kinds = new ProcessClasses(layout, analysis, AmpleConditions.none(analysis));
  }

  /** Why a system cannot be reduced, if it cannot. */
  public static Optional<String> obstacle(ProcessSystem system) {
    return AccessObstacle.of(system);
  }

  @Override
  public TransitionSelection newSelection() {
    return kinds.newSelection(method, StubbornSelection.Effort.WHERE_IT_PAYS);
  }

  @Override
  public Preserved preserved() {
    return preserved;
  }
}
