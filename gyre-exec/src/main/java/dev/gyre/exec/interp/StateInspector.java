package dev.gyre.exec.interp;

import dev.gyre.ir.Expr;
import java.util.OptionalInt;

/** Answers questions about one state, to explain what can and cannot happen there. */
public final class StateInspector {
  private final InterpretedStepper stepper;

  StateInspector(InterpretedStepper stepper) {
    this.stepper = stepper;
  }

  /** The value of an expression as {@code process} sees it; nothing if computing it goes wrong. */
  public OptionalInt evaluate(Expr e, int process) {
    try {
      return OptionalInt.of(stepper.evaluate(e, process));
    } catch (FaultSignal signal) {
      return OptionalInt.empty();
    }
  }

  /** Whether the {@code provided} clause of a process lets it move. */
  public boolean isProvided(int process) {
    return stepper.moves().isProvided(process);
  }

  /** Whether no process of higher priority can move. */
  public boolean hasPrecedence(int process) {
    return stepper.moves().hasPrecedence(process);
  }
}
