package dev.gyre.ltl.automaton;

/**
 * The marks of what is not on a cycle. They decide nothing, so whatever serves the next reduction
 * may be put there; which one that is cannot be known before.
 */
enum Crossing {
  UNMARKED,
  MARKED
}
