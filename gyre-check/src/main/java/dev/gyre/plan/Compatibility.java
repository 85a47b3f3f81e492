package dev.gyre.plan;

import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Decides which combination of search, store, reductions and properties is used. What cannot be had
 * is refused with the reason, or left out with a note; never silently.
 */
public final class Compatibility {
  /** More would only take each other's memory. */
  private static final int MOST_THREADS = 256;

  private Compatibility() {}

  /**
   * Decides for a model of whose symmetry nothing is known.
   *
   * @throws RefusedException if the wishes cannot be met
   */
  public static CheckPlan decide(CheckOptions wishes, ModelFacts traits) throws RefusedException {
    return decide(wishes, traits, SymmetryFindings.none());
  }

  /**
   * @throws RefusedException if the wishes cannot be met
   */
  public static CheckPlan decide(CheckOptions wishes, ModelFacts traits, SymmetryFindings findings)
      throws RefusedException {
    refuseWhatMakesNoSense(wishes);
    List<Property> properties = PropertyChoice.of(wishes, traits);
    TimeChoice time = new TimeChoice(wishes, traits, properties);
    time.refuse();
    refuseEventsUnderGlobalFairness(wishes, traits, properties);
    SearchOrder search = wishes.search().orElse(SearchOrder.DFS);
    StoreSetup store = StoreChoice.of(wishes);
    PartialOrderChoice partialOrder = PartialOrderChoice.of(wishes, traits, properties);
    int threads = wishes.threads().orElse(Runtime.getRuntime().availableProcessors());
    CycleChoice cycles = new CycleChoice(wishes, traits, properties);
    SymmetryChoice symmetry =
        SymmetryChoice.of(wishes, findings).decide(properties, cycles.search());
    if (partialOrder.method().isPresent()) {
      symmetry.allOrders(properties).forEach(partialOrder.allOrders()::putIfAbsent);
    }
    List<CheckPlan.Choice> choices = new ArrayList<>();
    choices.add(new CheckPlan.Choice("search", search.words(), why(search, wishes)));
    choices.add(StoreChoice.line(store, wishes));
    choices.add(
        new CheckPlan.Choice(
            "threads",
            String.valueOf(threads),
            wishes.threads().isPresent() ? "asked for" : "default; one for each processor"));
    choices.addAll(cycles.lines());
    choices.addAll(time.lines());
    List<String> notes = new ArrayList<>(cycles.notes());
    notes.addAll(partialOrder.notes(wishes, search));
    notes.addAll(time.notes());
    notes.addAll(symmetry.notes(properties));
    return new CheckPlan(
        search,
        store,
        threads,
        safetyChecks(wishes),
        cycles.search(),
        properties,
        Passes.chosen(wishes.optimisations(), traits),
        partialOrder.method(),
        partialOrder.allOrders(),
        time.ticking(),
        symmetry.strategy(),
        symmetry.allStates(),
        choices,
        reductions(
            wishes, traits, properties, partialOrder.line(properties), symmetry.line(properties)),
        notes,
        unchecked(wishes, traits, properties));
  }

  /** What the search for safety looks for, if there is one. */
  private static Set<Check> safetyChecks(CheckOptions wishes) {
    Set<Check> checks = new HashSet<>(wishes.checks().orElse(Check.safety()));
    checks.retainAll(Check.safety());
    return checks.isEmpty() ? Check.safety() : checks;
  }

  private static String why(SearchOrder search, CheckOptions wishes) {
    String effect =
        search == SearchOrder.DFS
            ? "needs the least memory; --search bfs gives a shortest trace"
            : "gives a shortest trace";
    return (wishes.search().isPresent() ? "asked for; " : "default; ") + effect;
  }

  private static void refuseWhatMakesNoSense(CheckOptions wishes) throws RefusedException {
    if (wishes.checks().filter(Set::isEmpty).isPresent()) {
      throw new RefusedException("nothing to check: --check names nothing");
    }
    if (wishes.threads().isPresent() && wishes.threads().get() < 1) {
      throw new RefusedException(
          "--threads " + wishes.threads().get() + ": at least one is needed");
    }
    if (wishes.threads().isPresent() && wishes.threads().get() > MOST_THREADS) {
      throw new RefusedException(
          "--threads " + wishes.threads().get() + ": at most " + MOST_THREADS + " can be used");
    }
  }

  /** What the last step was would be part of the states whose steps must all be taken. */
  private static void refuseEventsUnderGlobalFairness(
      CheckOptions wishes, ModelFacts traits, List<Property> properties) throws RefusedException {
    for (ModelFacts.Formula formula : traits.formulas()) {
      boolean isChosen =
          properties.stream()
              .anyMatch(p -> p.kind() == Property.Kind.LTL && p.name().equals(formula.name()));
      if (isChosen
          && formula.next() == ModelFacts.Formula.Next.EVENTS
          && wishes.fairness() == Fairness.GLOBAL) {
        throw new RefusedException(
            "--fairness global: ltl "
                + formula.name()
                + " asks for events, and global fairness is about states; ask for states, or use"
                + " --fairness strong");
      }
    }
  }

  private static List<Reduction> reductions(
      CheckOptions wishes,
      ModelFacts traits,
      List<Property> properties,
      Reduction partialOrder,
      Reduction symmetry) {
    List<Reduction> reductions = new ArrayList<>();
    reductions.add(partialOrder);
    reductions.add(symmetry);
    reductions.addAll(Passes.explained(wishes, traits, properties));
    return reductions;
  }

  private static List<String> unchecked(
      CheckOptions wishes, ModelFacts traits, List<Property> properties) {
    List<String> left = PropertyChoice.leftOut(wishes, traits, properties);
    return left.isEmpty()
        ? List.of()
        : List.of(String.join(", ", left) + " (" + chosenBy(wishes) + " something else)");
  }

  private static String chosenBy(CheckOptions wishes) {
    List<String> options = new ArrayList<>();
    if (!wishes.properties().isEmpty()) {
      options.add("--property");
    }
    if (!wishes.formulas().isEmpty()) {
      options.add("--ltl");
    }
    if (wishes.checks().isPresent()) {
      options.add("--check");
    }
    return String.join(" and ", options) + (options.size() == 1 ? " names" : " name");
  }
}
