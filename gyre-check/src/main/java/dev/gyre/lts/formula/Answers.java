package dev.gyre.lts.formula;

import dev.gyre.lts.graph.Ints;
import dev.gyre.lts.graph.Lts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

/** How a state answers a move in words that are too weak: what has to be excluded yet. */
final class Answers {
  private final Lts lts;

  /**
   * A state that has to be excluded.
   *
   * @param isOnTheWay whether it is passed on the way, and not where the answer leads
   */
  record Answer(int state, boolean isOnTheWay) {}

  Answers(Lts lts) {
    this.lts = lts;
  }

  /**
   * @param through where the way may go
   * @param into where it may lead; for a move without end, the states that can make one
   * @param isAlike whether a state was not told apart from the one that moves
   */
  Optional<Answer> to(
      OwnMoves.Move move,
      int other,
      IntPredicate through,
      IntPredicate into,
      IntPredicate isAlike) {
    if (move.isEndless()) {
      return into.test(other) ? Optional.of(endless(other, into, isAlike)) : Optional.empty();
    }
    if (move.isSilent() && into.test(other)) {
      return Optional.of(new Answer(other, false));
    }
    Map<Integer, Integer> parents = new HashMap<>();
    Ints queue = new Ints();
    if (through.test(other)) {
      parents.put(other, -1);
      queue.add(other);
    }
    for (int i = 0; i < queue.size(); i++) {
      int state = queue.get(i);
      for (int t = lts.first(state); t < lts.end(state); t++) {
        int target = lts.target(t);
        if (lts.label(t) == move.label() && into.test(target)) {
          return Optional.of(firstUnlike(state, target, parents, isAlike));
        }
        boolean isWay = move.followsSilence() && lts.label(t) == Lts.SILENT;
        if (isWay && through.test(target) && !parents.containsKey(target)) {
          parents.put(target, state);
          queue.add(target);
        }
      }
    }
    return Optional.empty();
  }

  /** The first state of a way that was told apart, or where the way leads if there is none. */
  private static Answer firstUnlike(
      int last, int target, Map<Integer, Integer> parents, IntPredicate isAlike) {
    List<Integer> way = new ArrayList<>();
    for (int state = last; state >= 0; state = parents.get(state)) {
      way.add(state);
    }
    Collections.reverse(way);
    return way.stream()
        .filter(state -> !isAlike.test(state))
        .findFirst()
        .map(state -> new Answer(state, true))
        .orElseGet(() -> new Answer(target, false));
  }

  /**
   * Follows a way without end until it leaves the states that are alike. It must, as these have no
   * silent cycle: the state would diverge like the one that moves.
   */
  private Answer endless(int start, IntPredicate isEndless, IntPredicate isAlike) {
    int state = start;
    while (isAlike.test(state)) {
      state = next(state, isEndless);
    }
    return new Answer(state, true);
  }

  private int next(int state, IntPredicate isEndless) {
    for (int t = lts.first(state); t < lts.end(state); t++) {
      if (lts.label(t) == Lts.SILENT && isEndless.test(lts.target(t))) {
        return lts.target(t);
      }
    }
    throw new IllegalStateException("state " + state + " has no way without end");
  }
}
