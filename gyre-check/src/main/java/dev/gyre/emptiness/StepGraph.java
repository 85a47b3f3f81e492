package dev.gyre.emptiness;

import dev.gyre.search.SingleSteps;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The single steps of a product with what counts for infinite runs: marks of acceptance, who could
 * move, who moved. Nodes keep what was found out about them. For one thread.
 */
final class StepGraph {
  /** A step has a bit for each process; those beyond are not told apart. */
  private static final int MAX_PROCESSES = 64;

  private final SingleSteps system;
  private final AcceptanceMarks marks;
  private final List<Node> nodes = new ArrayList<>();
  private boolean isCrowded;

  /** How a node was met first, and what can happen there. */
  private static final class Node {
    private final int parent;
    private final long step;
    private final int depth;
    private Expansion expansion;

    Node(int parent, long step, int depth) {
      this.parent = parent;
      this.step = step;
      this.depth = depth;
    }
  }

  /**
   * What can happen in a node.
   *
   * @param enabled the processes that can move, if others can see the state
   * @param marks for each step those that it has; none inside atomic sequences
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Expansion(
      SingleSteps.Sight sight, long enabled, long[] transitions, int[] targets, long[] marks) {}

  StepGraph(CycleQuestion question) {
    TransitionSystem product = question.product();
    this.system = new SingleSteps(product);
    this.marks = AcceptanceMarks.of(question);
    nodes.add(new Node(0, 0, 0));
  }

  /** How many nodes were met. */
  int size() {
    return nodes.size();
  }

  /** The fewest steps to a node, as far as nodes were expanded in the order of their numbers. */
  int depth(int node) {
    return nodes.get(node).depth;
  }

  /** Whether there are too many processes to tell them apart. */
  boolean hasManyProcesses() {
    return isCrowded;
  }

  /** All marks that an accepted cycle has. */
  long allMarks() {
    return marks.sets() == 0 ? 0 : -1L >>> (Long.SIZE - marks.sets());
  }

  SingleSteps.Sight sight(int node) {
    return expand(node).sight();
  }

  Expansion expand(int number) {
    Node node = nodes.get(number);
    if (node.expansion == null) {
      system.expand(number);
      node.expansion = expansion();
      meet(number, node.expansion);
    }
    return node.expansion;
  }

  private Expansion expansion() {
    int count = system.count();
    long[] transitions = new long[count];
    int[] targets = new int[count];
    long[] ofStep = new long[count];
    int[] words = system.words();
    boolean isVisible = system.sight() == SingleSteps.Sight.VISIBLE;
    long leaving = isVisible ? marks.leaving(words, 0, words.length) : 0;
    long enabled = 0;
    for (int i = 0; i < count; i++) {
      transitions[i] = system.transition(i);
      targets[i] = system.target(i);
      if (isVisible) {
        ofStep[i] = leaving | marks.taking(words, 0, words.length, transitions[i]);
        enabled |= movers(transitions[i]);
      }
    }
    return new Expansion(system.sight(), enabled, transitions, targets, ofStep);
  }

  private void meet(int number, Expansion expansion) {
    for (int i = 0; i < expansion.targets().length; i++) {
      if (expansion.targets()[i] == nodes.size()) {
        nodes.add(new Node(number, expansion.transitions()[i], depth(number) + 1));
      }
    }
  }

  /** The processes that move in a step, a bit each. */
  long movers(long transition) {
    boolean isByNobody =
        Transitions.isTick(transition) || Transitions.process(transition) == Transitions.OBSERVER;
    return isByNobody
        ? 0
        : bit(Transitions.process(transition)) | bit(Transitions.partner(transition));
  }

  private long bit(int process) {
    isCrowded |= process >= MAX_PROCESSES;
    return process < 0 || process >= MAX_PROCESSES ? 0 : 1L << process;
  }

  List<Long> pathTo(int number) {
    List<Long> path = new ArrayList<>();
    for (int at = number; at != 0; at = nodes.get(at).parent) {
      path.add(nodes.get(at).step);
    }
    Collections.reverse(path);
    return path;
  }
}
