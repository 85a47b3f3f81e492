package dev.gyre.emptiness;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Some states of a product and the steps between them, in memory. States have places from 0 in
 * here; the steps from the state in place p have the indices {@code first(p)} to {@code first(p+1)
 * - 1}. Steps that lie on no accepted cycle are left out.
 */
final class Component {
  private final int[] states;
  private final long[] enabled;
  private final int[] first;
  private int[] targets = new int[16];
  private int[] listed = new int[16];
  private long[] marks = new long[16];
  private long[] moved = new long[16];
  private ProcessRenaming[] renamings = new ProcessRenaming[16];
  private int steps;

  private Component(int[] states) {
    this.states = states;
    this.enabled = new long[states.length];
    this.first = new int[states.length + 1];
  }

  /**
   * @param states the numbers of the states
   * @param place the place of the state with this number, or something negative if it is not one of
   *     them
   */
  static Component of(int[] states, IntUnaryOperator place, ProductGraph graph) {
    Component component = new Component(states);
    for (int p = 0; p < states.length; p++) {
      component.first[p] = component.steps;
      int count = graph.revisit(states[p]);
      component.enabled[p] = graph.enabled();
      for (int i = 0; i < count; i++) {
        int target = graph.target(i) < 0 ? -1 : place.applyAsInt((int) graph.target(i));
        if (target >= 0 && (graph.marks(i) & AcceptanceMarks.CUT) == 0) {
          component.add(target, i, graph.marks(i), graph.moved(i), graph.renaming(i));
        }
      }
    }
    component.first[states.length] = component.steps;
    return component;
  }

  /** The part of this that lies in some of the places. */
  Component within(int[] places) {
    int[] placeThere = new int[states.length];
    Arrays.fill(placeThere, -1);
    int[] chosen = new int[places.length];
    for (int i = 0; i < places.length; i++) {
      placeThere[places[i]] = i;
      chosen[i] = states[places[i]];
    }
    Component part = new Component(chosen);
    for (int i = 0; i < places.length; i++) {
      part.first[i] = part.steps;
      part.enabled[i] = enabled[places[i]];
      for (int step = first(places[i]); step < first(places[i] + 1); step++) {
        if (placeThere[targets[step]] >= 0) {
          part.add(
              placeThere[targets[step]], listed[step], marks[step], moved[step], renamings[step]);
        }
      }
    }
    part.first[places.length] = part.steps;
    return part;
  }

  private void add(int target, int inListing, long mark, long movers, ProcessRenaming renaming) {
    if (steps == targets.length) {
      targets = Arrays.copyOf(targets, steps * 2);
      listed = Arrays.copyOf(listed, steps * 2);
      marks = Arrays.copyOf(marks, steps * 2);
      moved = Arrays.copyOf(moved, steps * 2);
      renamings = Arrays.copyOf(renamings, steps * 2);
    }
    targets[steps] = target;
    listed[steps] = inListing;
    marks[steps] = mark;
    renamings[steps] = renaming;
    moved[steps++] = movers;
  }

  int size() {
    return states.length;
  }

  /** How many steps there are. */
  int steps() {
    return steps;
  }

  /** The number of the state in a place. */
  int state(int place) {
    return states[place];
  }

  int first(int place) {
    return first[place];
  }

  /** The place a step leads to. */
  int target(int step) {
    return targets[step];
  }

  /** Where the step is in the listing of the product. */
  int inListing(int step) {
    return listed[step];
  }

  long marks(int step) {
    return marks[step];
  }

  long moved(int step) {
    return moved[step];
  }

  /** What the processes at the start of a step are called at its end. */
  ProcessRenaming renaming(int step) {
    return renamings[step];
  }

  /** No process from this number on can move, moves, or is called differently anywhere. */
  int processBound() {
    int bound = Long.SIZE - Long.numberOfLeadingZeros(allEnabled() | allMoved());
    for (int step = 0; step < steps; step++) {
      bound = Math.max(bound, renamings[step].bound());
    }
    return bound;
  }

  /** Whether a process can move in the state in a place. */
  boolean canMove(int place, int process) {
    return contains(enabled[place], process);
  }

  /** Whether a process moves in a step. */
  boolean moves(int step, int process) {
    return contains(moved[step], process);
  }

  /** There may be processes without a bit, but none of them can move in what is searched. */
  private static boolean contains(long processes, int process) {
    return process < Long.SIZE && (processes >>> process & 1) != 0;
  }

  /** Which processes can move in the state in a place. */
  long enabled(int place) {
    return enabled[place];
  }

  /** The marks of all steps. */
  long allMarks() {
    long all = 0;
    for (int step = 0; step < steps; step++) {
      all |= marks[step];
    }
    return all;
  }

  /** The processes that move in some step. */
  long allMoved() {
    long all = 0;
    for (int step = 0; step < steps; step++) {
      all |= moved[step];
    }
    return all;
  }

  /** The processes that can move in some state. */
  long allEnabled() {
    long all = 0;
    for (long processes : enabled) {
      all |= processes;
    }
    return all;
  }
}
