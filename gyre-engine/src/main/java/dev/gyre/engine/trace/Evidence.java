package dev.gyre.engine.trace;

import dev.gyre.property.Fairness;
import java.util.List;
import java.util.Optional;

/**
 * What is to be seen along a trace besides its steps.
 *
 * @param propositions the values of a formula's propositions
 * @param cycle who does what in the cycle of an infinite run
 * @param whyNot what would have to be different so that the run were none of a violation
 */
public record Evidence(List<Proposition> propositions, Optional<Cycle> cycle, List<WhyNot> whyNot) {
  /** Nothing besides the steps. */
  public static final Evidence NONE = new Evidence(List.of(), Optional.empty());

  public Evidence {
    propositions = List.copyOf(propositions);
    whyNot = List.copyOf(whyNot);
  }

  /** What is to be seen along a trace of which nothing is explained. */
  public Evidence(List<Proposition> propositions, Optional<Cycle> cycle) {
    this(propositions, cycle, List.of());
  }

  /** The same with explanations. */
  public Evidence explained(List<WhyNot> reasons) {
    return new Evidence(propositions, cycle, reasons);
  }

  /**
   * A proposition of the formula that is violated.
   *
   * @param values whether it holds in the state before each step, and at last in the final state
   */
  public record Proposition(String text, List<Boolean> values) {
    public Proposition {
      values = List.copyOf(values);
    }
  }

  /**
   * The part of an infinite run that repeats.
   *
   * @param fairness what was asked of the run
   * @param extent whether the cycle is all that repeats
   */
  public record Cycle(Fairness fairness, Extent extent, List<Participant> participants) {
    public Cycle {
      participants = List.copyOf(participants);
    }
  }

  /** How much of what repeats a cycle shows. */
  public enum Extent {
    /** All of it. */
    WHOLE,
    /** A fair run goes through it again and again, but takes too many other steps to be shown. */
    PART
  }

  /**
   * A process that exists during the cycle.
   *
   * @param moves the steps in which it takes part
   * @param canMove the steps before which it can move, of those that start where others can look
   * @param cannotMove the same steps, those before which it cannot
   */
  public record Participant(
      String process,
      int pid,
      List<Integer> moves,
      List<Integer> canMove,
      List<Integer> cannotMove) {
    public Participant {
      moves = List.copyOf(moves);
      canMove = List.copyOf(canMove);
      cannotMove = List.copyOf(cannotMove);
    }

    /** The process as people name it. */
    public String name() {
      return process + ":" + pid;
    }
  }
}
