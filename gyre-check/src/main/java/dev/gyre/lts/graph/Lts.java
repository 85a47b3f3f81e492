package dev.gyre.lts.graph;

import java.util.Arrays;
import java.util.List;

/**
 * A labelled transition system: states {@code 0 .. stateCount() - 1}, transitions ordered by the
 * state in which they start. Label 0 is the silent step. Immutable; the arrays are shared, not
 * copied, and not to be changed.
 */
public final class Lts {
  /** The label of the step that nobody sees. */
  public static final int SILENT = 0;

  /** Its name. */
  public static final String TAU = "tau";

  private final int initial;
  private final String[] labels;
  private final int[] first;
  private final int[] label;
  private final int[] target;

  /**
   * @param first for each state where its transitions begin, and at last how many there are
   */
  Lts(int initial, String[] labels, int[] first, int[] label, int[] target) {
    this.initial = initial;
    this.labels = labels;
    this.first = first;
    this.label = label;
    this.target = target;
  }

  public int initial() {
    return initial;
  }

  public int stateCount() {
    return first.length - 1;
  }

  public int transitionCount() {
    return label.length;
  }

  public int labelCount() {
    return labels.length;
  }

  /** The labels in the order of their numbers. */
  public List<String> labels() {
    return List.copyOf(Arrays.asList(labels));
  }

  public String labelText(int number) {
    return labels[number];
  }

  /** The number of the first transition from a state. */
  public int first(int state) {
    return first[state];
  }

  /** The number after that of the last transition from a state. */
  public int end(int state) {
    return first[state + 1];
  }

  public int label(int transition) {
    return label[transition];
  }

  public int target(int transition) {
    return target[transition];
  }

  /** The state in which each transition starts. */
  public int[] sources() {
    int[] sources = new int[label.length];
    for (int state = 0; state < stateCount(); state++) {
      Arrays.fill(sources, first[state], first[state + 1], state);
    }
    return sources;
  }

  /** Where the transitions of each state begin; shared. */
  public int[] firsts() {
    return first;
  }

  /** All targets; shared. */
  public int[] targets() {
    return target;
  }

  /** All labels of transitions; shared. */
  public int[] transitionLabels() {
    return label;
  }

  /** The same with other labels on the transitions. */
  Lts withLabels(String[] names, int[] numbers) {
    return new Lts(initial, names, first, numbers, target);
  }
}
