package dev.gyre.exec.interp;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Variable;
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

  /** The process that a remote reference means, or -1 if there is none, or that is a fault. */
  public int instance(int automaton, Expr named, int process) {
    try {
      stepper.reader().setProcess(process);
      return stepper.reader().instance(automaton, named);
    } catch (FaultSignal signal) {
      return -1;
    }
  }

  // ---- what would be if

  /** The value of an element. */
  public int read(Variable variable, int element, int owner) {
    return stepper.loaded().read(variable, element, owner);
  }

  /** Supposes another value, cut to the type; nothing but the answers given here changes. */
  public void suppose(Variable variable, int element, int owner, int value) {
    stepper.loaded().write(variable, element, owner, value);
  }

  /** How many messages a channel has room for; 0 for a rendez-vous, and if it does not exist. */
  public int capacity(int channel) {
    try {
      return stepper.loaded().channel(channel).type().capacity();
    } catch (FaultSignal signal) {
      return 0;
    }
  }

  /** How many messages there are in a channel that exists. */
  public int messages(int channel) {
    return stepper.loaded().messageCount(channel);
  }

  /** A message in a channel, the oldest is number 0. */
  public int[] message(int channel, int number) {
    int[] fields = new int[stepper.loaded().channel(channel).type().fields().size()];
    for (int f = 0; f < fields.length; f++) {
      fields[f] = stepper.loaded().field(channel, number, f);
    }
    return fields;
  }

  /** Supposes that there are so many; what is in them is left open. */
  public void supposeMessages(int channel, int count) {
    stepper.loaded().setMessageCount(channel, count);
  }
}
