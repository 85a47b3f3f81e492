package dev.gyre.tck.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.property.Check;
import dev.gyre.source.SourceFile;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * While a ring is turned the search looks after its proviso, which is weak once work is shared, so
 * one worker searches unless more are asked for.
 */
class RingWorkersTest {
  private static final String RING =
      """
      bit idle[3] = 1;
      chan q[3] = [1] of { bit };
      active [3] proctype P() {
        end: do
        :: q[_pid]?_; idle[_pid] = 1; idle[(_pid + 1) % 3] = 0; q[(_pid + 1) % 3]!1
        od
      }
      """;

  private static CheckPlan plan(CheckOptions options) {
    SourceFile file = new SourceFile("m.pml", RING);
    return Checker.check(CheckRequest.of(file).withOptions(options)).plan().orElseThrow();
  }

  private static int threads(CheckOptions options) {
    CheckPlan plan = plan(options);
    assertThat(plan.plans().get(0).symmetry().strategy().isPresent())
        .isEqualTo(options.reductions().wantsSymmetry());
    return plan.search().threads();
  }

  @Test
  void oneWorkerSearchesARing() {
    assertThat(threads(CheckOptions.none())).isEqualTo(1);
    assertThat(plan(CheckOptions.none()).lines())
        .anyMatch(line -> line.matches("threads +1 \\(several would leave out fewer steps.*"));
  }

  @Test
  void moreDoIfTheyAreAskedFor() {
    assertThat(threads(CheckOptions.none().withThreads(3))).isEqualTo(3);
  }

  @Test
  void moreDoIfNoProvisoIsNeeded() {
    int processors = Runtime.getRuntime().availableProcessors();
    CheckOptions deadlocks = CheckOptions.none().withChecks(Set.of(Check.DEADLOCK));
    assertThat(threads(deadlocks)).isEqualTo(processors);
    assertThat(threads(CheckOptions.none().withSymmetry(SymmetryOption.OFF))).isEqualTo(processors);
  }
}
