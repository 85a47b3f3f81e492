package dev.gyre.search;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.property.Check;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Collects violations, one example of each kind at each place unless all are wanted. */
final class ViolationLog {
  private final SearchOptions options;
  private final Consumer<Violation> listener;
  private final List<Violation> kept = new ArrayList<>();
  private long count;
  private boolean hasInvalidEnd;

  /**
   * @param listener told of each violation that is kept
   */
  ViolationLog(SearchOptions options, Consumer<Violation> listener) {
    this.options = options;
    this.listener = listener;
  }

  /** Notes the faults of a step; {@code witness} is asked only if one is kept. */
  void faults(List<Fault> faults, CounterexampleSupplier witness) {
    for (Fault fault : faults) {
      if (options.checks().contains(check(fault.kind())) && !isEnough()) {
        count++;
        if (isNew(fault)) {
          keep(witness.of(Optional.of(fault)));
        }
      }
    }
  }

  private static Check check(Fault.Kind kind) {
    if (kind == Fault.Kind.ASSERTION) {
      return Check.ASSERT;
    }
    return kind == Fault.Kind.TRACE ? Check.TRACE : Check.ERROR;
  }

  private boolean isNew(Fault fault) {
    return keepsAll()
        || kept.stream()
            .flatMap(v -> v.fault().stream())
            .noneMatch(f -> f.kind() == fault.kind() && f.span().isSamePlace(fault.span()));
  }

  void invalidEnd(CounterexampleSupplier witness) {
    if (!options.checks().contains(Check.DEADLOCK) || isEnough()) {
      return;
    }
    count++;
    // With --all-errors there may be one in every other state.
    if (!hasInvalidEnd || keepsAll()) {
      hasInvalidEnd = true;
      keep(witness.of(Optional.empty()));
    }
  }

  private boolean keepsAll() {
    return options.afterViolation().keep() == SearchOptions.Keep.ALL;
  }

  private void keep(Violation violation) {
    kept.add(violation);
    listener.accept(violation);
  }

  /** Whether the search may stop. */
  boolean isEnough() {
    return kept.size() >= options.afterViolation().most();
  }

  void save(CheckpointOutput out) {
    out.writeLong(count);
    out.writeInt(kept.size());
    kept.forEach(violation -> violation.save(out));
  }

  /** The listener hears of what was found before once more. */
  void restore(CheckpointInput in, TransitionSystem system) {
    count = in.readLong();
    int violations = in.readInt();
    for (int i = 0; i < violations; i++) {
      Violation violation = Violation.read(in, system);
      hasInvalidEnd |= violation.kind() == Violation.Kind.INVALID_END_STATE;
      keep(violation);
    }
  }

  /** Has what another one found, of which the listener has heard. */
  void takeOver(ViolationLog other) {
    count = other.count;
    hasInvalidEnd = other.hasInvalidEnd;
    kept.addAll(other.kept);
  }

  long count() {
    return count;
  }

  List<Violation> kept() {
    return kept;
  }
}
