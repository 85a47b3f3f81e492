package dev.gyre.ltl.translate;

/**
 * How much work a translation may take. An automaton beyond these limits would make the search it
 * is meant for hopeless, so the formula is refused instead.
 */
final class TranslationBudget {
  /** More ways on from one state than this are never worth having. */
  static final int MAX_ALTERNATIVES = 4_096;

  static final int MAX_STATES = 4_096;
  static final int MAX_ARCS = 100_000;
  private static final long MAX_STEPS = 20_000_000;

  private long steps;

  /** Counts elementary steps. */
  void spend(int amount) throws FormulaTooLargeException {
    steps += amount;
    if (steps > MAX_STEPS) {
      throw tooLarge("more than " + MAX_STEPS + " steps");
    }
  }

  void requireFew(int alternatives) throws FormulaTooLargeException {
    if (alternatives > MAX_ALTERNATIVES) {
      throw tooLarge("more than " + MAX_ALTERNATIVES + " ways on from one state");
    }
  }

  void requireSize(int states, int arcs) throws FormulaTooLargeException {
    if (states > MAX_STATES) {
      throw tooLarge("more than " + MAX_STATES + " states");
    }
    if (arcs > MAX_ARCS) {
      throw tooLarge("more than " + MAX_ARCS + " arcs");
    }
  }

  private static FormulaTooLargeException tooLarge(String what) {
    return new FormulaTooLargeException("its automaton would take " + what);
  }
}
