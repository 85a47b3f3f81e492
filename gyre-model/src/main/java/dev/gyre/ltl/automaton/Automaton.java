package dev.gyre.ltl.automaton;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A transition-based generalised Büchi automaton: it accepts a word if a run over the word takes
 * arcs of every acceptance set infinitely often. With no acceptance set every infinite run will do.
 *
 * <p>A Büchi automaton with accepting states is one with a single acceptance set, in which either
 * all arcs of a state carry the mark or none does; see {@link #isStateBased}.
 *
 * @param propositions what the bits of the labels stand for, for people
 * @param marks the number of acceptance sets
 * @param arcs the arcs of each state
 */
public record Automaton(List<String> propositions, int marks, int initial, List<List<Arc>> arcs) {
  /** LabelJoining and marks are bits of a {@code long}. */
  public static final int MAX_PROPOSITIONS = Long.SIZE;

  public Automaton {
    propositions = List.copyOf(propositions);
    arcs = arcs.stream().map(List::copyOf).toList();
  }

  public int states() {
    return arcs.size();
  }

  public List<Arc> arcs(int state) {
    return arcs.get(state);
  }

  public int arcCount() {
    return arcs.stream().mapToInt(List::size).sum();
  }

  /** The bits of all acceptance sets. */
  public long allMarks() {
    return marks == Long.SIZE ? -1L : (1L << marks) - 1;
  }

  /** Whether acceptance can be read off the states: one set, and states agree with their arcs. */
  public boolean isStateBased() {
    return marks == 1
        && arcs.stream().allMatch(out -> out.stream().mapToLong(Arc::marks).distinct().count() < 2);
  }

  /** In a state-based automaton, whether runs must visit the state, or one like it, for ever. */
  public boolean isAccepting(int state) {
    return !arcs(state).isEmpty() && arcs(state).stream().allMatch(arc -> arc.marks() != 0);
  }

  /** Whether from here every word is accepted by looping on the spot. */
  public boolean acceptsEverything(int state) {
    return arcs(state).stream()
        .anyMatch(
            arc -> arc.target() == state && arc.label().isTrue() && arc.marks() == allMarks());
  }

  /** Whether some run that stays in these states, wherever it begins, is accepted. */
  public boolean acceptsWithin(IntPredicate states) {
    List<List<Arc>> inside = new ArrayList<>();
    for (int state = 0; state < arcs.size(); state++) {
      inside.add(
          states.test(state)
              ? arcs(state).stream().filter(arc -> states.test(arc.target())).toList()
              : List.of());
    }
    Components components = new Components(withArcs(inside));
    return IntStream.range(0, components.count()).anyMatch(components::isAccepting);
  }

  Automaton withArcs(List<List<Arc>> others) {
    return new Automaton(propositions, marks, initial, others);
  }

  /** Every list of arcs replaced. */
  Automaton mapArcs(UnaryOperator<List<Arc>> change) {
    return withArcs(arcs.stream().map(change).toList());
  }
}
