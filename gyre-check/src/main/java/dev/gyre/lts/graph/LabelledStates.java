package dev.gyre.lts.graph;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Kripke structures that are written as labelled transition systems, as {@code gyre graph --labels
 * propositions} does: the label of a step names what holds where it starts, separated by commas,
 * {@code tau} if nothing does. Where a run ends the state has a step to itself whose label has one
 * of the words {@code deadlock}, {@code end}, {@code error} in it besides.
 */
public final class LabelledStates {
  /** How runs end. */
  public static final List<String> ENDINGS = List.of("deadlock", "end", "error");

  private LabelledStates() {}

  /**
   * Reads one.
   *
   * @throws UnlabelledStateException if it cannot be told what holds in a state
   */
  public static Kripke of(Lts lts) throws UnlabelledStateException {
    KripkeBuilder builder = new KripkeBuilder();
    for (int state = 0; state < lts.stateCount(); state++) {
      if (lts.first(state) == lts.end(state)) {
        throw new UnlabelledStateException(
            "state "
                + state
                + " has no step whose label could say what holds there; write the graph with"
                + " --labels propositions");
      }
      Set<String> holding = plain(lts, lts.first(state));
      builder.state(holding);
      for (int t = lts.first(state); t < lts.end(state); t++) {
        if (!plain(lts, t).equals(holding)) {
          throw new UnlabelledStateException(
              "the steps of state "
                  + state
                  + " say different things of it, '"
                  + lts.labelText(lts.label(lts.first(state)))
                  + "' and '"
                  + lts.labelText(lts.label(t))
                  + "'; write the graph with --labels propositions");
        }
        add(lts, state, t, builder);
      }
    }
    return builder.build(lts.initial());
  }

  private static void add(Lts lts, int state, int transition, KripkeBuilder builder) {
    Set<String> words = words(lts.labelText(lts.label(transition)));
    words.retainAll(ENDINGS);
    if (words.isEmpty()) {
      builder.step(state, lts.target(transition));
    }
    words.forEach(how -> builder.ending(state, how));
  }

  /** Writes one. */
  public static Lts of(Kripke structure) {
    Lts graph = structure.graph();
    LtsBuilder builder = new LtsBuilder();
    builder.states(graph.stateCount());
    for (int state = 0; state < graph.stateCount(); state++) {
      int label = builder.label(label(structure.holding(state)));
      for (int t = graph.first(state); t < graph.end(state); t++) {
        builder.add(state, label, graph.target(t));
      }
    }
    return builder.build(graph.initial());
  }

  private static String label(Set<String> holding) {
    return holding.isEmpty() ? Lts.TAU : String.join(", ", holding);
  }

  private static Set<String> plain(Lts lts, int transition) {
    Set<String> words = words(lts.labelText(lts.label(transition)));
    ENDINGS.forEach(words::remove);
    return words;
  }

  /** Commas inside of brackets, as in {@code f(a, b)}, separate nothing. */
  private static Set<String> words(String label) {
    Set<String> words = new TreeSet<>();
    if (label.equals(Lts.TAU)) {
      return words;
    }
    int open = 0;
    int begin = 0;
    for (int i = 0; i < label.length(); i++) {
      char c = label.charAt(i);
      open += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
      if (c == ',' && open <= 0) {
        words.add(label.substring(begin, i).strip());
        begin = i + 1;
      }
    }
    words.add(label.substring(begin).strip());
    return words;
  }
}
