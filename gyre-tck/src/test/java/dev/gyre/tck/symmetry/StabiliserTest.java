package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import dev.gyre.symmetry.detect.SymmetryDetection;
import dev.gyre.symmetry.stabiliser.PropertyConditions;
import dev.gyre.symmetry.stabiliser.Stabiliser;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the conditions of a formula tell apart, and what stays interchangeable. */
class StabiliserTest {
  private static final String FOUND =
      """
      byte holder = 9;
      byte total;
      byte a[4];
      byte ptr[4] = 9;
      chan q[4] = [1] of { byte };
      active [4] proctype P() {
        do
        :: holder == 9 -> holder = _pid; ptr[_pid] = holder
      critical:
          a[_pid] = 1 - a[_pid]; q[_pid]!_pid
        :: q[_pid]?ptr[_pid] -> holder = 9; total = 1 - total
        od
      }
      """;

  private static final String RING =
      """
      ring R[3];
      bool on[R];
      R at;
      active [R] proctype P(R me) { do :: on[me] = !on[next(me)]; at = me od }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[] (total == 1)                                      ;",
        "[] (holder == 9)                                     ;",
        "[] (a[0] + a[1] + a[2] + a[3] < 2)                   ;",
        "[] (a[3] + a[1] + a[0] + a[2] < 2)                   ;",
        "[] <> (a[0] == 1 || a[1] == 1 || a[2] == 1 || a[3] == 1) ;",
        "[] (!(a[0] == 1 && a[1] == 1 && a[2] == 1 && a[3] == 1)) ;",
        "[] <> (ptr[0] == 0 || ptr[1] == 1 || ptr[2] == 2 || ptr[3] == 3) ;",
        "[] <> (P[0]@critical || P[1]@critical || P[2]@critical || P[3]@critical) ;",
        "[] (a[1] == 1)                                       ; 1",
        "[] (2 == holder)                                     ; 2",
        "[] (P[3]@critical -> <> (total == 1))                ; 3",
        "[] (ptr[2] == 2)                                     ; 2",
        "[] (ptr[2] == holder)                                ; 2",
        "[] (q[1]?[1])                                        ; 1",
        "[] (nempty(q[3]))                                    ; 3",
        "[] (a[0] == 1 && a[1] == 1)                          ; 2 3",
        "[] (a[0] == 1) && [] (a[3] == 1)                     ; 0 3",
        "[] (a[0] + a[1] + a[2] == 2)                         ; 3",
        "[] (ptr[0] == 1)                                     ; 0 1",
        "[] (a[0] - a[1] == 0)                                ; 0 1",
        "[] holder                                            ; 0",
      })
  void namedElementsAreFixed(String formula, String fixed) {
    ProcessSystem system = SymmetryDetection.detect(system(FOUND, formula)).system();
    assertThat(system.symmetry().types()).hasSize(1);
    SymmetricType type = left(system).types().get(0);
    assertThat(numbers(type.fixed())).isEqualTo(fixed == null ? "" : fixed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[] (holder < 2)                 ; compared by size",
        "[] (holder + 1 == 2)            ; computed with",
        "[] (holder == total)            ; compared with something else",
        "[] (a[holder - 9] == 1)         ; a computed index",
        "<> (a[0] == 1) && <> (a[1] == 1) && <> (a[2] == 1) && <> (a[3] == 1) ; one by one",
        "[] (a[0] / a[1] == a[2] / a[3]) ; may fail in any order",
      })
  void otherUsesFixAll(String formula, String why) {
    ProcessSystem system = SymmetryDetection.detect(system(FOUND, formula)).system();
    assertThat(left(system).isEmpty()).as(why).isTrue();
  }

  @Test
  void aRingIsTurnedOrNot() {
    ProcessSystem all = system(RING, "[] <> (exists (p : R) (on[p] && at == p))");
    assertThat(left(all)).isEqualTo(all.symmetry());
    ProcessSystem each = system(RING, "forall (p : R) ([] <> on[p])");
    assertThat(left(each).isEmpty()).isTrue();
  }

  private static String numbers(Set<Integer> elements) {
    return String.join(" ", new TreeSet<>(elements).stream().map(String::valueOf).toList());
  }

  private static ProcessSystem system(String model, String formula) {
    SourceFile file = new SourceFile("model.pml", model + "ltl f { " + formula + " }\n");
    return new PromelaFrontEnd().check(file).system().orElseThrow();
  }

  private static Symmetry left(ProcessSystem system) {
    LtlFormula formula = system.properties().get(0).formula();
    return Stabiliser.of(
        system, PropertyConditions.of(PropertyConditions.condensed(formula, system)));
  }
}
