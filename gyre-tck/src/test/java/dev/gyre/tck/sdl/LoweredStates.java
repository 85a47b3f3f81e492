package dev.gyre.tck.sdl;

import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.ExecutionOptions.Ticks;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The states of a lowered system that lie between transitions. One inside a transition, where a
 * process keeps control, is passed through but not counted.
 */
final class LoweredStates {
  /** What a system is said to do that comes to rest. */
  static final String REST = "rest";

  private final Stepper stepper;
  private final int most;
  private final Set<Node> seen = new HashSet<>();
  private final Deque<Node> open = new ArrayDeque<>();
  private final Set<String> errors = new TreeSet<>();

  private record Node(IntBuffer words, int controller) {}

  /** What was found: what can go wrong, and how many states there are. */
  record Result(Set<String> errors, int states) {}

  private LoweredStates(TransitionSystem system, int most) {
    this.stepper = system.newStepper();
    this.most = most;
    add(new Node(IntBuffer.wrap(system.initialState()), Stepper.NOBODY));
  }

  /** Explores everything; empty if there is too much of it. */
  static Optional<Result> explore(ProcessSystem system, int most) {
    ExecutionOptions options = ExecutionOptions.DEFAULT.withTicks(Ticks.MERGED);
    return new LoweredStates(new InterpretedSystem(system, options), most).explore();
  }

  private void add(Node node) {
    if (seen.add(node)) {
      open.push(node);
    }
  }

  private Optional<Result> explore() {
    while (!open.isEmpty()) {
      expand(open.pop());
      if (seen.size() > most) {
        return Optional.empty();
      }
    }
    long between = seen.stream().filter(n -> n.controller() == Stepper.NOBODY).count();
    return Optional.of(new Result(errors, (int) between));
  }

  private void expand(Node node) {
    int[] words = node.words().array();
    boolean free = node.controller() == Stepper.NOBODY;
    stepper.load(words, 0, words.length);
    int count = free ? stepper.enabled() : stepper.enabledIn(node.controller());
    long[] listed = new long[count];
    Arrays.setAll(listed, stepper::transition);
    note();
    if (count == 0 && free && !stepper.isValidEnd()) {
      errors.add(REST);
    } else if (count == 0 && !free) {
      errors.add("stuck inside a transition");
    }
    for (long transition : listed) {
      stepper.load(words, 0, words.length);
      boolean done = stepper.fire(transition);
      note();
      if (done) {
        int[] next = Arrays.copyOf(stepper.words(), stepper.length());
        add(new Node(IntBuffer.wrap(next), stepper.controller()));
      }
    }
  }

  private void note() {
    for (Fault fault : stepper.faults()) {
      errors.add(fault.kind().slug());
    }
  }
}
