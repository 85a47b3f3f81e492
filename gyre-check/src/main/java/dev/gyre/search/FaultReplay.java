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

  /**
   * What a checkpoint says of a fault. Several statements can fail in one state with the same
   * words, so the place belongs to it.
   *
   * @param file the name of the file with the statement
   * @param start where the statement begins there
   */
  record Wanted(Fault.Kind kind, int process, String message, String file, int start) {
    boolean is(Fault fault) {
      return fault.kind() == kind
          && fault.process() == process
          && fault.message().equals(message)
          && fault.span().start() == start
          && fault.span().file().name().equals(file);
    }
  }

  FaultReplay(TransitionSystem system) {
    this.stepper = system.newStepper();
    this.initial = system.initialState();
  }

  /**
   * @param path the last transition fails, or what could follow it
   * @throws DamagedCheckpointException if no such fault is there
   */
  Fault at(List<Long> path, Wanted wanted) {
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
        .filter(wanted::is)
        .findFirst()
        .orElseThrow(
            () -> new DamagedCheckpointException("the way to '" + wanted.message() + "' is gone"));
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
