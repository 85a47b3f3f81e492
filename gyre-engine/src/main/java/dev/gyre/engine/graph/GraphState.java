package dev.gyre.engine.graph;

import dev.gyre.system.Fault;
import java.util.List;

/** A state and what can happen in it. */
public final class GraphState {
  private final int number;
  private final int[] words;
  private final Ending ending;
  private final List<Step> steps;
  private final List<Fault> faults;

  /** Whether a run ends there. */
  public enum Ending {
    /** Something can happen. */
    NONE,
    /** All processes may rest where they are. */
    VALID,
    DEADLOCK
  }

  /**
   * The way from a state to a state that others can see.
   *
   * @param target the number of that state
   * @param transitions one, or all of an atomic sequence
   */
  public record Step(int target, List<Long> transitions) {
    public Step {
      transitions = List.copyOf(transitions);
    }
  }

  /**
   * @param words the state itself, which is kept, not copied
   */
  GraphState(int number, int[] words, Ending ending, List<Step> steps, List<Fault> faults) {
    this.number = number;
    this.words = words;
    this.ending = ending;
    this.steps = List.copyOf(steps);
    this.faults = List.copyOf(faults);
  }

  /** From 0, in the order of a breadth-first walk. */
  public int number() {
    return number;
  }

  /** The state itself; not to be changed. */
  int[] words() {
    return words;
  }

  public Ending ending() {
    return ending;
  }

  public List<Step> steps() {
    return steps;
  }

  /** What goes wrong in it, or in one of its steps. */
  public List<Fault> faults() {
    return faults;
  }

  /** Whether a run that comes here violates safety. */
  public boolean isViolation() {
    return ending == Ending.DEADLOCK || !faults.isEmpty();
  }
}
