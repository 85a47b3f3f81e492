package dev.gyre.search;

import dev.gyre.system.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Collects violations, one example of each kind at each place. */
final class Findings {
  private final SearchOptions options;
  private final List<Violation> kept = new ArrayList<>();
  private long count;
  private boolean hasInvalidEnd;

  Findings(SearchOptions options) {
    this.options = options;
  }

  /** Notes the faults of a step; {@code path} is asked only if one is kept. */
  void faults(List<Fault> faults, Supplier<List<Long>> path) {
    for (Fault fault : faults) {
      if (options.checks().contains(check(fault.kind())) && !isEnough()) {
        count++;
        if (isNew(fault)) {
          kept.add(new Violation(Violation.Kind.FAULT, Optional.of(fault), path.get()));
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
        .noneMatch(
            f -> f.kind() == fault.kind() && f.span().toString().equals(fault.span().toString()));
  }

  void invalidEnd(Supplier<List<Long>> path) {
    if (!options.checks().contains(SearchOptions.Check.END_STATES) || isEnough()) {
      return;
    }
    count++;
    // With --keep-going there may be one in every other state.
    if (!hasInvalidEnd) {
      hasInvalidEnd = true;
      kept.add(new Violation(Violation.Kind.INVALID_END_STATE, Optional.empty(), path.get()));
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
