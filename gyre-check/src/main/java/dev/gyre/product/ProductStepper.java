package dev.gyre.product;

import dev.gyre.source.SourceSpan;
import dev.gyre.system.Fault;
import dev.gyre.system.ForwardingStepper;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Steps of a system and a claim together. The stepper of the system does the work; here the claim's
 * location is put behind its words, and its edges are combined with the system's transitions.
 *
 * <p>A transition without a choice and without {@link Transitions#OBSERVER} is a step inside an
 * atomic sequence of the system, where the claim rests. A transition of the observer has the id of
 * the claim's edge in it.
 */
final class ProductStepper extends ForwardingStepper {
  /** Steps of the system have no choice of the claim in them, so none looks like this. */
  private static final long NOTHING = -1;

  private final ClaimAutomaton claim;
  private int location;
  private long[] listed = new long[64];
  private int count;

  /** The edges of the claim that go with a step of the stepper. */
  private int[] choices = new int[8];

  private int[] outcome = new int[64];
  private int outcomeLength;
  private int controller = NOBODY;

  /** Whether the last step was the claim's alone, so that the system is where it was. */
  private boolean alone;

  /**
   * The step of the system that was carried out last in the loaded state, and still can be read
   * from its stepper; or {@link #NOTHING}. The same step with another edge of the claim has the
   * same outcome.
   */
  private long carriedOut = NOTHING;

  private boolean hadOutcome;

  private List<Fault> faults = List.of();

  ProductStepper(Stepper system, ClaimAutomaton claim) {
    super(system);
    this.claim = claim;
  }

  @Override
  public void load(int[] words, int from, int length) {
    arrive(words, from, length);
    stepper.load(words, from, length - 1);
  }

  /** The last word is the claim's; what is kept are those of the stepper. */
  private void arrive(int[] words, int from, int length) {
    carriedOut = NOTHING;
    keep(words, from, length - 1);
    location = words[from + length - 1];
  }

  // ---- listing

  @Override
  public int enabled() {
    faults = List.of();
    count = 0;
    carriedOut = NOTHING;
    int moves = stepper.enabled();
    if (claim.isEnd(location)) {
      // Only an initial location: what leads to an end is reported and not followed.
      complete(claim.span());
      return 0;
    }
    int open = stepper.observe(claim.index(), location);
    if (!stepper.faults().isEmpty()) {
      faults = new ArrayList<>(stepper.faults());
    }
    combine(open, moves);
    return count;
  }

  /** What the claim does alone; then every step of the system, with each edge of the claim. */
  private void combine(int open, int moves) {
    if (choices.length < open) {
      choices = new int[open * 2];
    }
    int together = 0;
    for (int i = 0; i < open; i++) {
      int edge = stepper.observed(i);
      if (claim.isEnd(claim.target(edge))) {
        complete(claim.span(edge));
      } else if (moves == 0 || claim.keepsControl(edge)) {
        add(Transitions.of(Transitions.OBSERVER, edge));
      } else {
        choices[together++] = claim.choice(edge);
      }
    }
    for (int i = 0; i < moves && together > 0; i++) {
      long move = stepper.transition(i);
      for (int k = 0; k < together; k++) {
        add(Transitions.withChoice(move, choices[k]));
      }
    }
  }

  private void add(long transition) {
    if (count == listed.length) {
      listed = Arrays.copyOf(listed, count * 2);
    }
    listed[count++] = transition;
  }

  private void complete(SourceSpan span) {
    if (faults.isEmpty()) {
      faults = new ArrayList<>();
    }
    faults.add(
        new Fault(
            Fault.Kind.CLAIM_COMPLETED,
            "the never claim " + claim.name() + " is completed",
            Transitions.OBSERVER,
            span));
  }

  @Override
  public int enabledIn(int process) {
    if (process == Transitions.OBSERVER) {
      return enabled();
    }
    faults = List.of();
    count = 0;
    carriedOut = NOTHING;
    int moves = stepper.enabledIn(process);
    for (int i = 0; i < moves; i++) {
      add(stepper.transition(i));
    }
    return count;
  }

  @Override
  public long transition(int index) {
    return listed[index];
  }

  // ---- firing

  @Override
  public boolean fire(long transition) {
    faults = List.of();
    alone = Transitions.process(transition) == Transitions.OBSERVER;
    if (alone) {
      int edge = Transitions.edge(transition);
      setOutcome(loaded(), loadedLength(), claim.target(edge));
      controller = claim.keepsControl(edge) ? Transitions.OBSERVER : NOBODY;
      return true;
    }
    long move = Transitions.ofSystem(transition);
    if (move != carriedOut) {
      hadOutcome = stepper.fire(move);
      carriedOut = move;
    }
    if (hadOutcome) {
      int choice = Transitions.choice(transition);
      int next = choice < 0 ? location : claim.target(location, choice);
      setOutcome(stepper.words(), stepper.length(), next);
      controller = stepper.controller();
    }
    return hadOutcome;
  }

  private void setOutcome(int[] words, int length, int claimLocation) {
    if (outcome.length <= length) {
      outcome = new int[(length + 1) * 2];
    }
    System.arraycopy(words, 0, outcome, 0, length);
    outcome[length] = claimLocation;
    outcomeLength = length + 1;
  }

  @Override
  public int[] words() {
    return outcome;
  }

  @Override
  public int length() {
    return outcomeLength;
  }

  @Override
  public int controller() {
    return controller;
  }

  @Override
  public void proceed() {
    if (!alone) {
      stepper.proceed();
    }
    arrive(outcome, 0, outcomeLength);
  }

  /** While a claim watches, no end state is invalid. */
  @Override
  public boolean isValidEnd() {
    return true;
  }

  @Override
  public List<Fault> faults() {
    return faults;
  }
}
