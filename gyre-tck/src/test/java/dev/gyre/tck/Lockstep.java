package dev.gyre.tck;

import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Walks through two executions of one model side by side and tells where they first differ. */
final class Lockstep {
  private final TransitionSystem left;
  private final TransitionSystem right;
  private final Stepper leftStepper;
  private final Stepper rightStepper;
  private final int maxStates;
  private final Set<Node> seen = new HashSet<>();
  private final Deque<Node> open = new ArrayDeque<>();

  /** A state, and the process that is inside an atomic sequence, if one is. */
  private record Node(IntBuffer words, int controller) {
    int[] array() {
      return words.array();
    }
  }

  /** All that can be asked after a step. */
  private record Outcome(
      boolean exists, List<Integer> words, int controller, List<Fault.Kind> faults) {}

  /** All that can be asked about a state. */
  private record Listing(List<Long> transitions, List<Fault.Kind> faults, boolean validEnd) {}

  Lockstep(TransitionSystem left, TransitionSystem right, int maxStates) {
    this.left = left;
    this.right = right;
    this.leftStepper = left.newStepper();
    this.rightStepper = right.newStepper();
    this.maxStates = maxStates;
  }

  int visited() {
    return seen.size();
  }

  /** The first difference; nothing if there is none in the states that were looked at. */
  Optional<String> difference() {
    int[] initial = left.initialState();
    if (!Arrays.equals(initial, right.initialState())) {
      return Optional.of(
          "initial: " + Arrays.toString(initial) + " / " + Arrays.toString(right.initialState()));
    }
    add(initial, Stepper.NOBODY);
    while (!open.isEmpty()) {
      Optional<String> difference = expand(open.pop());
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  private void add(int[] words, int controller) {
    Node node = new Node(IntBuffer.wrap(words), controller);
    if (seen.size() < maxStates && seen.add(node)) {
      open.push(node);
    }
  }

  private Optional<String> expand(Node node) {
    load(node);
    Listing listing = list(leftStepper, node.controller());
    Listing other = list(rightStepper, node.controller());
    if (!listing.equals(other)) {
      return differ(node, "listing", listing, other);
    }
    if (listing.transitions().isEmpty() && node.controller() != Stepper.NOBODY) {
      // The atomic sequence is blocked: an ordinary state.
      add(node.array(), Stepper.NOBODY);
    }
    for (long transition : listing.transitions()) {
      load(node);
      Outcome outcome = fire(leftStepper, transition);
      Outcome otherOutcome = fire(rightStepper, transition);
      if (!outcome.equals(otherOutcome)) {
        return differ(node, "transition " + transition, outcome, otherOutcome);
      }
      Optional<String> after = outcome.exists() ? proceed(node, outcome) : Optional.empty();
      if (after.isPresent()) {
        return after;
      }
    }
    return Optional.empty();
  }

  /** Goes on from an outcome without loading it, as a search does inside atomic sequences. */
  private Optional<String> proceed(Node node, Outcome outcome) {
    add(outcome.words().stream().mapToInt(Integer::intValue).toArray(), outcome.controller());
    leftStepper.proceed();
    rightStepper.proceed();
    Listing listing = list(leftStepper, outcome.controller());
    Listing other = list(rightStepper, outcome.controller());
    return listing.equals(other)
        ? Optional.empty()
        : differ(node, "listing after " + outcome, listing, other);
  }

  private void load(Node node) {
    int[] words = node.array();
    leftStepper.load(words, 0, words.length);
    rightStepper.load(words, 0, words.length);
  }

  private static Listing list(Stepper stepper, int controller) {
    int count = controller == Stepper.NOBODY ? stepper.enabled() : stepper.enabledIn(controller);
    List<Long> transitions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      transitions.add(stepper.transition(i));
    }
    return new Listing(transitions, kinds(stepper), stepper.isValidEnd());
  }

  private static Outcome fire(Stepper stepper, long transition) {
    if (!stepper.fire(transition)) {
      return new Outcome(false, List.of(), Stepper.NOBODY, kinds(stepper));
    }
    List<Integer> words = Arrays.stream(stepper.words(), 0, stepper.length()).boxed().toList();
    return new Outcome(true, words, stepper.controller(), kinds(stepper));
  }

  private static List<Fault.Kind> kinds(Stepper stepper) {
    return stepper.faults().stream().map(Fault::kind).toList();
  }

  private static Optional<String> differ(Node node, String what, Object left, Object right) {
    String state = Arrays.toString(node.array()) + " in " + node.controller();
    return Optional.of(
        String.join(
            System.lineSeparator(), state, what, Objects.toString(left), Objects.toString(right)));
  }
}
