package dev.gyre.audit;

import dev.gyre.system.TransitionSystem;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether two steps of a state can be taken in either order, with the same outcome. */
final class Commutation {
  private final Outcomes outcomes;
  private final TransitionSystem system;
  private boolean isConclusive;

  Commutation(TransitionSystem system) {
    this.system = system;
    this.outcomes = new Outcomes(system);
  }

  /** What one step leads to, and what goes wrong in it. */
  private record Effect(Set<List<Integer>> states, Set<String> faults, boolean isClear) {}

  /**
   * Why the order of two steps matters; empty if it does not, or if that cannot be said.
   *
   * @param t the one that is to come first
   * @param u the other one
   */
  Optional<String> complaint(int[] state, long t, long u) {
    Effect first = effect(state, t);
    Effect other = effect(state, u);
    isConclusive = first.isClear() && other.isClear() && !first.states().isEmpty();
    if (!isConclusive) {
      return Optional.empty();
    }
    if (changesProcesses(state, first) && changesProcesses(state, other)) {
      // Numbers of processes depend on the order; whether anybody can tell is not known here.
      isConclusive = false;
      return Optional.empty();
    }
    Effect after = then(first, u);
    if (other.states().isEmpty()) {
      return after.faults().containsAll(other.faults())
          ? Optional.empty()
          : Optional.of("what goes wrong in a step is gone after another: " + both(t, u));
    }
    Effect before = then(other, t);
    boolean isSame =
        after.states().equals(before.states())
            && after.faults().equals(other.faults())
            && before.faults().equals(first.faults());
    return isSame || !after.isClear() || !before.isClear()
        ? Optional.empty()
        : Optional.of("the order of two steps matters: " + both(t, u));
  }

  /** Whether an empty complaint means that the order does not matter. */
  boolean isConclusive() {
    return isConclusive;
  }

  private static String both(long t, long u) {
    return PartialOrderAudit.text(t) + ", and left out " + PartialOrderAudit.text(u);
  }

  private boolean changesProcesses(int[] state, Effect effect) {
    int count = system.layout().processCount().get(state, 0);
    return effect.states().stream()
        .anyMatch(words -> system.layout().processCount().get(array(words), 0) != count);
  }

  private Effect effect(int[] state, long step) {
    outcomes.open(state);
    Set<String> before = outcomes.faults();
    Set<List<Integer>> states = new HashSet<>();
    outcomes.of(step).forEach(arrival -> states.add(StateWords.of(arrival.words())));
    Set<String> faults = outcomes.faults();
    faults.removeAll(before);
    return new Effect(states, faults, !outcomes.isTooMuch());
  }

  private Effect then(Effect first, long step) {
    Set<List<Integer>> states = new HashSet<>();
    Set<String> faults = new HashSet<>();
    boolean isClear = true;
    for (List<Integer> words : first.states()) {
      Effect next = effect(array(words), step);
      states.addAll(next.states());
      faults.addAll(next.faults());
      isClear &= next.isClear();
    }
    return new Effect(states, faults, isClear);
  }

  private static int[] array(List<Integer> words) {
    return words.stream().mapToInt(Integer::intValue).toArray();
  }
}
