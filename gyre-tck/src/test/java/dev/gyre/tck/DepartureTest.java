package dev.gyre.tck;

import static dev.gyre.tck.ReductionExample.needs;
import static dev.gyre.tck.ReductionExample.same;
import static dev.gyre.tck.ReductionExample.space;
import static dev.gyre.tck.ReductionExample.system;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.SymmetryOption;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A process that goes in circles before it leaves for something that matters: the edges of the
 * circle need not come into a stubborn set, unless they open the way out.
 */
class DepartureTest {
  /**
   * Who has reserved the data base waits for all others, and they take their messages one after the
   * other: 2N states for each of N managers, as in the paper; with symmetry for one manager.
   */
  @ParameterizedTest
  @EnumSource(names = {"ON", "STUBBORN"})
  void circlesAreNotOnTheWay(PartialOrder partialOrder) throws IOException {
    for (int n = 2; n < 9; n++) {
      assertThat(managers(n, partialOrder, SymmetryOption.OFF)).isEqualTo(2 * n * n + 2);
      assertThat(managers(n, partialOrder, SymmetryOption.REFINE)).isEqualTo(2 * n + 2);
    }
  }

  @Test
  void aCircleThatWritesALocalMayOpenTheWayOut() {
    needs(
        Oversight.WRITES,
        """
        byte g;
        active proctype A() { g = 1 }
        active proctype B() { bit x; do :: x == 1 -> break :: x = 1 od; assert(g != 0) }
        """);
  }

  /** Its own condition closes the other option. Found by random programs, seed 5004728. */
  @Test
  void aCircleMayOpenTheElse() {
    violated(
        """
        byte g;
        active proctype B() { byte i; do :: i < 2 -> i++ :: else -> break od; assert(g != 0) }
        active proctype A() { g = 1 }
        """);
  }

  @Test
  void aCircleThatReceivesMayOpenTheWayOut() {
    violated(
        """
        chan c = [1] of { bit };
        byte g;
        active proctype B() {
          bit x;
          c!1;
          do :: x == 1 -> break :: c?x od;
          assert(g != 0)
        }
        active proctype A() { g = 1 }
        """);
  }

  /** Whoever is created opens the way out. */
  @Test
  void aCircleThatCreatesMayOpenTheWayOut() {
    violated(
        """
        byte g, h;
        active proctype B() {
          byte n;
          do :: h == 1 -> break :: n < 2 -> n++; run C() od;
          assert(g != 0)
        }
        proctype C() { h = 1 }
        active proctype A() { g = 1 }
        """);
  }

  private static void violated(String model) {
    assertThat(space(system(model)).isViolated()).isTrue();
    same(model);
  }

  private static long managers(int n, PartialOrder partialOrder, SymmetryOption symmetry)
      throws IOException {
    Path file = Repository.root().resolve("examples/symmetry/database_manager.pml");
    CheckOptions wishes =
        CheckOptions.none()
            .withThreads(1)
            .withOptimisations(Optimisations.PLAIN)
            .withSymmetry(symmetry)
            .withPartialOrder(partialOrder);
    return Checker.check(
            CheckRequest.of(file)
                .withDefinitions(Map.of("N", Integer.toString(n)))
                .withOptions(wishes))
        .statistics()
        .states();
  }
}
