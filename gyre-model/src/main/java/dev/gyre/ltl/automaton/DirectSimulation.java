package dev.gyre.ltl.automaton;

import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Direct simulation: which states can imitate which, step by step, letter by letter and mark by
 * mark (EtessamiWilkeSchuller2005; the quotient and the pruning are in ClementeMayr2013).
 *
 * <p>{@code t} simulates {@code s} if it has all properties of {@code s} and for every arc of
 * {@code s} and every letter on it {@code t} has an arc with this letter and at least these marks
 * to a state that simulates the target. The greatest such relation is found by starting with all
 * pairs and striking out; invariant: a pair that was struck out is in no simulation.
 *
 * <p>Works on plain lists of arcs, so that the same code does the backward direction on reversed
 * arcs.
 */
final class DirectSimulation {
  private final List<List<Arc>> arcs;
  private final boolean[][] simulates;

  /**
   * @param properties for each state a set of bits, all of which a simulating state must have
   */
  DirectSimulation(List<List<Arc>> arcs, IntUnaryOperator properties) {
    this.arcs = arcs;
    int states = arcs.size();
    this.simulates = new boolean[states][states];
    for (int s = 0; s < states; s++) {
      for (int t = 0; t < states; t++) {
        simulates[t][s] = (properties.applyAsInt(s) & ~properties.applyAsInt(t)) == 0;
      }
    }
    boolean changed = true;
    while (changed) {
      Cancellation.check();
      changed = false;
      for (int t = 0; t < states; t++) {
        for (int s = 0; s < states; s++) {
          if (s != t && simulates[t][s] && !canImitate(t, s)) {
            simulates[t][s] = false;
            changed = true;
          }
        }
      }
    }
  }

  private boolean canImitate(int t, int s) {
    for (Arc arc : arcs.get(s)) {
      if (!Cover.covers(answers(arcs.get(t), arc), arc.label())) {
        return false;
      }
    }
    return true;
  }

  /** The labels of those arcs that are at least as good as the given one. */
  private List<Cube> answers(List<Arc> candidates, Arc arc) {
    List<Cube> labels = new ArrayList<>();
    for (Arc candidate : candidates) {
      if (isAtLeast(candidate, arc) && candidate.label().meets(arc.label())) {
        labels.add(candidate.label());
      }
    }
    return labels;
  }

  private boolean isAtLeast(Arc better, Arc arc) {
    return (arc.marks() & ~better.marks()) == 0 && simulates[better.target()][arc.target()];
  }

  /**
   * For each state the one that stands for it: of all states that simulate each other, the one with
   * the fewest arcs.
   */
  int[] representatives() {
    int[] representative = new int[arcs.size()];
    Arrays.fill(representative, -1);
    for (int s = 0; s < arcs.size(); s++) {
      int best = s;
      for (int t = 0; t < arcs.size(); t++) {
        boolean equivalent = simulates[s][t] && simulates[t][s];
        if (equivalent && isSmaller(t, best)) {
          best = t;
        }
      }
      representative[s] = best;
    }
    return representative;
  }

  private boolean isSmaller(int t, int s) {
    int difference = arcs.get(t).size() - arcs.get(s).size();
    return difference < 0 || (difference == 0 && t < s);
  }

  /**
   * The arcs of the representatives, leading to representatives. The others keep none and can no
   * longer be reached, backwards or forwards. Of the arcs of a state those go for which better ones
   * stay.
   */
  List<List<Arc>> quotient() {
    int[] representative = representatives();
    List<List<Arc>> quotient = new ArrayList<>();
    for (int s = 0; s < arcs.size(); s++) {
      List<Arc> out = new ArrayList<>();
      if (representative[s] == s) {
        for (Arc arc : arcs.get(s)) {
          Arc moved = arc.withTarget(representative[arc.target()]);
          if (!out.contains(moved)) {
            out.add(moved);
          }
        }
      }
      quotient.add(prune(out));
    }
    return quotient;
  }

  private List<Arc> prune(List<Arc> out) {
    List<Arc> kept = new ArrayList<>(out);
    for (int i = kept.size() - 1; i >= 0; i--) {
      Arc arc = kept.remove(i);
      if (!Cover.covers(answers(kept, arc), arc.label())) {
        kept.add(i, arc);
      }
    }
    return kept;
  }

  /**
   * Makes choices rarer: letters for which better arcs exist are taken off an arc, as far as its
   * label stays a cube.
   */
  List<List<Arc>> sharpen() {
    List<List<Arc>> sharp = new ArrayList<>();
    for (List<Arc> out : arcs) {
      List<Arc> changed = new ArrayList<>(out);
      for (int i = 0; i < changed.size(); i++) {
        Arc arc = changed.remove(i);
        changed.add(i, arc.withLabel(sharpen(arc.label(), answers(changed, arc))));
      }
      sharp.add(changed);
    }
    return sharp;
  }

  private static Cube sharpen(Cube label, List<Cube> better) {
    long mentioned = 0;
    for (Cube cube : better) {
      mentioned |= cube.support();
    }
    Cube sharp = label;
    for (long rest = mentioned & ~label.support(); rest != 0; rest &= rest - 1) {
      long bit = Long.lowestOneBit(rest);
      if (Cover.covers(better, sharp.withPositive(bit))) {
        sharp = sharp.withNegative(bit);
      } else if (Cover.covers(better, sharp.withNegative(bit))) {
        sharp = sharp.withPositive(bit);
      }
    }
    return sharp;
  }
}
