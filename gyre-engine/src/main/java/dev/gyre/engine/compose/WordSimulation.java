package dev.gyre.engine.compose;

import dev.gyre.search.Successors;
import dev.gyre.system.Cancellation;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Answers whether a component can fail while its environment does just one word: all states that it
 * can be in after each prefix are kept, so that a longer word costs one letter more.
 */
final class WordSimulation {
  private static final int POLL_INTERVAL = 1 << 10;

  /** More states than this are not kept over several questions. */
  private static final int MOST_STATES = 2_000_000;

  private final Component component;
  private final int[] initial;
  private final Successors successors;
  private final List<Letter> alphabet;
  private final Map<List<Integer>, Reached> known = new HashMap<>();
  private int kept;

  /** What the step that is being shown leads to. */
  private final List<int[]> arrived = new ArrayList<>();

  private boolean isFaulty;

  /**
   * The states after a word.
   *
   * @param isBad whether something can have gone wrong by then
   */
  private record Reached(List<int[]> states, boolean isBad) {}

  /** A state in a set. */
  private static final class Key {
    private final int[] words;

    private Key(int[] words) {
      this.words = words;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && Arrays.equals(key.words, words);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(words);
    }
  }

  /**
   * @param system the component with an environment that admits everything
   */
  WordSimulation(Component component, TransitionSystem system, List<Letter> alphabet) {
    this.component = component;
    this.initial = system.initialState();
    this.alphabet = List.copyOf(alphabet);
    this.successors = new Successors(system.newStepper(), new Collector());
  }

  /** Hears what a step leads to. */
  private final class Collector implements Successors.Visitor {
    @Override
    public void taken(long transition) {}

    @Override
    public void faulty(List<Fault> faults) {
      isFaulty = isFaulty || !faults.isEmpty();
    }

    @Override
    public void arrived(int[] words, int length) {
      arrived.add(Arrays.copyOf(words, length));
    }

    @Override
    public boolean isTooLong(int steps) {
      Cancellation.check();
      return false;
    }

    @Override
    public void goesAround() {}
  }

  /** Whether nothing can go wrong while the environment does this word. */
  boolean isSafe(List<Integer> word) {
    return !reached(word).isBad();
  }

  private Reached reached(List<Integer> word) {
    Reached old = known.get(word);
    if (old != null) {
      return old;
    }
    Reached found;
    if (word.isEmpty()) {
      found = closed(List.of(initial), false);
    } else {
      Reached before = reached(word.subList(0, word.size() - 1));
      found = before.isBad() ? before : after(before.states(), word.get(word.size() - 1));
    }
    if (kept > MOST_STATES) {
      known.clear();
      kept = 0;
    }
    known.put(List.copyOf(word), found);
    kept += found.states().size();
    return found;
  }

  private Reached after(List<int[]> states, int letter) {
    List<int[]> next = new ArrayList<>();
    boolean isBad = false;
    for (int[] state : states) {
      isBad |= step(state, letter);
      next.addAll(arrived);
    }
    return closed(next, isBad);
  }

  private static final int INTERNAL = -1;

  /** All states that the component comes to by itself. */
  private Reached closed(List<int[]> states, boolean wasBad) {
    Set<Key> seen = new HashSet<>();
    Deque<int[]> open = new ArrayDeque<>();
    List<int[]> all = new ArrayList<>();
    for (int[] state : states) {
      if (seen.add(new Key(state))) {
        open.add(state);
      }
    }
    boolean isBad = wasBad;
    while (!open.isEmpty() && !isBad) {
      int[] state = open.remove();
      all.add(state);
      isBad = step(state, INTERNAL);
      for (int[] next : arrived) {
        if (seen.add(new Key(next))) {
          open.add(next);
        }
      }
      if (all.size() % POLL_INTERVAL == 0) {
        Cancellation.check();
      }
    }
    return isBad ? new Reached(List.of(), true) : new Reached(all, false);
  }

  /** Takes all steps of one letter, or of none; returns whether something went wrong. */
  private boolean step(int[] state, int letter) {
    arrived.clear();
    isFaulty = false;
    int count = successors.open(state, 0, state.length);
    for (int i = 0; i < count; i++) {
      if (letterOf(successors.listed()[i]) == letter) {
        successors.show(state, 0, state.length, i, i + 1);
      }
    }
    return isFaulty;
  }

  private int letterOf(long transition) {
    int process = component.environmentProcess();
    if (Transitions.process(transition) == process) {
      return number(Transitions.edge(transition));
    }
    return Transitions.partner(transition) == process
        ? number(Transitions.partnerEdge(transition))
        : INTERNAL;
  }

  private int number(int edge) {
    return alphabet.indexOf(component.environment().letter(edge));
  }
}
