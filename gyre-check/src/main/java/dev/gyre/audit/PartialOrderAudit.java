package dev.gyre.audit;

import dev.gyre.search.TransitionSelection;
import dev.gyre.system.StateLayout;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Tries out whether the steps that partial order reduction takes are independent of those it leaves
 * out. The steps of a strong stubborn set that can be taken are a persistent set: on no way of
 * steps outside of it is there one that depends on a step of the set (Godefroid 1996). So after a
 * short walk of such steps, each step of the set must still be possible, change places with the
 * next one, and none of its processes may have got another step. For properties of runs the steps
 * that are taken must not be seen, and with fairness not change who can move.
 */
public final class PartialOrderAudit implements Audit {
  private static final int WALKS = 2;
  private static final int WALK_LENGTH = 4;

  /** How many steps of the set are tried out, chosen at random. */
  private static final int STEPS = 3;

  private final StateLayout layout;
  private final int claimWords;
  private final TransitionSelection selection;
  private final Sight sight;
  private final Fair fair;
  private final Outcomes outcomes;
  private final Commutation commutation;
  private final Random random = new Random(0);

  /** Whether it matters who can move. */
  public enum Fair {
    /** It does not. */
    ANY_RUN,
    /** It does, for each process. */
    PROCESSES
  }

  /**
   * @param system with all its steps and without the claim
   * @param claimWords how many words of a state are the claim's
   * @param sight what must not change by a step that is taken while others are left out
   */
  public PartialOrderAudit(
      TransitionSystem system,
      int claimWords,
      TransitionSelection selection,
      Sight sight,
      Fair fair) {
    this.layout = system.layout();
    this.claimWords = claimWords;
    this.selection = selection;
    this.sight = sight;
    this.fair = fair;
    this.outcomes = new Outcomes(system);
    this.commutation = new Commutation(system);
  }

  @Override
  public void examine(int[] words) {
    int[] state = Arrays.copyOf(words, words.length - claimWords);
    outcomes.open(state);
    long[] steps = outcomes.listed();
    int count = steps.length;
    long[] arranged = Arrays.copyOf(steps, count);
    int taken =
        outcomes.isTooMuch() ? count : selection.first(state, 0, state.length, arranged, count);
    if (taken == count) {
      return;
    }
    List<Long> chosen = new ArrayList<>();
    Set<Integer> movers = new HashSet<>();
    for (int i = 0; i < taken; i++) {
      chosen.add(arranged[i]);
      addMovers(arranged[i], movers);
    }
    for (long t : some(chosen)) {
      examineHidden(state, t);
    }
    for (int i = 0; i < WALKS; i++) {
      walk(state, chosen, movers);
    }
  }

  private List<Long> some(List<Long> chosen) {
    List<Long> some = new ArrayList<>(chosen);
    while (some.size() > STEPS) {
      some.remove(random.nextInt(some.size()));
    }
    return some;
  }

  /** Takes steps that were left out, one after another, in front of those that were chosen. */
  private void walk(int[] state, List<Long> chosen, Set<Integer> movers) {
    int[] current = state;
    for (int i = 0; i < WALK_LENGTH; i++) {
      outcomes.open(current);
      List<Long> others = others(outcomes.listed(), chosen, movers, state);
      if (others.isEmpty()) {
        return;
      }
      long u = others.get(random.nextInt(others.size()));
      for (long t : some(chosen)) {
        commutation.complaint(current, t, u).ifPresent(why -> fail(why, state));
        if (!commutation.isConclusive()) {
          return;
        }
      }
      outcomes.open(current);
      List<Outcomes.Arrival> arrivals = outcomes.of(u);
      if (arrivals.isEmpty() || outcomes.isTooMuch()) {
        return;
      }
      current = arrivals.get(random.nextInt(arrivals.size())).words();
    }
  }

  private static List<Long> others(
      long[] listed, List<Long> chosen, Set<Integer> movers, int[] state) {
    List<Long> others = new ArrayList<>();
    for (long u : listed) {
      if (chosen.contains(u) || Transitions.isTick(u)) {
        continue;
      }
      Set<Integer> own = new HashSet<>();
      addMovers(u, own);
      own.retainAll(movers);
      if (!own.isEmpty()) {
        fail("a process has a step of its own and one that was left out, " + text(u), state);
      }
      others.add(u);
    }
    return others;
  }

  private static void addMovers(long transition, Set<Integer> movers) {
    if (!Transitions.isTick(transition)) {
      movers.add(Transitions.process(transition));
      if (Transitions.partner(transition) >= 0) {
        movers.add(Transitions.partner(transition));
      }
    }
  }

  /**
   * Looks at what a step that is taken alone changes for whoever looks on. A process that the step
   * creates could not move before, and what it can do later does not depend on when it was created.
   */
  private void examineHidden(int[] state, long t) {
    outcomes.open(state);
    Set<Integer> able = able(t);
    int processes = layout.processCount().get(state, 0);
    Object seen = sight.of(state);
    for (Outcomes.Arrival arrival : outcomes.of(t)) {
      if (!sight.of(arrival.words()).equals(seen)) {
        fail("a step that is taken alone can be seen, " + text(t), state);
      }
      if (fair == Fair.PROCESSES) {
        outcomes.open(arrival.words());
        Set<Integer> later = able(t);
        later.removeIf(process -> process >= processes);
        if (!later.equals(able)) {
          fail("a step that is taken alone changes who can move, " + text(t), state);
        }
      }
    }
  }

  /** Who can move in the state that was opened, apart from those who take a step. */
  private Set<Integer> able(long step) {
    Set<Integer> able = new HashSet<>();
    for (long t : outcomes.listed()) {
      addMovers(t, able);
    }
    able.remove(Transitions.process(step));
    able.remove(Transitions.partner(step));
    return able;
  }

  static String text(long t) {
    String meeting =
        Transitions.partner(t) < 0
            ? ""
            : " with process " + Transitions.partner(t) + " edge " + Transitions.partnerEdge(t);
    return "process " + Transitions.process(t) + " edge " + Transitions.edge(t) + meeting;
  }

  private static void fail(String why, int[] state) {
    throw new BreachException(
        new Breach(Breach.Reduction.PARTIAL_ORDER, why + ", in " + StateWords.of(state)));
  }
}
