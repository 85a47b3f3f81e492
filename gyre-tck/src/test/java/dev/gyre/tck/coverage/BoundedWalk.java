package dev.gyre.tck.coverage;

import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * A breadth-first search that stops after so many states. Unlike the searches of the product it
 * stores the states inside atomic sequences, so that a sequence that never ends does no harm.
 */
final class BoundedWalk {
  private final Stepper stepper;
  private final int maxStates;
  private final Set<Node> seen = new HashSet<>();
  private final Deque<Node> open = new ArrayDeque<>();

  /** A state, and the process that is inside an atomic sequence, if one is. */
  private record Node(IntBuffer words, int controller) {}

  private BoundedWalk(Stepper stepper, int maxStates) {
    this.stepper = stepper;
    this.maxStates = maxStates;
  }

  static void through(TransitionSystem system, int maxStates) {
    BoundedWalk walk = new BoundedWalk(system.newStepper(), maxStates);
    walk.add(system.initialState(), Stepper.NOBODY);
    while (!walk.open.isEmpty()) {
      walk.expand(walk.open.remove());
    }
  }

  private void add(int[] words, int controller) {
    Node node = new Node(IntBuffer.wrap(words), controller);
    if (seen.size() < maxStates && seen.add(node)) {
      open.add(node);
    }
  }

  private void expand(Node node) {
    int[] words = node.words().array();
    stepper.load(words, 0, words.length);
    boolean free = node.controller() == Stepper.NOBODY;
    int count = free ? stepper.enabled() : stepper.enabledIn(node.controller());
    if (count == 0 && !free) {
      // The atomic sequence is blocked: an ordinary state.
      add(words, Stepper.NOBODY);
    }
    long[] transitions = new long[count];
    Arrays.setAll(transitions, stepper::transition);
    for (long transition : transitions) {
      stepper.load(words, 0, words.length);
      if (stepper.fire(transition)) {
        add(Arrays.copyOf(stepper.words(), stepper.length()), stepper.controller());
      }
    }
  }
}
