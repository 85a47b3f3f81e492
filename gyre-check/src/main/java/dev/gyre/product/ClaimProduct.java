package dev.gyre.product;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.system.Stepper;
import dev.gyre.system.SystemLayer;
import dev.gyre.system.TransitionSystem;
import java.util.Arrays;

/**
 * A system together with a claim that watches it: the synchronous product of the two. Decides, for
 * a search that reports faults, whether a run of the system can lead the claim to its end.
 *
 * <p>A state is the words of the system and behind them one word, the location of the claim. A step
 * is an edge of the claim that is open in the state, and then a step of the system; so the claim
 * moves first and sees the initial state. Inside an atomic sequence of the system the claim does
 * not move. Where the system cannot move, the claim goes on alone: a run that ends is taken to stay
 * for ever in its last state. An edge inside an atomic sequence of the claim is a move of its own,
 * after which the claim moves again in the same state. Where the claim cannot move, nothing
 * happens: no continuation of this run can complete it. See [Holzmann2003], chapters 4 and 8.
 *
 * <p>Faults are those of the claim only: that it is completed, that one of its assertions fails, or
 * that one of its conditions cannot be computed. Those of the system are the business of a search
 * without the claim. No end state is invalid here.
 *
 * <p>Invariant: without its last word, every state is reachable in the system alone.
 */
public final class ClaimProduct extends SystemLayer {
  private final ClaimAutomaton claim;
  private final ProcessAutomaton automaton;

  /**
   * @param claim one of the automata of the system
   * @throws dev.gyre.system.ModelTooLargeException if a location of the claim has too many edges
   */
  public ClaimProduct(TransitionSystem system, ProcessAutomaton claim) {
    this(system, claim, new ClaimAutomaton(system.layout().system(), claim));
  }

  private ClaimProduct(TransitionSystem system, ProcessAutomaton automaton, ClaimAutomaton claim) {
    super(system);
    this.automaton = automaton;
    this.claim = claim;
  }

  /** The claim. */
  public ProcessAutomaton automaton() {
    return automaton;
  }

  @Override
  public TransitionSystem whole() {
    return new ClaimProduct(below().whole(), automaton, claim);
  }

  @Override
  public Stepper newStepper() {
    return new ProductStepper(below().newStepper(), claim);
  }

  @Override
  public int[] initialState() {
    int[] words = below().initialState();
    int[] state = Arrays.copyOf(words, words.length + 1);
    state[words.length] = claim.initial();
    return state;
  }

  /** The location of the claim in the state in {@code words[0 .. length)}. */
  public static int claimLocation(int[] words, int length) {
    return words[length - 1];
  }

  /** Whether a run that has the claim here again and again is accepted by it. */
  public boolean isAccepting(int claimLocation) {
    return claim.isAccepting(claimLocation);
  }
}
