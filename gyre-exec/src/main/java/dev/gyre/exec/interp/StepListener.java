package dev.gyre.exec.interp;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;

/**
 * Hears what a step does to the state, statement by statement, inside a {@code d_step} too. Only
 * steps that are carried out are heard, not those that are tried to find out what is possible.
 */
public interface StepListener {
  /** For those who do not care. */
  StepListener DEAF = new StepListener() {};

  /** How a variable comes by its value. */
  enum Way {
    ASSIGNED,
    RECEIVED,
    /** It is a parameter, and got what {@code run} was given. */
    ARGUMENT,
    /** The variable came into being with the value. */
    INITIAL
  }

  /** The statement inside a {@code d_step} that what comes now belongs to. */
  default void at(SourceSpan statement) {}

  /**
   * A value was stored, be it the one that was there before.
   *
   * @param owner whose variable it is; for a global one nobody's
   * @param writer who stored it
   */
  default void written(Way way, Variable variable, int element, int owner, int writer) {}

  /** A message was put into a channel, or is handed over. */
  default void sent(int channel, int process) {}

  /** A message was taken out of a channel. */
  default void taken(int channel, int process) {}

  /**
   * A condition that must hold does not.
   *
   * @param words the state in which it was computed
   */
  default void failed(Expr condition, int process, int[] words) {}
}
