package dev.gyre.bound.net;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which moves are those of one token alone, in a reduced net. */
final class Tokens {
  private static final int MANY = 2;

  private final int[] group;
  private final int[] count;

  Tokens(Net net, Reduction reduction) {
    group = new int[net.nodes()];
    count = new int[net.nodes()];
    Arrays.setAll(group, node -> node);
    for (Move move : reduction.moves()) {
      if (move.to() != Move.NOWHERE) {
        group[find(move.from())] = find(move.to());
      }
    }
    boolean changes = true;
    while (changes) {
      changes = count(net, reduction);
    }
  }

  private int find(int node) {
    int found = node;
    while (group[found] != found) {
      found = group[found];
    }
    return found;
  }

  private boolean count(Net net, Reduction reduction) {
    int[] sum = new int[count.length];
    for (int node = 0; node < count.length; node++) {
      int own = reduction.node(node);
      if (own >= 0) {
        sum[find(own)] += (int) Math.min(MANY, net.tokens(node));
      }
    }
    for (Move move : reduction.moves()) {
      for (int node : move.created()) {
        sum[find(node)] += Math.max(1, count[find(move.from())]);
      }
    }
    boolean changes = false;
    for (int node = 0; node < count.length; node++) {
      int capped = Math.min(MANY, sum[node]);
      changes |= capped > count[node];
      count[node] = Math.max(count[node], capped);
    }
    return changes;
  }

  /** The places in a list of moves, those of each token that is alone. */
  List<List<Integer>> alone(List<Move> moves) {
    Map<Integer, List<Integer>> found = new HashMap<>();
    for (int i = 0; i < moves.size(); i++) {
      int owner = find(moves.get(i).from());
      if (count[owner] < MANY) {
        found.computeIfAbsent(owner, any -> new ArrayList<>()).add(i);
      }
    }
    return new ArrayList<>(found.values());
  }
}
