package dev.gyre.engine;

import dev.gyre.engine.run.ExecutableSystems;
import dev.gyre.engine.run.StateProbe;
import dev.gyre.engine.trace.Blocked;
import dev.gyre.engine.trace.Execution;
import dev.gyre.engine.trace.PrintedText;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Channels;
import dev.gyre.system.Fault;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Executes a model step by step, forwards and back. For one thread. */
public final class Simulation {
  private final Execution execution;
  private final PrintedText printed;
  private final Deque<Execution.Point> past = new ArrayDeque<>();

  /**
   * Something that can happen next.
   *
   * @param transition its number, for {@link #take}
   */
  public record Choice(long transition, Trace.Action actor, Optional<Trace.Action> partner) {}

  /**
   * A step that was made.
   *
   * @param output what the model printed, process by process
   * @param faults what went wrong in it
   */
  public record Made(Trace.Step step, List<PrintedText.Output> output, List<Fault> faults) {}

  /**
   * @throws dev.gyre.system.FaultyStartException if there is no initial state
   */
  public Simulation(ProcessSystem system, Channels channels) {
    InterpretedSystem reference = ExecutableSystems.reference(system, channels);
    this.printed = new PrintedText(system);
    this.execution = new Execution(reference, printed);
  }

  /** How many steps were made. */
  public int depth() {
    return past.size();
  }

  /** What can happen next; empty at the end. */
  public List<Choice> choices() {
    StateView state = execution.view();
    List<Choice> choices = new ArrayList<>();
    for (long transition : execution.choices()) {
      choices.add(
          new Choice(
              transition,
              execution.describer().actor(transition, state),
              execution.describer().partner(transition, state)));
    }
    return choices;
  }

  /** Whether a step can be made: one of the choices, or several ticks together. */
  public boolean offers(long transition) {
    return execution.offers(transition);
  }

  /** What goes wrong when looking for choices. */
  public List<Fault> faults() {
    execution.choices();
    return execution.faults();
  }

  /** The declarations {@code xr} and {@code xs} that are broken now. */
  public List<Fault> brokenPromises() {
    return execution.brokenPromises();
  }

  /** Makes a step that {@link #choices} offers. */
  public Made take(long transition) {
    execution.choices();
    printed.take();
    past.push(execution.point());
    Trace.Step step = execution.take(transition, past.size());
    return new Made(step, printed.take(), execution.faults());
  }

  /** Takes the last step back; false at the beginning. */
  public boolean back() {
    if (past.isEmpty()) {
      return false;
    }
    execution.goTo(past.pop());
    return true;
  }

  /** Whether all processes may rest where they are. */
  public boolean isValidEnd() {
    return execution.isValidEnd();
  }

  public Trace.EndState state() {
    return execution.end();
  }

  /** The same with more detail: channels, and places in automata. */
  public StateView view() {
    return execution.view();
  }

  /** The present state itself, for those who know its layout; not to be changed. */
  public int[] words() {
    return execution.point().words();
  }

  /**
   * Whether a condition holds now.
   *
   * @param condition one on the system that is executed
   */
  public boolean holds(StateProbe condition) {
    return condition.holdsIn(words(), words().length);
  }

  /** The value of an expression that reads no local variables; empty if it cannot be computed. */
  public OptionalInt value(Expr expression) {
    return execution.inspector().evaluate(expression, 0);
  }

  /** What cannot happen now, and why not. */
  public List<Blocked.Statement> blocked() {
    return Blocked.list(execution);
  }
}
