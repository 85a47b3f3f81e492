package dev.gyre.lts.formula;

import dev.gyre.lts.graph.Ints;
import dev.gyre.lts.graph.Lts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds a move of one state that another one cannot match as far as a round sees it. */
final class OwnMoves {
  private final Lts lts;
  private final SplitHistory history;
  private final Moves moves;

  /**
   * A move.
   *
   * @param path the states it goes through without being seen, the first one first
   * @param label what is seen then
   * @param target where that leads; NOWHERE if silence goes on for ever
   * @param moves what moves there are
   * @param text the label in words
   */
  record Move(List<Integer> path, int label, int target, Moves moves, String text) {
    private static final int NOWHERE = -1;

    Move {
      path = List.copyOf(path);
    }

    boolean isEndless() {
      return target == NOWHERE;
    }

    /** Whether the step at its end is silent, too. */
    boolean isSilent() {
      return moves != Moves.SINGLE && label == Lts.SILENT;
    }

    /** Whether it may come after inert steps. */
    boolean followsSilence() {
      return moves != Moves.SINGLE;
    }

    Formula formula(Formula through, Formula into) {
      if (moves == Moves.SINGLE) {
        return Formula.step(text, into);
      }
      if (isEndless()) {
        return Formula.forever(through);
      }
      return isSilent() ? Formula.until(through, into) : Formula.after(through, text, into);
    }
  }

  OwnMoves(Lts lts, SplitHistory history, Moves moves) {
    this.lts = lts;
    this.history = history;
    this.moves = moves;
  }

  /** A move of {@code one} over the blocks of a round that {@code other} has not. */
  Optional<Move> ofOneOnly(int one, int other, int round) {
    Set<Long> matched = new HashSet<>();
    Map<Integer, Integer> reached = reached(other, round);
    reached.keySet().forEach(state -> entries(state, round, other, matched));
    Map<Integer, Integer> parents = reached(one, round);
    for (int state : order(parents)) {
      for (int t = lts.first(state); t < lts.end(state); t++) {
        Optional<Long> entry = entry(state, t, round, one);
        if (entry.isPresent() && !matched.contains(entry.get())) {
          boolean isEndless = entry.get() < 0;
          int target = isEndless ? Move.NOWHERE : lts.target(t);
          return Optional.of(
              new Move(
                  path(state, parents), lts.label(t), target, moves, lts.labelText(lts.label(t))));
        }
      }
    }
    return Optional.empty();
  }

  private void entries(int state, int round, int start, Set<Long> into) {
    for (int t = lts.first(state); t < lts.end(state); t++) {
      entry(state, t, round, start).ifPresent(into::add);
    }
  }

  /** What a step counts for; nothing if it is inert. */
  private Optional<Long> entry(int state, int transition, int round, int start) {
    int target = lts.target(transition);
    if (isInert(transition, round, start)) {
      return target == state && moves == Moves.AFTER_SILENCE_OR_NEVER
          ? Optional.of(-1L)
          : Optional.empty();
    }
    return Optional.of((long) lts.label(transition) << 32 | history.blockAt(target, round));
  }

  private boolean isInert(int transition, int round, int start) {
    return moves != Moves.SINGLE
        && lts.label(transition) == Lts.SILENT
        && history.blockAt(lts.target(transition), round) == history.blockAt(start, round);
  }

  /** What inert steps lead to, in breadth-first order, each with where it was reached from. */
  private Map<Integer, Integer> reached(int start, int round) {
    Map<Integer, Integer> parents = new LinkedHashMap<>();
    parents.put(start, -1);
    Ints queue = new Ints();
    queue.add(start);
    for (int i = 0; i < queue.size(); i++) {
      int state = queue.get(i);
      for (int t = lts.first(state); t < lts.end(state); t++) {
        if (isInert(t, round, start) && !parents.containsKey(lts.target(t))) {
          parents.put(lts.target(t), state);
          queue.add(lts.target(t));
        }
      }
    }
    return parents;
  }

  private static List<Integer> order(Map<Integer, Integer> parents) {
    return new ArrayList<>(parents.keySet());
  }

  private static List<Integer> path(int last, Map<Integer, Integer> parents) {
    List<Integer> path = new ArrayList<>();
    for (int state = last; state >= 0; state = parents.get(state)) {
      path.add(state);
    }
    Collections.reverse(path);
    return path;
  }
}
