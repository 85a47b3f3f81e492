package dev.gyre.bound.net;

import dev.gyre.bound.lp.Rational;
import dev.gyre.ir.analysis.StronglyConnectedComponents;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether stocks can grow in one infinite run, in which each token walks for ever in one connected
 * part of the net [LeueWei2005]. If some stock were unbounded there would be such a run: finitely
 * many moves follow each state, so by the lemma of König a run meets infinitely many states, and by
 * that of Dickson it comes again to the same nodes with nowhere less and somewhere more.
 *
 * <p>That argument is about all stocks at once. So a stock that may grow is thereafter taken as one
 * that is never empty, and the search begins again without it, until no other grows.
 *
 * <p>It departs from the paper, which excludes pairs of cycles one by one, in that it looks at all
 * moves that can recur at once: sums of solutions are solutions, so if even then the moves of a
 * token fall into parts, it must stay in one of them, and each is tried. Where new tokens may be
 * made for ever it says nothing; of a node with several tokens it does not ask for connection.
 */
public final class ConnectedLoops {
  private static final int MOST_PROGRAMS = 40;

  private final Net net;
  private final List<Move> moves;
  private final Tokens tokens;
  private final BitSet recurring = new BitSet();
  private boolean createsForEver;
  private final long mostWork;
  private int programs;

  /**
   * @param mostWork after how many computed factors to give up a linear program
   */
  public ConnectedLoops(Net net, long mostWork) {
    this.net = net;
    Reduction reduction = new Reduction(net);
    this.moves = reduction.moves();
    this.tokens = new Tokens(net, reduction);
    this.mostWork = mostWork;
    findRecurring();
  }

  private void findRecurring() {
    Map<Integer, List<Integer>> arcs = new HashMap<>();
    for (Move move : moves) {
      List<Integer> targets = arcs.computeIfAbsent(move.from(), any -> new ArrayList<>());
      if (move.to() != Move.NOWHERE) {
        targets.add(move.to());
      }
      for (int node : move.created()) {
        targets.add(node);
      }
    }
    int[] component = new int[net.nodes()];
    int number = 0;
    for (int[] nodes : StronglyConnectedComponents.of(Arcs.of(net.nodes(), arcs))) {
      number++;
      for (int node : nodes) {
        component[node] = number;
      }
    }
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      recurring.set(i, move.to() != Move.NOWHERE && component[move.from()] == component[move.to()]);
      for (int node : move.created()) {
        createsForEver |= recurring.get(i) || component[node] == component[move.from()];
      }
    }
  }

  /** Whether finitely many tokens are ever made, neither in loops nor by their own kind. */
  public boolean isApplicable() {
    return !createsForEver;
  }

  /**
   * Which of these stocks may grow, and by which moves; all others stay bounded.
   *
   * @param groups sets of stocks by the number of what they belong to
   */
  public Map<Integer, Map<Integer, Rational>> growing(Map<Integer, Set<Integer>> groups) {
    Map<Integer, Map<Integer, Rational>> found = new HashMap<>();
    Set<Integer> free = new HashSet<>();
    Map<Integer, Set<Integer>> left = new HashMap<>(groups);
    Map<Integer, Map<Integer, Rational>> more = search(left, free, recurring);
    while (!more.isEmpty()) {
      found.putAll(more);
      for (int group : more.keySet()) {
        free.addAll(left.remove(group));
      }
      more = search(left, free, recurring);
    }
    return found;
  }

  private Map<Integer, Map<Integer, Rational>> search(
      Map<Integer, Set<Integer>> groups, Set<Integer> free, BitSet allowed) {
    Cone cone = new Cone(net, moves, allowed, free, mostWork);
    Map<Integer, Map<Integer, Rational>> growing = new HashMap<>();
    groups.forEach((group, stocks) -> cone.growth(stocks).ifPresent(by -> growing.put(group, by)));
    if (growing.isEmpty() && !cone.isGivenUp()) {
      return Map.of();
    }
    Map<Integer, Rational> widest = cone.widest();
    if (cone.isGivenUp() || ++programs > MOST_PROGRAMS) {
      Map<Integer, Map<Integer, Rational>> all = new HashMap<>();
      groups.keySet().forEach(group -> all.put(group, Map.of()));
      return all;
    }
    Optional<Split> split = split(widest.keySet());
    return split.isPresent()
        ? searchParts(groups, free, allowed, split.get())
        : told(growing, widest);
  }

  private Map<Integer, Map<Integer, Rational>> searchParts(
      Map<Integer, Set<Integer>> groups, Set<Integer> free, BitSet allowed, Split split) {
    for (BitSet part : split.parts()) {
      BitSet less = (BitSet) allowed.clone();
      less.andNot(split.owned());
      less.or(part);
      Map<Integer, Map<Integer, Rational>> found = search(groups, free, less);
      if (!found.isEmpty()) {
        return found;
      }
    }
    return Map.of();
  }

  /** As few moves as make it grow, if they are connected by themselves; otherwise all. */
  private Map<Integer, Map<Integer, Rational>> told(
      Map<Integer, Map<Integer, Rational>> growing, Map<Integer, Rational> widest) {
    Map<Integer, Map<Integer, Rational>> told = new HashMap<>();
    growing.forEach(
        (group, by) -> {
          Map<Integer, Rational> shown = new HashMap<>();
          Map<Integer, Rational> chosen = new HashMap<>(by);
          if (split(by.keySet()).isPresent()) {
            widest.forEach((move, times) -> chosen.merge(move, times, Rational::plus));
          }
          chosen.forEach((i, times) -> shown.put(moves.get(i).index(), times));
          told.put(group, shown);
        });
    return told;
  }

  /** The moves of one token, and the parts into which those that recur fall. */
  private record Split(BitSet owned, List<BitSet> parts) {}

  private Optional<Split> split(Set<Integer> support) {
    for (List<Integer> own : tokens.alone(moves)) {
      BitSet owned = new BitSet();
      own.forEach(owned::set);
      List<Integer> used = own.stream().filter(support::contains).toList();
      List<BitSet> parts = parts(used);
      if (parts.size() > 1) {
        return Optional.of(new Split(owned, parts));
      }
    }
    return Optional.empty();
  }

  @SuppressWarnings("ReferenceEquality") // the very set, not one like it
  private List<BitSet> parts(List<Integer> used) {
    Map<Integer, BitSet> nodes = new HashMap<>();
    List<BitSet> parts = new ArrayList<>();
    for (int i : used) {
      Move move = moves.get(i);
      BitSet one = nodes.computeIfAbsent(move.from(), any -> new BitSet());
      BitSet other = nodes.computeIfAbsent(move.to(), any -> one);
      one.set(i);
      if (one != other) {
        one.or(other);
        nodes.replaceAll((node, part) -> part == other ? one : part);
      }
    }
    for (BitSet part : nodes.values()) {
      if (parts.stream().noneMatch(known -> known == part)) {
        parts.add(part);
      }
    }
    return parts;
  }
}
