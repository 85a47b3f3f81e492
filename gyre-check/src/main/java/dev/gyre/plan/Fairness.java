package dev.gyre.plan;

/** Which infinite runs count. */
public enum Fairness {
  NONE,
  WEAK,
  STRONG,
  GLOBAL
}
