package dev.gyre.tck;

/** Spin cannot be asked about a model, which says nothing about the model. */
final class NoAnswer extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final Reason reason;

  /** How far the question came. */
  enum Reason {
    REFUSED("refused by Spin"),
    NOT_COMPILED("Spin's C does not compile"),
    CRASHED("pan crashed"),
    CUT_SHORT("pan cut its search short");

    private final String words;

    Reason(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }
  }

  NoAnswer(Reason reason, String details) {
    super(reason.words() + System.lineSeparator() + details);
    this.reason = reason;
  }

  Reason reason() {
    return reason;
  }
}
