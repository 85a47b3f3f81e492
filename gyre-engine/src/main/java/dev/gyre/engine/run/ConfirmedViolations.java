package dev.gyre.engine.run;

import dev.gyre.engine.report.FoundViolation;
import dev.gyre.plan.Persistence;
import dev.gyre.search.Violation;
import dev.gyre.system.CancelledException;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The violations of one property that were confirmed. A search that goes on after a violation may
 * come to a limit long after it, and then there is no time to confirm anything; so each one is
 * confirmed when it is found, and whatever ends the check afterwards, it is here. May be read on
 * any thread.
 */
final class ConfirmedViolations {
  /**
   * @param found as the search found it
   * @param shown as it is reported
   */
  private record Confirmed(Violation found, FoundViolation shown) {}

  private List<Confirmed> known = List.of();

  /** Confirms one as soon as it is found; if that cannot be done now it may be done later. */
  void early(Violation found, Function<Violation, FoundViolation> confirm, Persistence wanted) {
    try {
      keep(new Confirmed(found, confirm.apply(found)), wanted);
    } catch (CancelledException | OutOfMemoryError e) {
      // The search will notice that its time is over; and there is more room when it is.
      return;
    }
  }

  /** Confirms what was found and is not confirmed yet, as much as there is time for. */
  List<FoundViolation> finish(
      List<Violation> all, Function<Violation, FoundViolation> confirm, Persistence wanted) {
    try {
      all.stream()
          .filter(found -> !isKnown(found))
          .forEach(found -> keep(new Confirmed(found, confirm.apply(found)), wanted));
    } catch (CancelledException e) {
      return violations();
    }
    return violations();
  }

  /** Those that are confirmed by now. */
  synchronized List<FoundViolation> violations() {
    return known.stream().map(Confirmed::shown).toList();
  }

  private synchronized boolean isKnown(Violation found) {
    return known.stream().anyMatch(confirmed -> confirmed.found().equals(found));
  }

  /** Where one is enough, it is the last one. */
  private synchronized void keep(Confirmed confirmed, Persistence wanted) {
    Stream<Confirmed> before = wanted.goesOn() ? known.stream() : Stream.empty();
    known = Stream.concat(before, Stream.of(confirmed)).toList();
  }
}
