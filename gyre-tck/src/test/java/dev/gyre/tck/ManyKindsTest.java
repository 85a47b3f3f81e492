package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.por.Method;
import dev.gyre.por.ReducedSystem;
import dev.gyre.por.StaticReduction;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.search.Successors;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** More kinds of processes than a reduction remembers: what it leaves out must not change. */
class ManyKindsTest {
  private static final String MODEL =
      """
      byte a[64], b[64];
      proctype P(byte i; byte j) { a[i] = 1; b[j] = 1 }
      init {
        byte i, j;
        atomic {
          select(i : 0 .. 63);
          select(j : 0 .. 63);
          run P(i, j);
          run P(63 - i, 63 - j)
        }
      }
      """;

  @Test
  void theStepsOfAStateStayTheSame() {
    TransitionSystem whole =
        Systems.FAST.of(
            new PromelaFrontEnd().check(new SourceFile("m.pml", MODEL)).system().orElseThrow());
    TransitionSystem reduced =
        new ReducedSystem(
            whole,
            StaticReduction.ofDeadlocks(
                whole.layout(), Method.STUBBORN, ExclusiveUseWatch.IGNORED));
    List<int[]> states = successors(whole);
    assertThat(states).hasSize(64 * 64);
    int[] first = states.get(0);
    int before = steps(reduced.newStepper(), first);
    assertThat(before).isEqualTo(1).isLessThan(steps(whole.newStepper(), first));
    Stepper worker = reduced.newStepper();
    states.forEach(state -> steps(worker, state));
    assertThat(steps(reduced.newStepper(), first)).isEqualTo(before);
  }

  private static int steps(Stepper stepper, int[] state) {
    stepper.load(state, 0, state.length);
    return stepper.enabled();
  }

  private static List<int[]> successors(TransitionSystem system) {
    List<int[]> states = new ArrayList<>();
    Successors.Visitor collector =
        new Successors.Visitor() {
          @Override
          public void taken(long transition) {}

          @Override
          public void faulty(List<Fault> faults) {}

          @Override
          public void arrived(int[] words, int length) {
            states.add(Arrays.copyOf(words, length));
          }

          @Override
          public void goesAround() {}

          @Override
          public boolean isTooLong(int steps) {
            return false;
          }
        };
    int[] initial = system.initialState();
    new Successors(system.newStepper(), collector).expand(initial, 0, initial.length);
    return states;
  }
}
