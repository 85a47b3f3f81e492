package dev.gyre.lts.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A Kripke structure that is written as a labelled transition system, as {@code gyre graph --labels
 * propositions} does: the label of a step names what holds where it starts, separated by commas,
 * {@code tau} if nothing does. Where a run ends the state has a step to itself whose label has one
 * of the words {@code deadlock}, {@code end}, {@code error} in it besides. Such a state gets a step
 * into a last state in which that word holds, too, for ever: so a run that ends is an infinite one
 * that stutters, as usual, and whether there are silent steps before the end makes no difference.
 */
public final class LabelledStates {
  /** How runs end. */
  public static final Set<String> ENDINGS = Set.of("deadlock", "end", "error");

  private static final int NONE = -1;

  private final Lts lts;
  private final List<Set<String>> propositions = new ArrayList<>();
  private final Map<Set<String>, Integer> numbers = new HashMap<>();
  private final LtsBuilder builder = new LtsBuilder();
  private final int[] observation;
  private final Map<Integer, Integer> lastStates = new HashMap<>();
  private final Ints lastObservations = new Ints();

  private LabelledStates(Lts lts) {
    this.lts = lts;
    this.observation = new int[lts.stateCount()];
    Arrays.fill(observation, NONE);
  }

  /**
   * @throws UnlabelledStateException if it cannot be told what holds in a state
   */
  public static Kripke of(Lts lts) throws UnlabelledStateException {
    return new LabelledStates(lts).kripke();
  }

  private Kripke kripke() throws UnlabelledStateException {
    builder.states(lts.stateCount());
    int[] whole = new int[lts.labelCount()];
    int[] plain = new int[lts.labelCount()];
    for (int label = 0; label < whole.length; label++) {
      Set<String> words = words(lts.labelText(label));
      whole[label] = number(words);
      words.removeAll(ENDINGS);
      plain[label] = number(words);
    }
    for (int state = 0; state < lts.stateCount(); state++) {
      for (int t = lts.first(state); t < lts.end(state); t++) {
        int label = lts.label(t);
        observe(state, plain[label]);
        boolean isEnding = whole[label] != plain[label];
        builder.add(
            state, Lts.SILENT, isEnding ? lastState(whole[label]) : lts.target(t));
      }
      if (observation[state] == NONE) {
        throw new UnlabelledStateException(
            "state "
                + state
                + " has no step whose label could say what holds there; write the graph with"
                + " --labels propositions");
      }
    }
    Lts steps = builder.build(lts.initial());
    int[] all = Arrays.copyOf(observation, steps.stateCount());
    for (int i = 0; i < lastObservations.size(); i++) {
      all[observation.length + i] = lastObservations.get(i);
    }
    return new Kripke(steps, all, propositions);
  }

  private void observe(int state, int seen) throws UnlabelledStateException {
    if (observation[state] != NONE && observation[state] != seen) {
      throw new UnlabelledStateException(
          "the steps of state "
              + state
              + " say different things of it ("
              + text(observation[state])
              + ", and "
              + text(seen)
              + "); write the graph with --labels propositions");
    }
    observation[state] = seen;
  }

  private String text(int seen) {
    Set<String> holding = propositions.get(seen);
    return holding.isEmpty() ? "nothing" : String.join(", ", holding);
  }

  /** There is one for all states that see the same, and it has a step to itself. */
  private int lastState(int seen) {
    return lastStates.computeIfAbsent(
        seen,
        s -> {
          int state = lts.stateCount() + lastObservations.size();
          lastObservations.add(s);
          builder.add(state, Lts.SILENT, state);
          return state;
        });
  }

  private int number(Set<String> words) {
    return numbers.computeIfAbsent(
        new LinkedHashSet<>(words),
        holding -> {
          propositions.add(holding);
          return propositions.size() - 1;
        });
  }

  /** Commas inside of brackets, as in {@code f(a, b)}, separate nothing. */
  private static Set<String> words(String label) {
    Set<String> words = new LinkedHashSet<>();
    if (label.equals(Lts.TAU)) {
      return words;
    }
    int open = 0;
    int begin = 0;
    for (int i = 0; i <= label.length(); i++) {
      char c = i == label.length() ? ',' : label.charAt(i);
      open += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
      if (c == ',' && (open <= 0 || i == label.length())) {
        words.add(label.substring(begin, i).strip());
        begin = i + 1;
      }
    }
    return words;
  }
}
