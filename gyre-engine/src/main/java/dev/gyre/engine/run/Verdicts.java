package dev.gyre.engine.run;

import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.report.Uncertainty;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Verdict;
import dev.gyre.search.SearchOutcome;
import java.util.List;
import java.util.Optional;

/** What the end of a search means, and what several answers come to together. */
final class Verdicts {
  private Verdicts() {}

  /** The verdict of one search. */
  static Verdict of(long violations, SearchOutcome.End end, Optional<Uncertainty> uncertainty) {
    if (violations > 0) {
      return Verdict.VIOLATED;
    }
    return end == SearchOutcome.End.COMPLETE && uncertainty.isEmpty()
        ? Verdict.HOLDS
        : Verdict.UNDECIDED;
  }

  static Guarantee guarantee(SearchOutcome.End end, Optional<Uncertainty> uncertainty) {
    if (end != SearchOutcome.End.COMPLETE) {
      return Guarantee.BOUNDED;
    }
    return uncertainty.isPresent() ? Guarantee.PROBABILISTIC : Guarantee.EXHAUSTIVE;
  }

  /** Why a search that came to its end and found nothing decides nothing. */
  static Optional<String> doubt(Verdict verdict, Optional<Uncertainty> uncertainty) {
    return verdict == Verdict.UNDECIDED
        ? uncertainty.map(u -> "nothing was found, but the store is lossy: " + u.inWords())
        : Optional.empty();
  }

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
