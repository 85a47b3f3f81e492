package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.audit.Breach;
import dev.gyre.audit.BreachException;
import dev.gyre.audit.PartialOrderAudit;
import dev.gyre.audit.Sight;
import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.por.Method;
import dev.gyre.por.StaticReduction;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.search.Successors;
import dev.gyre.search.TransitionSelection;
import dev.gyre.system.Channels;
import dev.gyre.system.Fault;
import dev.gyre.system.Transitions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A choice of steps that leaves out what it must not is noticed in the states where it does. */
final class PartialOrderAuditTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "byte x; active proctype P() { x = 1 } active proctype Q() { x = 2 }",
        "byte x; active proctype P() { x == 0; false } active proctype Q() { x = 1; false }",
        "byte x; active proctype P() { if :: x == 0 :: x == 1 fi; false }"
            + " active proctype Q() { x = 1; false }",
        "byte x; active proctype P() { assert(x == 0); false }"
            + " active proctype Q() { x = 1; false }",
        "chan c = [1] of { byte }; active proctype P() { c!1; false }"
            + " active proctype Q() { if :: nempty(c) :: empty(c) fi; false }",
        "byte x; active proctype P() { x = 1; false }"
            + " active proctype Q() { byte y; y = 2; x = y; false }"
      })
  void theStepsOfTheFirstProcessAreNotAlwaysEnough(String model) {
    InterpretedSystem system = system(model);
    assertThat(breach(system, new FirstProcess()).map(Breach::reduction))
        .contains(Breach.Reduction.PARTIAL_ORDER);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "byte x; active proctype P() { byte y; y = 1; x = y } active proctype Q() { x = 2 }",
        "chan c = [2] of { byte }; active proctype P() { c!1; c!2 }"
            + " active proctype Q() { byte y; c?y; c?y }",
        "chan c = [0] of { byte }; byte g; active proctype P() { c!1; g = 1 }"
            + " active [2] proctype Q() { byte y; y = 3; c?y; y = 1 }",
        "proctype R() { byte z; z = 1 } active proctype P() { run R(); run R() }"
            + " active proctype Q() { byte y; y = 1; y = 2 }"
      })
  void stubbornSetsAre(String model) {
    InterpretedSystem system = system(model);
    TransitionSelection selection =
        StaticReduction.ofDeadlocks(system.layout(), Method.STUBBORN, ExclusiveUseWatch.IGNORED)
            .choice(system)
            .newSelection();
    assertThat(breach(system, selection)).isEmpty();
  }

  private static InterpretedSystem system(String model) {
    return new InterpretedSystem(
        ReductionExample.system(model), new ExecutionOptions(Channels.BLOCKING));
  }

  /** What is noticed in all states there are. */
  private static Optional<Breach> breach(InterpretedSystem system, TransitionSelection selection) {
    PartialOrderAudit audit =
        new PartialOrderAudit(
            system, 0, selection, Sight.none().get(), PartialOrderAudit.Fair.ANY_RUN);
    try {
      for (int[] state : states(system)) {
        audit.examine(state);
      }
      return Optional.empty();
    } catch (BreachException e) {
      return Optional.of(e.breach());
    }
  }

  static List<int[]> states(InterpretedSystem system) {
    List<int[]> found = new ArrayList<>();
    Set<String> known = new HashSet<>();
    Deque<int[]> open = new ArrayDeque<>(List.of(system.initialState()));
    Successors successors =
        new Successors(
            system.newStepper(),
            new Successors.Visitor() {
              @Override
              public void taken(long transition) {
                // What it leads to counts.
              }

              @Override
              public void faulty(List<Fault> faults) {
                // The search goes on.
              }

              @Override
              public void arrived(int[] words, int length) {
                open.add(Arrays.copyOf(words, length));
              }

              @Override
              public void goesAround() {
                // There are no such models here.
              }

              @Override
              public boolean isTooLong(int steps) {
                return false;
              }
            });
    while (!open.isEmpty()) {
      int[] state = open.remove();
      if (known.add(Arrays.toString(state))) {
        found.add(state);
        successors.expand(state, 0, state.length);
      }
    }
    return found;
  }

  /** Takes what the first process in the list can do, whatever that is. */
  private static final class FirstProcess implements TransitionSelection {
    private int all;

    @Override
    public int first(int[] words, int start, int length, long[] transitions, int count) {
      all = count;
      int chosen = 0;
      while (chosen < count
          && Transitions.process(transitions[chosen]) == Transitions.process(transitions[0])) {
        chosen++;
      }
      return chosen;
    }

    @Override
    public int more() {
      return all;
    }
  }
}
