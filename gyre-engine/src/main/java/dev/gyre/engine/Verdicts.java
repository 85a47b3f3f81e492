package dev.gyre.engine;

import dev.gyre.system.Guarantee;
import dev.gyre.system.Verdict;
import java.util.List;

/** What several answers come to together. */
final class Verdicts {
  private Verdicts() {}

  /** One violation is enough; all must hold for the whole to hold. */
  static Verdict worst(List<PropertyReport> properties) {
    for (Verdict verdict : List.of(Verdict.VIOLATED, Verdict.UNDECIDED)) {
      if (properties.stream().anyMatch(p -> p.verdict() == verdict)) {
        return verdict;
      }
    }
    return Verdict.HOLDS;
  }

  static Guarantee weakest(List<PropertyReport> properties) {
    for (Guarantee guarantee : List.of(Guarantee.BOUNDED, Guarantee.PROBABILISTIC)) {
      if (properties.stream().anyMatch(p -> p.guarantee() == guarantee)) {
        return guarantee;
      }
    }
    return Guarantee.EXHAUSTIVE;
  }
}
