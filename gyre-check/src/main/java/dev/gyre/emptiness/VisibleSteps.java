package dev.gyre.emptiness;

import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The states that follow a state of a system, atomic sequences taken as one step. Slow and plain,
 * to confirm what a search says.
 */
final class VisibleSteps {
  private final Stepper stepper;
  private boolean hasError;

  VisibleSteps(TransitionSystem system) {
    this.stepper = system.newStepper();
  }

  private record Point(IntBuffer state, int controller) {}

  /** All states that others can see next; empty if a step is an error, with which a run ends. */
  Optional<Set<IntBuffer>> from(IntBuffer state) {
    hasError = false;
    Set<IntBuffer> successors = new HashSet<>();
    Set<Point> seen = new HashSet<>();
    Deque<Point> waiting = new ArrayDeque<>();
    waiting.add(new Point(state, Stepper.NOBODY));
    while (!waiting.isEmpty()) {
      Point point = waiting.remove();
      if (!seen.add(point)) {
        continue;
      }
      List<Point> next = follow(point);
      if (next.isEmpty() && point.controller() != Stepper.NOBODY && !canMove(point)) {
        successors.add(point.state());
      }
      for (Point after : next) {
        if (after.controller() == Stepper.NOBODY) {
          successors.add(after.state());
        } else {
          waiting.add(after);
        }
      }
    }
    return hasError ? Optional.empty() : Optional.of(successors);
  }

  private boolean canMove(Point point) {
    return list(point) > 0;
  }

  private int list(Point point) {
    int[] words = point.state().array();
    stepper.load(words, 0, words.length);
    return point.controller() == Stepper.NOBODY
        ? stepper.enabled()
        : stepper.enabledIn(point.controller());
  }

  private List<Point> follow(Point point) {
    int count = list(point);
    List<Long> transitions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      transitions.add(stepper.transition(i));
    }
    List<Point> next = new ArrayList<>();
    for (long transition : transitions) {
      if (stepper.fire(transition)) {
        int[] words = Arrays.copyOf(stepper.words(), stepper.length());
        next.add(new Point(IntBuffer.wrap(words), stepper.controller()));
      } else {
        hasError = true;
      }
    }
    return next;
  }
}
