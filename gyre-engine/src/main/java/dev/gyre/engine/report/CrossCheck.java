package dev.gyre.engine.report;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What came out when the same questions were asked once more without any reduction.
 *
 * @param comparisons one for each property
 */
public record CrossCheck(List<Comparison> comparisons) {
  public CrossCheck {
    comparisons = List.copyOf(comparisons);
  }

  /** What two answers say together. */
  public enum Outcome {
    AGREES("agrees"),
    /** One of them says that the property holds, the other that it is violated. */
    DISAGREES("disagrees"),
    /** One of them is none. */
    UNFINISHED("not finished");

    private final String words;

    Outcome(String words) {
      this.words = words;
    }

    /** The word in reports. */
    public String words() {
      return words;
    }
  }

  /**
   * Two answers to one question.
   *
   * @param property its name
   * @param detail the figures, or why there is no outcome
   */
  public record Comparison(String property, Outcome outcome, String detail) {}

  /** The worst of all. */
  public Outcome outcome() {
    for (Outcome outcome : List.of(Outcome.DISAGREES, Outcome.UNFINISHED)) {
      if (comparisons.stream().anyMatch(c -> c.outcome() == outcome)) {
        return outcome;
      }
    }
    return Outcome.AGREES;
  }

  /** The outcome in one line. */
  public String inWords() {
    Outcome worst = outcome();
    String details =
        comparisons.stream()
            .filter(c -> c.outcome() == worst)
            .map(c -> c.property() + " " + c.detail())
            .collect(Collectors.joining("; "));
    return worst.words() + (details.isEmpty() ? "" : ": " + details);
  }
}
