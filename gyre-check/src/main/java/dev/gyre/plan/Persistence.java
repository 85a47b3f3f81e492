package dev.gyre.plan;

/** What to do when a violation was found. */
public enum Persistence {
  /** Stop and show it. */
  FIRST,
  /** Stop, and look for shorter ways to get there by searching less deep. */
  FIRST_SHORTENED,
  /** Go on until everything was seen. */
  ALL
}
