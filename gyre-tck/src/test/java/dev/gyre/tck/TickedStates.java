package dev.gyre.tck;

import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.ExecutionOptions.Ticks;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All that a system can come to, also inside atomic sequences, and what can happen there. */
final class TickedStates {
  private final Stepper stepper;
  private final Map<Node, List<Long>> moves = new HashMap<>();
  private final Deque<Node> open = new ArrayDeque<>();

  /** Where each state leads without time. */
  private final Map<Node, List<Node>> timeless = new HashMap<>();

  /** A state, and the process that is inside an atomic sequence, if one is. */
  private record Node(IntBuffer words, int controller) {}

  private TickedStates(TransitionSystem system) {
    this.stepper = system.newStepper();
    open.add(new Node(IntBuffer.wrap(system.initialState()), Stepper.NOBODY));
    while (!open.isEmpty()) {
      Node node = open.pop();
      if (!moves.containsKey(node)) {
        moves.put(node, expand(node));
      }
    }
  }

  /**
   * What merged ticks leave out or add that they should not: a state that only single ticks come to
   * must be one in which time passes and nothing else can happen.
   */
  static Optional<String> missing(ProcessSystem system) {
    Map<Node, List<Long>> single = of(system, Ticks.SINGLE);
    Map<Node, List<Long>> merged = of(system, Ticks.MERGED);
    if (!single.keySet().containsAll(merged.keySet())) {
      return Optional.of("merged ticks lead elsewhere");
    }
    for (Map.Entry<Node, List<Long>> entry : single.entrySet()) {
      List<Long> possible = entry.getValue();
      boolean isIdle = possible.size() == 1 && Transitions.isTick(possible.get(0));
      if (!isIdle && !merged.containsKey(entry.getKey())) {
        return Optional.of("left out " + Arrays.toString(entry.getKey().words().array()));
      }
    }
    return Optional.empty();
  }

  /**
   * Whether there is a cycle without a tick; by taking away, again and again, what leads nowhere.
   */
  static boolean hasTimelessCycle(ProcessSystem system) {
    Map<Node, List<Node>> left = new TickedStates(new InterpretedSystem(system)).timeless;
    boolean changed = true;
    while (changed) {
      changed = left.values().removeIf(next -> next.stream().noneMatch(left::containsKey));
    }
    return !left.isEmpty();
  }

  private static Map<Node, List<Long>> of(ProcessSystem system, Ticks ticks) {
    return new TickedStates(
            new InterpretedSystem(system, ExecutionOptions.DEFAULT.withTicks(ticks)))
        .moves;
  }

  private List<Long> expand(Node node) {
    int[] words = node.words().array();
    stepper.load(words, 0, words.length);
    int count =
        node.controller() == Stepper.NOBODY
            ? stepper.enabled()
            : stepper.enabledIn(node.controller());
    List<Long> listed = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      listed.add(stepper.transition(i));
    }
    if (listed.isEmpty() && node.controller() != Stepper.NOBODY) {
      open.push(new Node(node.words(), Stepper.NOBODY));
      timeless.computeIfAbsent(node, n -> new ArrayList<>()).add(open.peek());
    }
    for (long transition : listed) {
      stepper.load(words, 0, words.length);
      if (stepper.fire(transition)) {
        int[] next = Arrays.copyOf(stepper.words(), stepper.length());
        open.push(new Node(IntBuffer.wrap(next), stepper.controller()));
        if (!Transitions.isTick(transition)) {
          timeless.computeIfAbsent(node, n -> new ArrayList<>()).add(open.peek());
        }
      }
    }
    return listed;
  }
}
