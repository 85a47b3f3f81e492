package dev.gyre.bound.net;

import dev.gyre.ir.analysis.StronglyConnectedComponents;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A smaller net with the same bounds and the same loops. Moves without any effect are passed by
 * putting their nodes together where credit that holds for the small net holds for the large one
 * too: nodes that lead to each other; a node that can only be left, or only be entered, by such a
 * move. A node that cannot be left needs no credit.
 */
final class Reduction {
  private final Net net;
  private final int[] leader;
  private final boolean[] isDeadEnd;
  private final int[] entries;
  private final int[] exits;
  private final long[] tokens;
  private List<Move> moves;

  Reduction(Net net) {
    this.net = net;
    this.leader = new int[net.nodes()];
    this.isDeadEnd = new boolean[net.nodes()];
    this.entries = new int[net.nodes()];
    this.exits = new int[net.nodes()];
    this.tokens = new long[net.nodes()];
    for (int node = 0; node < leader.length; node++) {
      leader[node] = node;
    }
    this.moves = net.moves();
    uniteCircles();
    rewrite();
    boolean goesOn = true;
    while (goesOn) {
      int before = moves.size();
      boolean united = unite();
      rewrite();
      goesOn = united || moves.size() < before;
    }
  }

  /** The node that stands for a node, or {@link Move#NOWHERE} if it needs no credit. */
  int node(int node) {
    if (node == Move.NOWHERE) {
      return node;
    }
    int found = node;
    while (leader[found] != found) {
      leader[found] = leader[leader[found]];
      found = leader[found];
    }
    return isDeadEnd[found] ? Move.NOWHERE : found;
  }

  /** The moves that are left, between the nodes that are left; the indices are those of the net. */
  List<Move> moves() {
    return moves;
  }

  /** Silent moves in a circle. */
  private void uniteCircles() {
    Map<Integer, List<Integer>> silent = new HashMap<>();
    for (Move move : moves) {
      if (move.isSilent() && move.to() != Move.NOWHERE) {
        silent.computeIfAbsent(move.from(), any -> new ArrayList<>()).add(move.to());
      }
    }
    for (int[] circle : StronglyConnectedComponents.of(Arcs.of(net.nodes(), silent))) {
      for (int node : circle) {
        leader[node] = circle[0];
      }
    }
  }

  private void count() {
    for (int node = 0; node < leader.length; node++) {
      entries[node] = 0;
      exits[node] = 0;
      tokens[node] = 0;
    }
    for (int node = 0; node < leader.length; node++) {
      if (node(node) != Move.NOWHERE) {
        tokens[node(node)] += net.tokens(node);
      }
    }
    for (Move move : moves) {
      exits[move.from()]++;
      if (move.to() != Move.NOWHERE) {
        entries[move.to()]++;
      }
      for (int node : move.created()) {
        entries[node]++;
      }
    }
  }

  private boolean unite() {
    count();
    boolean united = false;
    for (Move move : moves) {
      int from = node(move.from());
      int to = node(move.to());
      if (!move.isSilent() || from == to || from < 0 || to < 0) {
        continue;
      }
      if (exits[from] == 1) {
        entries[to] += entries[from] - 1;
        tokens[to] += tokens[from];
        leader[from] = to;
        united = true;
      } else if (entries[to] == 1 && tokens[to] == 0) {
        exits[from] += exits[to] - 1;
        leader[to] = from;
        united = true;
      }
    }
    boolean found = findDeadEnds();
    return united || found;
  }

  private boolean findDeadEnds() {
    boolean[] isLeft = new boolean[leader.length];
    for (Move move : moves) {
      int from = node(move.from());
      boolean leads = node(move.to()) >= 0 && node(move.to()) != from;
      if (from >= 0 && (!move.isSilent() || leads)) {
        isLeft[from] = true;
      }
    }
    boolean found = false;
    for (int node = 0; node < leader.length; node++) {
      if (leader[node] == node && !isDeadEnd[node] && !isLeft[node]) {
        isDeadEnd[node] = true;
        found = true;
      }
    }
    return found;
  }

  /** The moves between the nodes that are left, those with the same effect only once. */
  private void rewrite() {
    Set<Move.Effect> seen = new HashSet<>();
    List<Move> kept = new ArrayList<>();
    for (Move move : moves) {
      int[] created =
          java.util.Arrays.stream(move.created()).map(this::node).filter(n -> n >= 0).toArray();
      Move moved = move.between(node(move.from()), node(move.to()), created);
      boolean isIdle =
          moved.isSilent() && (moved.to() == moved.from() || moved.to() == Move.NOWHERE);
      if (!isIdle && moved.from() >= 0 && seen.add(moved.effect())) {
        kept.add(moved);
      }
    }
    moves = kept;
  }
}
