package dev.gyre.search;

import dev.gyre.system.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects violations, one example of each kind at each place. */
final class ViolationLog {
  private final SearchOptions options;
  private final List<Violation> kept = new ArrayList<>();
  private long count;
  private boolean hasInvalidEnd;

  ViolationLog(SearchOptions options) {
    this.options = options;
  }

  /** Notes the faults of a step; {@code witness} is asked only if one is kept. */
  void faults(List<Fault> faults, CounterexampleSupplier witness) {
    for (Fault fault : faults) {
      if (options.checks().contains(check(fault.kind())) && !isEnough()) {
        count++;
        if (isNew(fault)) {
          kept.add(witness.of(Optional.of(fault)));
        }
      }
    }
  }

  private static SearchOptions.Check check(Fault.Kind kind) {
    if (kind == Fault.Kind.ASSERTION) {
      return SearchOptions.Check.ASSERTIONS;
    }
    return kind == Fault.Kind.TRACE ? SearchOptions.Check.TRACES : SearchOptions.Check.FAULTS;
  }

  private boolean isNew(Fault fault) {
    return kept.stream()
        .flatMap(v -> v.fault().stream())
        .noneMatch(f -> f.kind() == fault.kind() && f.span().isSamePlace(fault.span()));
  }

  void invalidEnd(CounterexampleSupplier witness) {
    if (!options.checks().contains(SearchOptions.Check.END_STATES) || isEnough()) {
      return;
    }
    count++;
    // With --keep-going there may be one in every other state.
    if (!hasInvalidEnd) {
      hasInvalidEnd = true;
      kept.add(witness.of(Optional.empty()));
    }
  }

  /** Whether the search may stop. */
  boolean isEnough() {
    return !kept.isEmpty() && options.afterViolation() == SearchOptions.AfterViolation.STOP;
  }

  long count() {
    return count;
  }

  List<Violation> kept() {
    return kept;
  }
}
