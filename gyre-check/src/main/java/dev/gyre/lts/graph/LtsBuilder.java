package dev.gyre.lts.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Collects transitions in any order. */
public final class LtsBuilder {
  private final List<String> labels = new ArrayList<>(List.of(Lts.TAU));
  private final Map<String, Integer> numbers = new HashMap<>(Map.of(Lts.TAU, Lts.SILENT));
  private final Ints sources = new Ints();
  private final Ints steps = new Ints();
  private final Ints targets = new Ints();
  private int states;

  /** The number of a label, which is new if nobody asked for it before. */
  public int label(String text) {
    Integer known = numbers.get(text);
    if (known != null) {
      return known;
    }
    int number = labels.size();
    labels.add(text);
    numbers.put(text, number);
    return number;
  }

  /** Adds all labels of another system, so that they have the same numbers in both. */
  public int[] labelsOf(Lts other) {
    int[] translated = new int[other.labelCount()];
    for (int i = 0; i < translated.length; i++) {
      translated[i] = label(other.labelText(i));
    }
    return translated;
  }

  /** There are at least so many states. */
  public void states(int count) {
    states = Math.max(states, count);
  }

  public int stateCount() {
    return states;
  }

  public int transitionCount() {
    return steps.size();
  }

  public void add(int source, int label, int target) {
    sources.add(source);
    steps.add(label);
    targets.add(target);
    states(Math.max(source, target) + 1);
  }

  /** All that was added; steps of one state stay in the order in which they were added. */
  public Lts build(int initial) {
    states(initial + 1);
    int count = steps.size();
    int[] first = new int[states + 1];
    for (int i = 0; i < count; i++) {
      first[sources.get(i) + 1]++;
    }
    for (int state = 0; state < states; state++) {
      first[state + 1] += first[state];
    }
    int[] free = first.clone();
    int[] label = new int[count];
    int[] target = new int[count];
    for (int i = 0; i < count; i++) {
      int place = free[sources.get(i)]++;
      label[place] = steps.get(i);
      target[place] = targets.get(i);
    }
    return new Lts(initial, labels.toArray(new String[0]), first, label, target);
  }
}
