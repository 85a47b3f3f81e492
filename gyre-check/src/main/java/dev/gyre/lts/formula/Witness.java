package dev.gyre.lts.formula;

import dev.gyre.lts.graph.Ints;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.Lts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * A run of a Kripke structure that shows that a formula holds, as far as one run can: through the
 * untils that hold along it, to a first one that does not.
 *
 * @param states from the initial state
 * @param cycleStart the place in it to which its last state leads back; -1 if the run is finite
 */
public record Witness(List<Integer> states, int cycleStart) {
  /** What {@link #cycleStart} is for a finite run. */
  public static final int FINITE = -1;

  public Witness {
    states = List.copyOf(states);
  }

  /**
   * @param formula one that holds in the initial state
   */
  public static Witness of(Kripke structure, Formula formula) {
    return new Search(structure).of(formula);
  }

  private static final class Search {
    private final Lts lts;
    private final Evaluation evaluation;
    private final List<Integer> run = new ArrayList<>();

    Search(Kripke structure) {
      this.lts = structure.graph();
      this.evaluation = new Evaluation(structure);
    }

    Witness of(Formula formula) {
      run.add(lts.initial());
      return new Witness(run, follow(formula));
    }

    private int last() {
      return run.get(run.size() - 1);
    }

    private int follow(Formula formula) {
      return switch (formula.kind()) {
        case UNTIL -> {
          goTo(evaluation.holding(formula.operands().get(1)), formula.operands().get(0));
          yield follow(formula.operands().get(1));
        }
        case FOREVER -> round(evaluation.holding(formula));
        case AND ->
            formula.operands().stream()
                .filter(Search::goesOn)
                .findFirst()
                .map(this::follow)
                .orElse(-1);
        case OR ->
            formula.operands().stream()
                .filter(part -> evaluation.holding(part).get(last()))
                .findFirst()
                .map(this::follow)
                .orElse(FINITE);
        case TRUE, HOLDS, NOT, STEP, AFTER -> FINITE;
      };
    }

    private static boolean goesOn(Formula formula) {
      return switch (formula.kind()) {
        case UNTIL, FOREVER -> true;
        case AND, OR -> formula.operands().stream().anyMatch(Search::goesOn);
        case TRUE, HOLDS, NOT, STEP, AFTER -> false;
      };
    }

    /** By a shortest way. */
    private void goTo(BitSet goal, Formula during) {
      BitSet allowed = evaluation.holding(during);
      int start = last();
      int[] parent = new int[lts.stateCount()];
      Arrays.fill(parent, -1);
      Ints queue = new Ints();
      queue.add(start);
      parent[start] = start;
      int reached = goal.get(start) ? start : -1;
      for (int i = 0; reached < 0; i++) {
        int state = queue.get(i);
        if (!allowed.get(state)) {
          continue;
        }
        for (int t = lts.first(state); t < lts.end(state) && reached < 0; t++) {
          int target = lts.target(t);
          if (parent[target] < 0) {
            parent[target] = state;
            queue.add(target);
            reached = goal.get(target) ? target : -1;
          }
        }
      }
      List<Integer> way = new ArrayList<>();
      for (int state = reached; state != start; state = parent[state]) {
        way.add(state);
      }
      Collections.reverse(way);
      run.addAll(way);
    }

    /** Goes on inside until a state comes again. */
    private int round(BitSet inside) {
      int from = run.size() - 1;
      for (; ; ) {
        int next = successor(last(), inside);
        int before = run.subList(from, run.size()).indexOf(next);
        if (before >= 0) {
          return from + before;
        }
        run.add(next);
      }
    }

    private int successor(int state, BitSet inside) {
      for (int t = lts.first(state); t < lts.end(state); t++) {
        if (inside.get(lts.target(t))) {
          return lts.target(t);
        }
      }
      throw new IllegalStateException("state " + state + " has no way without end");
    }
  }
}
