package dev.gyre.tck;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Models with timers, for tests that execute them. */
final class TimedModels {
  private TimedModels() {}

  /** A model that must be right. */
  static ProcessSystem read(String text) {
    PromelaFrontEnd.Result result =
        new PromelaFrontEnd((name, from) -> Optional.empty(), Map.of())
            .check(new SourceFile("timed.pml", text));
    return result
        .system()
        .orElseThrow(
            () ->
                new AssertionError(
                    result.diagnostics().stream().filter(Diagnostic::isError).toList()
                        + System.lineSeparator()
                        + text));
  }

  /** Whether a tick is listed in one of the first states. */
  static boolean passesTime(TransitionSystem system) {
    Stepper stepper = system.newStepper();
    Set<IntBuffer> seen = new HashSet<>();
    Deque<int[]> open = new ArrayDeque<>();
    open.add(system.initialState());
    while (!open.isEmpty() && seen.size() < 300) {
      int[] state = open.pop();
      stepper.load(state, 0, state.length);
      int count = stepper.enabled();
      for (int i = 0; i < count; i++) {
        if (Transitions.isTick(stepper.transition(i))) {
          return true;
        }
      }
      for (int i = 0; i < count; i++) {
        stepper.load(state, 0, state.length);
        stepper.enabled();
        if (stepper.fire(stepper.transition(i))) {
          int[] next = Arrays.copyOf(stepper.words(), stepper.length());
          if (seen.add(IntBuffer.wrap(next))) {
            open.add(next);
          }
        }
      }
    }
    return false;
  }
}
