package dev.gyre.plan;

/** What to do when a violation was found. */
public enum Persistence {
  /** Stop and show it. */
  FIRST,
  /** Stop, and look for a run with fewer steps to the same violation. */
  FIRST_SHORTENED,
  /** Go on until everything was seen, and show one example of each kind at each place. */
  ALL,
  /** The same, and look for runs with fewer steps to what was found. */
  ALL_SHORTENED,
  /** Go on until everything was seen, and show every way to a violation that the search meets. */
  EVERY;

  /** Whether a search goes on after a violation. */
  public boolean goesOn() {
    return this == ALL || this == ALL_SHORTENED || this == EVERY;
  }

  /** Whether shorter runs are looked for. */
  public boolean shortens() {
    return this == FIRST_SHORTENED || this == ALL_SHORTENED;
  }
}
