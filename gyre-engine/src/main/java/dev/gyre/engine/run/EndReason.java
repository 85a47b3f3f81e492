package dev.gyre.engine.run;

import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.StoreKind;
import dev.gyre.plan.WhenFull;
import dev.gyre.property.Fairness;
import dev.gyre.search.SearchOutcome;
import java.util.Optional;

/** Why a search ended without an answer, in words. */
final class EndReason {
  private static final String HEAP =
      "the memory of the Java virtual machine is used up (-Xmx gives it more)";
  private static final String TIME = "the time limit was reached";
  private static final String INTERRUPTED = "interrupted";

  private EndReason() {}

  /** Of a search for what finite runs can do wrong. */
  static Optional<String> of(SearchOutcome outcome, CheckOptions options) {
    Optional<String> reason =
        of(outcome.end(), options).map(words -> words + advice(outcome.end(), options));
    return outcome.end() == SearchOutcome.End.MEMORY_LIMIT
        ? outcome.trouble().map(why -> "the memory limit was reached, and " + why).or(() -> reason)
        : outcome.trouble().or(() -> reason);
  }

  /** Of a search for what infinite runs can do wrong. */
  static Optional<String> of(LivenessOutcome outcome, CheckOptions options) {
    boolean isFair = options.questions().fairness() != Fairness.NONE;
    String advice = isFair ? "" : advice(outcome.end(), options);
    boolean isSurprising =
        outcome.end() == SearchOutcome.End.MEMORY_LIMIT
            && outcome.files().isEmpty()
            && options.limits().whenFull().way() != WhenFull.Way.STOP;
    String surprise =
        isSurprising ? ", and a search for infinite runs cannot go on elsewhere by itself" : "";
    return outcome
        .trouble()
        .or(() -> of(outcome.end(), options).map(reason -> reason + surprise + advice));
  }

  private static String advice(SearchOutcome.End end, CheckOptions options) {
    boolean isFull =
        end == SearchOutcome.End.MEMORY_LIMIT || end == SearchOutcome.End.HEAP_EXHAUSTED;
    boolean isOnDisk = options.search().store().filter(s -> s.kind() == StoreKind.DISK).isPresent();
    return isFull && !isOnDisk ? "; --store disk goes on in files" : "";
  }

  static Optional<String> of(SearchOutcome.End end, CheckOptions options) {
    return switch (end) {
      case COMPLETE, VIOLATION -> Optional.empty();
      case DEPTH_LIMIT ->
          Optional.of(
              "the depth limit of " + options.limits().maxDepth().orElse(0) + " steps was reached");
      case ENDLESS_SEQUENCE ->
          Optional.of(
              "an atomic sequence can go on for ever, and what the property says of such a run is"
                  + " not known");
      case MEMORY_LIMIT -> Optional.of("the memory limit was reached");
      case HEAP_EXHAUSTED -> Optional.of(HEAP);
      case STORE_FULL -> Optional.of(full(options));
      case FILES -> Optional.of("files could not be written or read");
      case TIME_LIMIT -> Optional.of(TIME);
      case CANCELLED -> Optional.of(INTERRUPTED);
    };
  }

  /** Whether the same search would end in the same way if it had more time and memory. */
  static boolean isFinal(SearchOutcome.End end) {
    return switch (end) {
      case COMPLETE, VIOLATION, DEPTH_LIMIT, ENDLESS_SEQUENCE -> true;
      case MEMORY_LIMIT, HEAP_EXHAUSTED, STORE_FULL, FILES, TIME_LIMIT, CANCELLED -> false;
    };
  }

  /** The memory of the Java virtual machine is used up outside of a search. */
  static String ofHeap() {
    return HEAP;
  }

  /** Why work was cancelled. */
  static String ofCancellation(CheckOptions options) {
    return options.limits().isTimeUp() ? TIME : INTERRUPTED;
  }

  /** A run was found that violates the property, and could not be tried out before the end. */
  static String ofUnconfirmed(String reason) {
    return reason + " before a violation that was found could be confirmed";
  }

  private static String full(CheckOptions options) {
    boolean isCompact =
        options.search().store().filter(s -> s.kind() == StoreKind.COMPACT).isPresent();
    return isCompact
        ? "the table of the compact store is full (more memory, fewer bits, or the store"
            + " bitstate)"
        : "the store cannot number more states or parts of states (the store table can)";
  }
}
