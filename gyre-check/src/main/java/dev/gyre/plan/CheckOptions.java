package dev.gyre.plan;

import dev.gyre.property.Fairness;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What was asked for, possible or not.
 *
 * @param search in which order to visit states; empty to leave it to Gyre
 * @param store how to remember states; empty to leave it to Gyre
 * @param threads how many workers; empty for as many as there are
 * @param checks what to look for; empty for all that the model asks for
 * @param properties the named properties to check; empty for all
 * @param formulas properties given with the call, as text
 * @param time how time passes, in words; empty if nothing was said
 * @param ticks how far it passes in one step
 */
public record CheckOptions(
    Optional<SearchOrder> search,
    Optional<StoreSetup> store,
    PartialOrder partialOrder,
    Symmetry symmetry,
    Fairness fairness,
    Optimisations optimisations,
    Optional<Integer> threads,
    Optional<Set<Check>> checks,
    List<String> properties,
    List<String> formulas,
    Optional<String> time,
    Ticks ticks) {

  /** Time passes as Gyre thinks best. */
  public CheckOptions(
      Optional<SearchOrder> search,
      Optional<StoreSetup> store,
      PartialOrder partialOrder,
      Symmetry symmetry,
      Fairness fairness,
      Optimisations optimisations,
      Optional<Integer> threads,
      Optional<Set<Check>> checks,
      List<String> properties,
      List<String> formulas,
      Optional<String> time) {
    this(
        search,
        store,
        partialOrder,
        symmetry,
        fairness,
        optimisations,
        threads,
        checks,
        properties,
        formulas,
        time,
        Ticks.AUTO);
  }

  public CheckOptions {
    checks = checks.map(Set::copyOf);
    properties = List.copyOf(properties);
    formulas = List.copyOf(formulas);
  }

  /** Nothing special: what Gyre thinks best. */
  public static CheckOptions none() {
    return new CheckOptions(
        Optional.empty(),
        Optional.empty(),
        PartialOrder.AUTO,
        Symmetry.AUTO,
        Fairness.NONE,
        Optimisations.DEFAULT,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        Optional.empty());
  }

  public CheckOptions withSearch(SearchOrder order) {
    return with(draft -> draft.search = Optional.of(order));
  }

  public CheckOptions withStore(StoreSetup wanted) {
    return with(draft -> draft.store = Optional.of(wanted));
  }

  public CheckOptions withThreads(int number) {
    return with(draft -> draft.threads = Optional.of(number));
  }

  public CheckOptions withPartialOrder(PartialOrder wanted) {
    return with(draft -> draft.partialOrder = wanted);
  }

  public CheckOptions withSymmetry(Symmetry wanted) {
    return with(draft -> draft.symmetry = wanted);
  }

  public CheckOptions withOptimisations(Optimisations wanted) {
    return with(draft -> draft.optimisations = wanted);
  }

  public CheckOptions withProperties(List<String> names) {
    return with(draft -> draft.properties = names);
  }

  public CheckOptions withFairness(Fairness wanted) {
    return with(draft -> draft.fairness = wanted);
  }

  public CheckOptions withChecks(Set<Check> wanted) {
    return with(draft -> draft.checks = Optional.of(wanted));
  }

  public CheckOptions withTicks(Ticks wanted) {
    return with(draft -> draft.ticks = wanted);
  }

  public CheckOptions withTime(String wanted) {
    return with(draft -> draft.time = Optional.of(wanted));
  }

  /**
   * Whether interchangeable things are to be looked for: not by default where nothing may be left
   * out.
   */
  public boolean wantsSymmetry() {
    return switch (symmetry) {
      case OFF -> false;
      case AUTO -> optimisations != Optimisations.PLAIN;
      case FULL, SORTED, SEGMENTED, PC_SORTED, PC_SEGMENTED, REFINE -> true;
    };
  }

  /** Whether a timer may expire at any moment. */
  public boolean isTimeAbstract() {
    return time.filter(TimeChoice.ABSTRACT::equals).isPresent();
  }

  public CheckOptions withFormulas(List<String> texts) {
    return with(draft -> draft.formulas = texts);
  }

  private CheckOptions with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.wishes();
  }

  /** Wishes that are being changed. */
  private static final class Draft {
    private Optional<SearchOrder> search;
    private Optional<StoreSetup> store;
    private PartialOrder partialOrder;
    private Symmetry symmetry;
    private Fairness fairness;
    private Optimisations optimisations;
    private Optional<Integer> threads;
    private Optional<Set<Check>> checks;
    private List<String> properties;
    private List<String> formulas;
    private Optional<String> time;
    private Ticks ticks;

    Draft(CheckOptions start) {
      this.search = start.search;
      this.store = start.store;
      this.partialOrder = start.partialOrder;
      this.symmetry = start.symmetry;
      this.fairness = start.fairness;
      this.optimisations = start.optimisations;
      this.threads = start.threads;
      this.checks = start.checks;
      this.properties = start.properties;
      this.formulas = start.formulas;
      this.time = start.time;
      this.ticks = start.ticks;
    }

    CheckOptions wishes() {
      return new CheckOptions(
          search,
          store,
          partialOrder,
          symmetry,
          fairness,
          optimisations,
          threads,
          checks,
          properties,
          formulas,
          time,
          ticks);
    }
  }
}
