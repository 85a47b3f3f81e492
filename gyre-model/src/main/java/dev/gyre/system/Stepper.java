package dev.gyre.system;

import java.util.List;

/**
 * A cursor over a transition system, for one thread. Load a state, list what can happen, make one
 * of it happen; the outcome is in {@link #words}.
 *
 * <p>A step is one edge of one process, or two edges that meet in a rendez-vous. When the process
 * that moved keeps control (it is inside an atomic sequence), {@link #controller} tells so: the
 * outcome is then not a state others can see, and the search goes on with {@link #proceed} and
 * {@link #enabledIn}. Only when that lists nothing the atomic sequence is blocked and the outcome
 * is an ordinary state.
 *
 * <p>Listing is deterministic: the same state gives the same transitions in the same order.
 */
public interface Stepper {
  /** No process keeps control. */
  int NOBODY = -1;

  /** Starts from the state in {@code words[from .. from+length)}, which is copied. */
  void load(int[] words, int from, int length);

  /** Lists what all processes can do; the result is the number of transitions. */
  int enabled();

  /** Lists what one process can do. */
  int enabledIn(int process);

  /** A transition of the last listing, as a number that {@link #fire} understands. */
  long transition(int index);

  /**
   * How many transitions could be taken in the state for which {@link #enabled} was called last but
   * were not listed, because a reduction leaves them out. They count for fairness.
   */
  default int withheld() {
    return 0;
  }

  /** One of the transitions that were left out. */
  default long withheld(int index) {
    throw new IndexOutOfBoundsException(index);
  }

  /**
   * Lists what a claim can do: the edges of an automaton that is no process whose guards hold in
   * the loaded state. Must follow {@link #enabled} on the same state, whose listing stays valid:
   * {@code timeout} and {@code np_} in a claim depend on whether anybody can move. An assertion of
   * the claim that fails is among the {@link #faults}.
   *
   * @param automaton the index of the claim's automaton
   * @param location where the claim is
   * @return how many edges; {@link #observed} tells which, in the order of declaration
   */
  int observe(int automaton, int location);

  /** The id of an edge of the last {@link #observe}. */
  int observed(int index);

  /** Carries out a transition of the loaded state; returns whether there is an outcome. */
  boolean fire(long transition);

  /** The outcome of the last {@link #fire}; valid until the next call, not to be changed. */
  int[] words();

  /** How many words the outcome has. */
  int length();

  /** The process that keeps control after the last {@link #fire}, or {@link #NOBODY}. */
  int controller();

  /** Makes the outcome the loaded state. */
  void proceed();

  /** Whether every process of the loaded state has ended or rests at an end label. */
  boolean isValidEnd();

  /** What went wrong in the last listing, observation or step. */
  List<Fault> faults();
}
