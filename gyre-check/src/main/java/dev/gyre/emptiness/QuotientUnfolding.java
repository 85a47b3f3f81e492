package dev.gyre.emptiness;

import dev.gyre.search.Canonicalization;
import dev.gyre.search.Permutation;
import dev.gyre.search.Successors;
import dev.gyre.system.Fault;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Makes an execution of a walk among states that stand for others. Where the walk goes from a state
 * r to one that stands for t, and {@code p} makes r of the present state s, the execution goes to
 * the state of which {@code p} makes t: there is a step to it, because s can do what r can.
 *
 * <p>A walk round a cycle leads from a state s to some q(s). Gone round again and again, each time
 * as q has rearranged it, it leads to q(q(s)), and so on, until the state is s again: after as many
 * rounds as q has to be repeated to leave s as it is. Each round treats all processes as the first
 * did.
 *
 * <p>Invariant: {@code present} makes of {@code current} the state where the walk is.
 */
final class QuotientUnfolding implements Successors.Visitor {
  private final ProductGraph graph;
  private final AcceptanceMarks acceptance;
  private final Canonicalization.Normalisation normalisation;
  private final Successors successors;
  private final boolean isAboutProcesses;
  private final List<Long> path = new ArrayList<>();
  private int[] current;
  private Permutation present;
  private int[] wanted = {};
  private long wantedMarks;
  private BitSet wantedMovers = new BitSet();
  private boolean isFound;

  /** Whether not all ways from the present state were shown. */
  private boolean hasOmitted;

  /** A step of the walk: the state that it leaves, and its place in the listing. */
  record Step(int state, int inListing) {}

  QuotientUnfolding(CycleQuestion question, AcceptanceMarks acceptance, ProductGraph graph) {
    this.graph = graph;
    this.acceptance = acceptance;
    this.normalisation = question.states().orElseThrow().newNormalisation();
    this.isAboutProcesses = question.hasThreads();
    // A reduction may choose other steps here than where the walk goes.
    this.successors = new Successors(question.product().whole().newStepper(), this);
    this.current = question.product().initialState();
    normalisation.of(current, current.length);
    this.present = normalisation.permutation();
  }

  /** Goes on along a walk. */
  void follow(List<Step> walk) {
    walk.forEach(this::follow);
  }

  /** The execution so far. */
  List<Long> path() {
    return path;
  }

  /** The state it has led to. */
  int[] current() {
    return current;
  }

  /** Goes round a cycle until the execution is where it was. */
  void close(List<Step> cycle) {
    int[] start = current;
    do {
      follow(cycle);
    } while (!Arrays.equals(start, current));
  }

  private void follow(Step step) {
    int[] arrival = graph.arrival(step.state(), step.inListing());
    Permutation back = present.inverse();
    wanted = normalisation.moved(back, arrival, arrival.length);
    wantedMarks = graph.marks(step.inListing());
    wantedMovers = new BitSet();
    for (long left = graph.moved(step.inListing()); left != 0; left &= left - 1) {
      int process = Long.numberOfTrailingZeros(left);
      wantedMovers.set(normalisation.process(back, arrival, process));
    }
    isFound = false;
    hasOmitted = false;
    successors.expand(current, 0, current.length);
    if (!isFound && hasOmitted) {
      throw new ModelTooLargeException(
          "a run was found, and an atomic sequence in it has too many ways to say which one it takes");
    }
    if (!isFound) {
      throw new IllegalStateException("a state cannot do what the one that stands for it can");
    }
    normalisation.of(arrival, arrival.length);
    present = present.then(normalisation.permutation());
    current = wanted;
  }

  @Override
  public void arrived(int[] words, int length) {
    if (!isFound
        && Arrays.equals(words, 0, length, wanted, 0, wanted.length)
        && marks() == wantedMarks
        && (!isAboutProcesses || movers().equals(wantedMovers))) {
      isFound = true;
      path.addAll(successors.walked());
    }
  }

  private long marks() {
    return acceptance.leaving(current, 0, current.length)
        | acceptance.taking(current, 0, current.length, successors.step(0));
  }

  /** In the execution any process may move, whatever its number. */
  private BitSet movers() {
    BitSet all = new BitSet();
    for (int i = 0; i < successors.steps(); i++) {
      long transition = successors.step(i);
      if (Transitions.process(transition) != Transitions.OBSERVER
          && !Transitions.isTick(transition)) {
        int partner = Transitions.partner(transition);
        all.set(Transitions.process(transition));
        if (partner >= 0) {
          all.set(partner);
        }
      }
    }
    return all;
  }

  /** Two ways through an atomic sequence that meet may differ in who moved, and one is wanted. */
  @Override
  public boolean countsMovers() {
    return isAboutProcesses;
  }

  /** Of two among very many ways that meet only one is shown, perhaps not the wanted one. */
  @Override
  public void goesAround() {
    hasOmitted = true;
  }

  @Override
  public boolean isTooLong(int steps) {
    return isFound;
  }

  @Override
  public void taken(long transition) {
    // Only where a step leads matters, and who moves.
  }

  @Override
  public void faulty(List<Fault> faults) {
    // The business of a search for faults, which sees the same states.
  }
}
