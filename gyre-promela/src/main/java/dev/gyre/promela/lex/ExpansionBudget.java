package dev.gyre.promela.lex;

/**
 * How much macro expansion is still allowed. Ten short lines of macros can ask for more tokens than
 * there is memory; no model needs that.
 */
final class ExpansionBudget {
  static final int PER_CALL = 2_000_000;
  static final int IN_ALL = 8_000_000;

  /** Characters of a string made by the preprocessor that cost as much as one token. */
  static final int CHARACTERS_PER_TOKEN = 16;

  private long left = IN_ALL;
  private long leftInCall = PER_CALL;

  /** Begins a macro call that is in no other call. */
  void startCall() {
    leftInCall = PER_CALL;
  }

  /** Takes {@code tokens} from the budget; false once it is overdrawn. */
  boolean spend(long tokens) {
    left -= tokens;
    leftInCall -= tokens;
    return left >= 0 && leftInCall >= 0;
  }
}
