package dev.gyre.engine.report;

import dev.gyre.plan.StoreSetup;
import java.util.Locale;
import java.util.Optional;

/**
 * How far a search with a lossy store can be trusted.
 *
 * @param tableBytes the memory for what is kept of the states
 * @param partsBytes the memory for the parts of states, which are exact
 * @param omissions how many of the states that were met are expected to have been omitted
 * @param probability that any was omitted
 * @param next how to get a better answer; empty if the search was stopped by a limit
 */
public record Uncertainty(
    StoreSetup store,
    long tableBytes,
    long partsBytes,
    double omissions,
    double probability,
    Optional<NextStore> next) {

  /** The estimate as one would say it. */
  public String inWords() {
    return number(omissions)
        + " omitted states are expected (probability of any: "
        + percent(probability)
        + " %)";
  }

  /** Three digits or so; small numbers matter as much as large ones. */
  public static String number(double value) {
    if (value != 0 && value < 0.01) {
      return String.format(Locale.ROOT, "%.1e", value);
    }
    return String.format(Locale.ROOT, value < 100 ? "%.2f" : "%.0f", value);
  }

  /** A certainty that is not complete does not become 100 by rounding. */
  public static String percent(double probability) {
    return probability > 0.9999 ? "over 99.99" : number(100 * probability);
  }
}
