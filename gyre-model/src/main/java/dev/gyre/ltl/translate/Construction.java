package dev.gyre.ltl.translate;

import dev.gyre.ltl.automaton.Arc;
import dev.gyre.ltl.automaton.Automaton;
import dev.gyre.ltl.automaton.Cube;
import dev.gyre.ltl.formula.Formula;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The generalised Büchi automaton of a formula: the subset construction on its {@link
 * AlternatingAutomaton}, with the simplifications of GastinOddoux2001 done while it grows.
 *
 * <p>A state is a set of formulas that the rest of the word has to satisfy together. Each until has
 * an acceptance set: the arcs that do not put it off. Of the arcs of a state those go that another
 * one makes pointless (a weaker label, fewer formulas to go on with, more acceptance sets), and
 * states with the same arcs are one.
 *
 * <p>Departs from the paper in that formulas which the others of a set contain anyway are left out
 * of states, but only after it was noted whether the arc puts them off. So {@code []<> p} has one
 * state.
 */
public final class Construction {
  private final TranslationBudget budget = new TranslationBudget();
  private final AlternatingAutomaton alternating = new AlternatingAutomaton(budget);

  /** For each until that was ever put off, the number of its acceptance set. */
  private final Map<Formula, Integer> marks = new HashMap<>();

  private final Map<BitSet, Integer> states = new HashMap<>();
  private final Map<Set<Move>, Integer> statesByMoves = new HashMap<>();
  private final List<List<Move>> moves = new ArrayList<>();
  private final Deque<Integer> open = new ArrayDeque<>();
  private int arcCount;

  /** An arc in the making; {@code putOff} is the complement of its marks. */
  private record Move(Cube label, long putOff, BitSet next) {
    boolean isAtLeast(Move other) {
      return other.label.implies(label)
          && (putOff & ~other.putOff) == 0
          && Alternative.isSubset(next, other.next);
    }
  }

  private Construction() {}

  /**
   * @param propositions what the propositions of the formula stand for, by number
   */
  public static Automaton build(Formula formula, List<String> propositions)
      throws FormulaTooLargeException {
    if (propositions.size() > Automaton.MAX_PROPOSITIONS) {
      throw new FormulaTooLargeException(
          "it has more than " + Automaton.MAX_PROPOSITIONS + " propositions");
    }
    return new Construction().run(formula, propositions);
  }

  private Automaton run(Formula formula, List<String> propositions)
      throws FormulaTooLargeException {
    int initial = stateOf(withoutRequired(alternating.conjuncts(formula)));
    List<int[]> targets = new ArrayList<>();
    while (!open.isEmpty()) {
      int state = open.remove();
      List<Move> out = moves.get(state);
      int[] to = new int[out.size()];
      for (int i = 0; i < to.length; i++) {
        to[i] = stateOf(out.get(i).next());
      }
      targets.add(to); // states are numbered in the order in which they are opened
    }
    return new Automaton(propositions, marks.size(), initial, arcs(targets));
  }

  private List<List<Arc>> arcs(List<int[]> targets) {
    long all = marks.size() == Long.SIZE ? -1L : (1L << marks.size()) - 1;
    List<List<Arc>> arcs = new ArrayList<>();
    for (int s = 0; s < moves.size(); s++) {
      List<Arc> out = new ArrayList<>();
      for (int i = 0; i < moves.get(s).size(); i++) {
        Move move = moves.get(s).get(i);
        out.add(new Arc(move.label(), all & ~move.putOff(), targets.get(s)[i]));
      }
      arcs.add(out);
    }
    return arcs;
  }

  private int stateOf(BitSet set) throws FormulaTooLargeException {
    Integer known = states.get(set);
    if (known == null) {
      List<Move> out = movesOf(set);
      known = statesByMoves.putIfAbsent(new HashSet<>(out), moves.size());
      if (known == null) {
        known = moves.size();
        moves.add(out);
        open.add(known);
        arcCount += out.size();
        budget.requireSize(moves.size(), arcCount);
      }
      states.put(set, known);
    }
    return known;
  }

  private List<Move> movesOf(BitSet set) throws FormulaTooLargeException {
    List<Move> result = new ArrayList<>();
    for (Alternative way : alternating.allTogether(set)) {
      addUnlessDominated(result, new Move(way.label(), putOff(way), withoutRequired(way.next())));
    }
    return result;
  }

  private void addUnlessDominated(List<Move> list, Move candidate) throws FormulaTooLargeException {
    budget.spend(list.size());
    for (Move other : list) {
      if (other.isAtLeast(candidate)) {
        return;
      }
    }
    list.removeIf(candidate::isAtLeast);
    list.add(candidate);
  }

  /** The untils that are still to be fulfilled and are not even begun to be. */
  private long putOff(Alternative way) throws FormulaTooLargeException {
    long putOff = 0;
    BitSet next = way.next();
    for (int id = next.nextSetBit(0); id >= 0; id = next.nextSetBit(id + 1)) {
      Formula f = alternating.state(id);
      if (f.is(Formula.Kind.UNTIL) && !isFulfilled(f, way)) {
        putOff |= 1L << mark(f);
      }
    }
    return putOff;
  }

  /** Whether the way is also one of fulfilling the until, which is then asked for anew. */
  private boolean isFulfilled(Formula until, Alternative way) throws FormulaTooLargeException {
    for (Alternative alternative : alternating.alternatives(until)) {
      if (!alternative.next().get(until.id()) && alternative.isAtLeast(way)) {
        return true;
      }
    }
    return false;
  }

  private int mark(Formula until) throws FormulaTooLargeException {
    Integer known = marks.get(until);
    if (known == null) {
      known = marks.size();
      if (known == Long.SIZE) {
        throw new FormulaTooLargeException("it has more than " + Long.SIZE + " untils");
      }
      marks.put(until, known);
    }
    return known;
  }

  private BitSet withoutRequired(BitSet set) {
    BitSet needed = (BitSet) set.clone();
    for (int id = set.nextSetBit(0); id >= 0; id = set.nextSetBit(id + 1)) {
      needed.andNot(alternating.required(alternating.state(id)));
    }
    return needed;
  }
}
