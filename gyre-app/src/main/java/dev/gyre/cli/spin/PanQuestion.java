package dev.gyre.cli.spin;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.StoreSetup;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.property.Check;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a verifier of Spin would look for, as a request to Gyre. One claim at most is checked;
 * beside a claim end states do not count.
 *
 * @param claim the claim that is checked
 */
record PanQuestion(ProcessSystem system, PanOptions options, Optional<String> claim) {

  /**
   * @throws RefusedCall if the claim that is named does not exist
   */
  static PanQuestion of(LoadedModel model, PanOptions options) throws RefusedCall {
    ProcessSystem system = model.system().orElseThrow();
    List<String> claims = claims(system);
    if (options.claim().isPresent() && !claims.contains(options.claim().get())) {
      throw new RefusedCall("error: cannot find claim '" + options.claim().get() + "'");
    }
    boolean ignored = options.has(PanOptions.Flag.NO_CLAIMS) || options.wantsProgress();
    Optional<String> claim =
        ignored ? Optional.empty() : options.claim().or(() -> claims.stream().findFirst());
    return new PanQuestion(system, options, claim);
  }

  /** The names that can be chosen from; the first one is checked unless another one is named. */
  static List<String> claims(ProcessSystem system) {
    Stream<String> formulas = system.properties().stream().map(p -> p.name());
    Stream<String> automata =
        system.automata().stream()
            .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER)
            .map(ProcessAutomaton::name);
    return Stream.concat(automata, formulas).toList();
  }

  boolean isFormula() {
    return claim
        .filter(name -> system.properties().stream().anyMatch(p -> p.name().equals(name)))
        .isPresent();
  }

  /** Whether cycles count that pass accept labels; without such labels there is nothing to find. */
  boolean looksForAcceptance() {
    boolean isPossible = claim.isPresent() || hasAcceptLabels();
    return isPossible && options.wantsAcceptance();
  }

  /** An option that has no effect, which Spin mentions. */
  boolean lacksAcceptLabels() {
    return options.has(PanOptions.Flag.ACCEPTANCE) && claim.isEmpty() && !hasAcceptLabels();
  }

  private boolean hasAcceptLabels() {
    return system.automata().stream()
        .filter(ProcessAutomaton::isProcess)
        .flatMap(a -> a.locations().stream())
        .anyMatch(l -> l.marks().contains(Location.Mark.ACCEPT));
  }

  boolean looksForEndStates() {
    return claim.isEmpty()
        && !options.wantsProgress()
        && !options.has(PanOptions.Flag.NO_END_STATES);
  }

  boolean looksForAssertions() {
    return !options.has(PanOptions.Flag.NO_ASSERTIONS);
  }

  /** Whether only infinite runs count against the formula. */
  boolean ignoresFiniteRuns() {
    return isFormula() && !looksForAssertions();
  }

  /** Spin watches {@code xr} and {@code xs} for the sake of its reduction only. */
  boolean looksForExclusiveUse() {
    return !options.has(PanOptions.Flag.NO_REDUCTION);
  }

  /** Whether something may be found that does not count, and must not end the search. */
  private boolean mustGoOn() {
    boolean hasPromises = system.automata().stream().anyMatch(a -> !a.exclusiveUses().isEmpty());
    return ignoresFiniteRuns() || (hasPromises && !looksForExclusiveUse());
  }

  CheckRequest request(FrozenModel model) {
    CheckRequest plain = model.request();
    CheckOptions wanted =
        plain
            .options()
            .withQuestions(questions())
            .withLimits(limits())
            .withThreads(1) // so that the same trails get the same numbers
            .withPersistence(persistence());
    if (options.has(PanOptions.Flag.NO_REDUCTION)) {
      wanted = wanted.withPartialOrder(PartialOrder.OFF);
    }
    if (persistence().equals(Persistence.EVERY)) {
      // Each error is a scenario of its own, with all that is printed on the way.
      wanted =
          wanted.withOptimisations(Optimisations.ALL_SCENARIOS).withSymmetry(SymmetryOption.OFF);
    }
    if (options.has(PanOptions.Flag.BREADTH_FIRST)) {
      wanted = wanted.withSearch(SearchOrder.BFS);
    }
    return plain.withOptions(store().map(wanted::withStore).orElse(wanted));
  }

  private CheckOptions.Questions questions() {
    Set<Check> checks = EnumSet.of(Check.ERROR, Check.TRACE);
    List<String> names = new ArrayList<>();
    names.add(builtIn(Property.SAFETY));
    if (looksForEndStates()) {
      checks.add(Check.DEADLOCK);
    }
    if (looksForAssertions()) {
      checks.add(Check.ASSERT);
    }
    if (options.wantsProgress()) {
      checks.add(Check.PROGRESS);
      names.add(builtIn(Property.PROGRESS));
    }
    if (claim.isPresent() || looksForAcceptance()) {
      checks.add(Check.ACCEPTANCE);
      names.add(claim.orElseGet(() -> builtIn(Property.ACCEPTANCE)));
    }
    Fairness fairness =
        options.has(PanOptions.Flag.FAIR) && (options.wantsProgress() || looksForAcceptance())
            ? Fairness.WEAK
            : Fairness.NONE;
    return new CheckOptions.Questions(Optional.of(checks), names, List.of(), fairness);
  }

  /** A name that the model uses itself is the model's. */
  private String builtIn(String name) {
    return claims(system).contains(name) ? "built-in-" + name : name;
  }

  private Limits limits() {
    Optional<Duration> time =
        options.minutes().isPresent()
            ? Optional.of(Duration.ofMinutes(options.minutes().getAsLong()))
            : Optional.empty();
    return new Limits(options.maxDepth(), time, options.memoryBytes());
  }

  private Persistence persistence() {
    if (options.has(PanOptions.Flag.EVERY_TRAIL) || options.errorLimit() != 1) {
      return Persistence.EVERY;
    }
    if (mustGoOn()) {
      return Persistence.ALL;
    }
    return options.has(PanOptions.Flag.SHORTEN) ? Persistence.FIRST_SHORTENED : Persistence.FIRST;
  }

  private Optional<StoreSetup> store() {
    return switch (options.store()) {
      case EXACT -> Optional.empty();
      case BITSTATE ->
          Optional.of(new StoreSetup.Bitstate(StoreSetup.DEFAULT_BITS_PER_STATE, table()));
      case COMPACT ->
          Optional.of(new StoreSetup.Compact(StoreSetup.DEFAULT_SIGNATURE_BITS, table()));
    };
  }

  /** What Spin takes by default is enough for what it is used for in scripts. */
  private long table() {
    return options.memoryBytes().orElse(Math.min(StoreSetup.defaultTableBytes(), 128L << 20));
  }
}
