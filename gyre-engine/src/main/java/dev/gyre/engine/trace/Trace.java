package dev.gyre.engine.trace;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An execution from the initial state on, as people read it.
 *
 * @param transitions the same as numbers, to execute it again
 * @param cycleStart for an infinite execution the number of the step from which on everything
 *     repeats
 * @param end where it leads
 */
public record Trace(
    List<Step> steps, List<Long> transitions, Optional<Integer> cycleStart, EndState end) {
  public Trace {
    steps = List.copyOf(steps);
    transitions = List.copyOf(transitions);
  }

  /** A finite execution. */
  public Trace(List<Step> steps, List<Long> transitions, EndState end) {
    this(steps, transitions, Optional.empty(), end);
  }

  /**
   * The same without the moves of a claim that nobody wrote: it stands for a formula, and people
   * look at that. Where the claim moves alone the formula does.
   */
  public Trace ofFormula() {
    List<Step> told = steps.stream().map(Step::ofFormula).toList();
    return new Trace(told, transitions, cycleStart, end);
  }

  /**
   * One step of one process, or of two that meet in a rendez-vous.
   *
   * @param number from 1
   * @param actor who moved; in a rendez-vous the sender
   * @param partner the receiver of a rendez-vous
   * @param claim the move of a claim that came just before, in the state in which the step starts
   * @param changes the variables that have another value afterwards
   * @param messages what was sent or received
   * @param time how much time has passed when the step is done; empty where there are no timers
   * @param outcome whether an assertion failed in it, after which the run may go on all the same
   */
  public record Step(
      int number,
      Action actor,
      Optional<Action> partner,
      Optional<Action> claim,
      List<Change> changes,
      List<Message> messages,
      Optional<Long> time,
      Outcome outcome) {
    /** What came of the assertions of a step. */
    public enum Outcome {
      FINE,
      ASSERTION_FAILS
    }

    public Step {
      changes = List.copyOf(changes);
      messages = List.copyOf(messages);
    }

    /** A step of a model without timers. */
    public Step(
        int number,
        Action actor,
        Optional<Action> partner,
        Optional<Action> claim,
        List<Change> changes,
        List<Message> messages) {
      this(number, actor, partner, claim, changes, messages, Optional.empty(), Outcome.FINE);
    }

    Step at(long now) {
      return new Step(number, actor, partner, claim, changes, messages, Optional.of(now), outcome);
    }

    /** The same with another outcome. */
    public Step with(Outcome what) {
      return new Step(number, actor, partner, claim, changes, messages, time, what);
    }

    private Step ofFormula() {
      Action told =
          actor.pid() == Action.NO_PID
              ? new Action("ltl", Action.NO_PID, actor.file(), actor.line(), actor.text())
              : actor;
      return new Step(number, told, partner, Optional.empty(), changes, messages, time, outcome);
    }

    Step withClaim(Action move) {
      return new Step(number, actor, partner, Optional.of(move), changes, messages, time, outcome);
    }
  }

  /**
   * What a process or a claim did, and where that is written. A claim has no number. When time
   * passes, nobody acts, and that is written nowhere: the line is 0.
   */
  public record Action(String process, int pid, String file, int line, String text) {
    /** The text of the step in which a process disappears. */
    private static final String END = "-end-";

    /** In the place of a process number: it is a claim. */
    public static final int NO_PID = -1;

    /** In the place of a process number: time passes. */
    public static final int NOBODY = -2;

    /** The process as people name it. */
    public String name() {
      return pid < 0 ? process : process + ":" + pid;
    }

    /** Where people can read what was done; nobody has written that a process ends. */
    public OptionalInt writtenLine() {
      return line == 0 || text.equals(END) ? OptionalInt.empty() : OptionalInt.of(line);
    }
  }

  /**
   * A variable got another value, or came into being, or ceased to be.
   *
   * @param owner the process whose variable it is, as {@code P:1}; empty for a global one
   * @param before the value before, as text
   */
  public record Change(Optional<String> owner, String variable, String before, String after) {
    /** The variable as one would write it outside its process. */
    public String name() {
      return owner.map(o -> o + "." + variable).orElse(variable);
    }
  }

  /**
   * A message on its way.
   *
   * @param pid who sent or received it
   * @param partner the receiver of a rendez-vous, otherwise empty
   */
  public record Message(
      Kind kind, String channel, int pid, Optional<Integer> partner, String content) {
    /** What happened to a message. */
    public enum Kind {
      SENT,
      RECEIVED,
      HANDED_OVER
    }
  }

  /**
   * The state at the end of a trace: all values, and where each process stands.
   *
   * @param eventTrace where the {@code trace} or {@code notrace} of the model stands
   */
  public record EndState(
      List<StateView.Value> values, List<Position> positions, Optional<SourceSpan> eventTrace) {
    public EndState {
      values = List.copyOf(values);
      positions = List.copyOf(positions);
    }
  }

  /** Whether a process can move. */
  public enum Mobility {
    /** One of its statements can be executed. */
    ENABLED,
    BLOCKED
  }

  /**
   * Where a process stands.
   *
   * @param rest whether it may stay there for ever
   * @param mobility whether it could go on
   * @param state the state of SDL it is in
   * @param statements what it does next, or would if it were not blocked
   */
  public record Position(
      String process,
      int pid,
      SourceSpan span,
      StateView.Rest rest,
      Mobility mobility,
      Optional<String> state,
      List<String> statements) {
    public Position {
      statements = List.copyOf(statements);
    }

    /** The process as people name it. */
    public String name() {
      return process + ":" + pid;
    }

    public int line() {
      return span.visibleSite().line();
    }
  }
}
