package dev.gyre.search;

import dev.gyre.checkpoint.DamagedCheckpointException;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds a fault again by going the way to it once more: a fault knows places in the text, which a
 * checkpoint does not have.
 */
final class FaultReplay {
  private final Stepper stepper;
  private final int[] initial;
  private final List<Fault> seen = new ArrayList<>();

  FaultReplay(TransitionSystem system) {
    this.stepper = system.newStepper();
    this.initial = system.initialState();
  }

  /**
   * @param path the last transition fails, or what could follow it
   * @throws DamagedCheckpointException if no such fault is there
   */
  Fault at(List<Long> path, Fault.Kind kind, int process, String message) {
    int[] words = initial;
    int controller = Stepper.NOBODY;
    boolean hasOutcome = true;
    for (long transition : path) {
      list(words, controller);
      seen.clear();
      hasOutcome = stepper.fire(transition);
      seen.addAll(stepper.faults());
      words = Arrays.copyOf(stepper.words(), stepper.length());
      controller = stepper.controller();
    }
    if (hasOutcome) {
      list(words, controller);
    }
    return seen.stream()
        .filter(fault -> matches(fault, kind, process, message))
        .findFirst()
        .orElseThrow(() -> new DamagedCheckpointException("the way to '" + message + "' is gone"));
  }

  private static boolean matches(Fault fault, Fault.Kind kind, int process, String message) {
    return fault.kind() == kind && fault.process() == process && fault.message().equals(message);
  }

  /** What can happen next, and what fails when it is tried. */
  private void list(int[] words, int controller) {
    stepper.load(words, 0, words.length);
    if (controller != Stepper.NOBODY) {
      int inside = stepper.enabledIn(controller);
      seen.addAll(stepper.faults());
      if (inside > 0) {
        return;
      }
    }
    stepper.enabled();
    seen.addAll(stepper.faults());
  }
}
