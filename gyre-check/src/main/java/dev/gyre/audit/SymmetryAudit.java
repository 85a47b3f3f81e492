package dev.gyre.audit;

import dev.gyre.search.Canonicalization;
import dev.gyre.search.Permutation;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Tries out whether a permutation that symmetry reduction may use changes anything: a state and its
 * image must have the same steps, by processes that are images of each other, to states that are;
 * the same failures; and, with a claim, the same edges of the claim. That is the promise of {@link
 * dev.gyre.ir.symmetry.Symmetry} in one state.
 */
public final class SymmetryAudit implements Audit {
  /** In how many states several permutations are tried out. */
  private static final int THOROUGH = 64;

  /** How many. */
  private static final int MANY = 6;

  private final Outcomes outcomes;
  private final Canonicalization.Normalisation permutations;
  private final Random random = new Random(0);
  private int examined;

  /** An outcome: who moved, what the claim did, and the words of the state. */
  private record Step(int process, int partner, int choice, List<Integer> words) {}

  /**
   * @param system with all its steps, and with the claim if there is one
   */
  public SymmetryAudit(TransitionSystem system, Canonicalization states) {
    this.outcomes = new Outcomes(system);
    this.permutations = states.newNormalisation();
  }

  @Override
  public void examine(int[] state) {
    int tries = examined++ < THOROUGH ? MANY : 1;
    for (int i = 0; i < tries; i++) {
      examine(state, permutations.some(state, random));
    }
  }

  private void examine(int[] state, Permutation permutation) {
    if (permutation.equals(Permutation.identity(permutation.size()))) {
      return;
    }
    Behaviour here;
    try {
      here = behaviour(state, permutation);
    } catch (IllegalArgumentException e) {
      throw breach("something can no longer move after a step", permutation, state);
    }
    int[] image = permutations.moved(permutation, state, state.length);
    Behaviour there = behaviour(image, Permutation.identity(permutation.size()));
    if (!here.isTooMuch() && !there.isTooMuch() && !here.equals(there)) {
      String seen = "states that should be alike differ in " + here.difference(there);
      throw breach(seen, permutation, state);
    }
  }

  private static BreachException breach(String seen, Permutation permutation, int[] state) {
    return new BreachException(
        new Breach(
            Breach.Reduction.SYMMETRY,
            seen + ", with " + permutation + " in " + StateWords.of(state)));
  }

  /** What can be seen of a state. */
  private record Behaviour(Set<Step> steps, Set<String> faults, String end, boolean isTooMuch) {
    String difference(Behaviour other) {
      if (!faults.equals(other.faults)) {
        return "what goes wrong: " + faults + " and " + other.faults;
      }
      return end.equals(other.end) ? "their steps" : "whether they are an end: " + end;
    }
  }

  /** What a state can do, seen through a permutation. */
  private Behaviour behaviour(int[] state, Permutation permutation) {
    outcomes.open(state);
    boolean isDead = outcomes.listed().length == 0;
    String end = isDead ? (outcomes.isValidEnd() ? "a valid end" : "a deadlock") : "no end";
    Set<Step> steps = new HashSet<>();
    for (Outcomes.Arrival arrival : outcomes.all()) {
      long t = arrival.first();
      boolean isMove = !Transitions.isTick(t) && Transitions.process(t) != Transitions.OBSERVER;
      int process = isMove ? process(permutation, state, Transitions.process(t)) : -1;
      int partner =
          isMove && Transitions.partner(t) >= 0
              ? process(permutation, state, Transitions.partner(t))
              : -1;
      int[] words = permutations.moved(permutation, arrival.words(), arrival.words().length);
      steps.add(new Step(process, partner, Transitions.choice(t), StateWords.of(words)));
    }
    return new Behaviour(steps, outcomes.faults(), end, outcomes.isTooMuch());
  }

  private int process(Permutation permutation, int[] state, int process) {
    return permutations.process(permutation, state, process);
  }
}
