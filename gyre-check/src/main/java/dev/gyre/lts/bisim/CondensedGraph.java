package dev.gyre.lts.bisim;

import dev.gyre.lts.graph.Lts;
import java.util.Arrays;

/**
 * What is refined: a system whose silent cycles are drawn together into single nodes. Where
 * divergence counts a node that stood on such a cycle has a step to itself with a label of its own,
 * as a visible one: then branching bisimilarity is the one that preserves divergence, since in a
 * finite graph who never leaves a class without being seen comes to a cycle in it.
 */
final class CondensedGraph {
  private final int[] nodeOf;
  final int nodes;
  final int transitions;
  final int[] colour;
  final int[] source;
  final int[] label;
  final int[] target;
  final int[] outFirst;
  final int[] inFirst;

  /** Where the steps into a node begin that are not silent. */
  final int[] inVisible;

  final int[] incoming;
  private final int silent;

  private CondensedGraph(Builder made) {
    this.nodeOf = made.nodeOf;
    this.nodes = made.nodes;
    this.transitions = made.label.length;
    this.colour = made.colour;
    this.source = made.source;
    this.label = made.label;
    this.target = made.target;
    this.outFirst = made.outFirst;
    this.silent = made.silent;
    this.inFirst = new int[nodes + 1];
    this.inVisible = new int[nodes];
    this.incoming = new int[transitions];
    orderIncoming();
  }

  /**
   * @param colours states of different colours are told apart from the beginning
   */
  static CondensedGraph of(Lts graph, int[] colours, Silence silence) {
    return new CondensedGraph(new Builder(graph, colours, silence));
  }

  int nodeOf(int state) {
    return nodeOf[state];
  }

  /** Whether it is a silent step between nodes of one colour. */
  boolean isSilent(int transition) {
    return label[transition] == silent && colour[source[transition]] == colour[target[transition]];
  }

  private void orderIncoming() {
    for (int t = 0; t < transitions; t++) {
      inFirst[target[t] + 1]++;
      if (isSilent(t)) {
        inVisible[target[t]]++;
      }
    }
    for (int node = 0; node < nodes; node++) {
      inFirst[node + 1] += inFirst[node];
      inVisible[node] += inFirst[node];
    }
    int[] freeSilent = Arrays.copyOf(inFirst, nodes);
    int[] freeVisible = inVisible.clone();
    for (int t = 0; t < transitions; t++) {
      int place = isSilent(t) ? freeSilent[target[t]]++ : freeVisible[target[t]]++;
      incoming[place] = t;
    }
  }

  private static final class Builder {
    private static final int NO_LABEL = -1;

    private final Lts graph;
    private final int[] nodeOf;
    private final int nodes;
    private final int[] colour;
    private final int silent;
    private final int divergence;
    private int[] source;
    private int[] label;
    private int[] target;
    private int[] outFirst;

    Builder(Lts graph, int[] colours, Silence silence) {
      this.graph = graph;
      this.divergence = silence == Silence.DIVERGENCE_COUNTS ? graph.labelCount() : NO_LABEL;
      if (silence == Silence.VISIBLE) {
        nodes = graph.stateCount();
        nodeOf = identity(nodes);
        colour = colours;
        silent = NO_LABEL;
        source = graph.sources();
        label = graph.transitionLabels();
        target = graph.targets();
        outFirst = graph.firsts();
      } else {
        SilentComponents components = SilentComponents.of(graph, colours);
        nodes = components.count();
        nodeOf = components.components();
        colour = new int[nodes];
        silent = Lts.SILENT;
        for (int state = 0; state < nodeOf.length; state++) {
          colour[nodeOf[state]] = colours[state];
        }
        condense();
      }
    }

    private static int[] identity(int count) {
      int[] identity = new int[count];
      Arrays.setAll(identity, i -> i);
      return identity;
    }

    private void condense() {
      boolean[] diverges = new boolean[nodes];
      outFirst = new int[nodes + 1];
      for (int state = 0; state < nodeOf.length; state++) {
        int node = nodeOf[state];
        for (int t = graph.first(state); t < graph.end(state); t++) {
          if (isInside(node, t)) {
            diverges[node] = true;
          } else {
            outFirst[node + 1]++;
          }
        }
      }
      for (int node = 0; node < nodes; node++) {
        outFirst[node + 1] += outFirst[node] + (isShown(diverges[node]) ? 1 : 0);
      }
      fill(diverges);
    }

    private void fill(boolean[] diverges) {
      int count = outFirst[nodes];
      source = new int[count];
      label = new int[count];
      target = new int[count];
      int[] free = Arrays.copyOf(outFirst, nodes);
      for (int node = 0; node < nodes; node++) {
        if (isShown(diverges[node])) {
          put(free[node]++, node, divergence, node);
        }
      }
      for (int state = 0; state < nodeOf.length; state++) {
        int node = nodeOf[state];
        for (int t = graph.first(state); t < graph.end(state); t++) {
          if (!isInside(node, t)) {
            put(free[node]++, node, graph.label(t), nodeOf[graph.target(t)]);
          }
        }
      }
    }

    private void put(int place, int from, int step, int to) {
      source[place] = from;
      label[place] = step;
      target[place] = to;
    }

    /** Only states of one colour are in one node. */
    private boolean isInside(int node, int transition) {
      return graph.label(transition) == Lts.SILENT && nodeOf[graph.target(transition)] == node;
    }

    private boolean isShown(boolean diverges) {
      return diverges && divergence != NO_LABEL;
    }
  }
}
