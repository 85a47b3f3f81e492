package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.por.Method;
import dev.gyre.por.ProvisoReduction;
import dev.gyre.por.StaticReduction;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.search.TransitionReduction;
import dev.gyre.search.TransitionReduction.Preserved;
import dev.gyre.source.SourceFile;
import dev.gyre.system.StateLayout;
import dev.gyre.tck.ReducedSpace.Walk;
import java.time.Duration;

/** A small model on which a careless partial order reduction goes wrong. */
final class ReductionExample {
  private static final int MOST_STATES = 10_000;
  private static final Duration LIMIT = Duration.ofMinutes(1);

  private ReductionExample() {}

  /** Every reduction finds what all states show. */
  static void same(String model) {
    ReducedSpace space = space(system(model));
    for (Walk walk : Walk.values()) {
      assertThat(space.difference(reduction(system(model), Preserved.STEPS), walk))
          .as("%s", walk)
          .isEmpty();
      assertThat(space.difference(fixed(system(model)), walk, Preserved.STEPS))
          .as("%s", walk)
          .isEmpty();
    }
  }

  /** The model is violated, and it would be missed if something were overlooked. */
  static void needs(Oversight oversight, String model) {
    same(model);
    ProcessSystem system = system(model);
    ReducedSpace space = space(system);
    assertThat(space.isViolated()).isTrue();
    TransitionReduction mistaken = reduction(oversight.of(system), Preserved.STEPS);
    assertThat(space.difference(mistaken, Walk.DEPTH_FIRST))
        .as("%s overlooked", oversight)
        .isPresent();
    assertThat(space.difference(fixed(oversight.of(system)), Walk.DEPTH_FIRST, Preserved.STEPS))
        .as("%s overlooked, by the state alone", oversight)
        .isPresent();
  }

  private static StaticReduction fixed(ProcessSystem system) {
    return StaticReduction.ofSteps(
        new StateLayout(system), Method.STUBBORN, ExclusiveUseWatch.IGNORED);
  }

  static TransitionReduction reduction(ProcessSystem system, Preserved preserved) {
    return new ProvisoReduction(new StateLayout(system), Method.STUBBORN, preserved);
  }

  static ReducedSpace space(ProcessSystem system) {
    return ReducedSpace.of(Systems.INTERPRETED.of(system), MOST_STATES, LIMIT).orElseThrow();
  }

  static ProcessSystem system(String model) {
    return new PromelaFrontEnd().check(new SourceFile("model.pml", model)).system().orElseThrow();
  }
}
