package dev.gyre.emptiness;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.product.ClaimProduct;
import dev.gyre.property.Fairness;
import dev.gyre.search.Canonicalization;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;
import java.util.function.IntToLongFunction;

/**
 * Whether a system has a bad infinite run. Only states that others can see count: what a process
 * passes inside an atomic sequence is not looked at, as in Spin.
 *
 * <p>With a claim, a run that ends is taken to stay for ever in its last state, where the claim
 * goes on alone; without one, it is no infinite run.
 *
 * @param claim the automaton that watches; one of the system's
 * @param fairness which infinite runs count
 * @param states which states stand for others; what is asked must not tell them apart
 */
public record CycleQuestion(
    TransitionSystem system,
    Optional<ProcessAutomaton> claim,
    Acceptance acceptance,
    Fairness fairness,
    Optional<Canonicalization> states) {

  /** About a system in which every state stands for itself. */
  public CycleQuestion(
      TransitionSystem system,
      Optional<ProcessAutomaton> claim,
      Acceptance acceptance,
      Fairness fairness) {
    this(system, claim, acceptance, fairness, Optional.empty());
  }

  /** The same question, answered with states that stand for others. */
  public CycleQuestion reduced(Optional<Canonicalization> reduction) {
    return new CycleQuestion(system, claim, acceptance, fairness, reduction);
  }

  /** Whether it matters which processes stand for which. */
  boolean hasThreads() {
    return states.isPresent() && (fairness == Fairness.WEAK || fairness == Fairness.STRONG);
  }

  /** Whether a run can have a never claim at its accept labels again and again. */
  public static CycleQuestion ofClaim(
      TransitionSystem system, ProcessAutomaton claim, Fairness fairness) {
    return new CycleQuestion(system, Optional.of(claim), new Acceptance.ClaimLabels(), fairness);
  }

  /**
   * Whether a claim with acceptance sets on its edges accepts a run.
   *
   * @param sets how many sets there are
   * @param marks the sets of the edge with this id, a bit each
   */
  public static CycleQuestion ofClaimEdges(
      TransitionSystem system,
      ProcessAutomaton claim,
      int sets,
      IntToLongFunction marks,
      Fairness fairness) {
    return new CycleQuestion(
        system, Optional.of(claim), new Acceptance.ClaimEdges(sets, marks), fairness);
  }

  /** Whether some process can be at an accept label again and again. */
  public static CycleQuestion ofAcceptLabels(TransitionSystem system, Fairness fairness) {
    return new CycleQuestion(system, Optional.empty(), new Acceptance.ProcessLabels(), fairness);
  }

  /** Whether a run can go on for ever without coming to a progress label any more. */
  public static CycleQuestion ofProgressLabels(TransitionSystem system, Fairness fairness) {
    return new CycleQuestion(system, Optional.empty(), new Acceptance.NoProgress(), fairness);
  }

  /** Whether infinitely much can happen without that time passes. */
  public static CycleQuestion ofTime(TransitionSystem system, Fairness fairness) {
    return new CycleQuestion(system, Optional.empty(), new Acceptance.NoTick(), fairness);
  }

  /** What labels of processes mark a state of the system with. */
  public long marks(int[] state) {
    return AcceptanceMarks.of(this).leaving(state, 0, state.length);
  }

  /**
   * Whether a run that rests where a state has the one marks can do nothing bad that a run which
   * rests at the others cannot do.
   */
  public boolean isNoWorse(long marks, long others) {
    long sets = ~AcceptanceMarks.CUT;
    boolean isCovered = (marks & sets & ~others) == 0;
    boolean isCut = (others & AcceptanceMarks.CUT) != 0 && (marks & AcceptanceMarks.CUT) == 0;
    return isCovered && !isCut;
  }

  /** The system together with the claim, if there is one. */
  public TransitionSystem product() {
    return claim.<TransitionSystem>map(c -> new ClaimProduct(system, c)).orElse(system);
  }

  /** How many words at the end of a state are not the system's. */
  int claimWords() {
    return claim.isPresent() ? 1 : 0;
  }
}
