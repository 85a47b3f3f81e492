package dev.gyre.lts.formula;

/** What a state can be asked about its steps. */
public enum Moves {
  /** Single steps, silent ones like others. */
  SINGLE,
  /** Steps after inert ones. */
  AFTER_SILENCE,
  /** The same, and whether silence can go on for ever. */
  AFTER_SILENCE_OR_NEVER
}
