package dev.gyre.plan;

import dev.gyre.ir.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides how infinite runs are looked for, and says where that departs from what was asked for.
 * The only way so far keeps states exactly and uses one thread; another {@link
 * CycleSearch.Algorithm} is chosen in {@link #search}.
 */
final class CycleChoice {
  private final Wishes wishes;
  private final ModelTraits traits;
  private final List<PlannedProperty> concerned;

  CycleChoice(Wishes wishes, ModelTraits traits, List<PlannedProperty> properties) {
    this.wishes = wishes;
    this.traits = traits;
    this.concerned =
        properties.stream().filter(p -> p.cycles() == PlannedProperty.Cycles.LOOKED_FOR).toList();
  }

  CycleSearch search() {
    return new CycleSearch(wishes.fairness(), CycleSearch.Algorithm.COMPONENTS, 1);
  }

  /** The lines of the plan; none if no property is about infinite runs. */
  List<CheckPlan.Choice> lines() {
    if (concerned.isEmpty()) {
      return List.of();
    }
    String names = String.join(", ", concerned.stream().map(PlannedProperty::name).toList());
    Fairness fairness = wishes.fairness();
    return List.of(
        new CheckPlan.Choice(
            "cycles",
            search().algorithm().words(),
            "for " + names + "; exact store, one thread, every statement a step"),
        new CheckPlan.Choice(
            "fairness",
            fairness.word(),
            (fairness == Fairness.NONE ? "default; " : "asked for; ") + fairness.effect()));
  }

  /** Where the plan departs from what was asked for. */
  List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (concerned.isEmpty()) {
      if (wishes.fairness() != Fairness.NONE) {
        notes.add(
            "--fairness "
                + wishes.fairness().word()
                + " changes nothing: no property here is about infinite runs");
      }
      return notes;
    }
    wishes
        .store()
        .filter(CycleChoice::isNotForCycles)
        .ifPresent(store -> notes.add(ofStore(store)));
    if (wishes.search().filter(order -> order == SearchOrder.BFS).isPresent()) {
      notes.add(
          "infinite runs are looked for depth first; --search bfs is for what finite runs decide");
    }
    if (wishes.threads().filter(threads -> threads > 1).isPresent()) {
      notes.add(
          "infinite runs are looked for by one thread; --threads is for what finite runs decide");
    }
    addNotesOnMeaning(notes);
    return notes;
  }

  private static boolean isNotForCycles(StoreSetup store) {
    return store.kind() != StoreKind.TREE;
  }

  private static String ofStore(StoreSetup store) {
    String why =
        store instanceof StoreSetup.Exact
            ? "the search for infinite runs numbers states in a compressed table"
            : "with a lossy store a cycle may not be seen to close, so infinite runs are looked for"
                + " with an exact one";
    return why + "; --store " + store.option() + " is for what finite runs decide";
  }

  private void addNotesOnMeaning(List<String> notes) {
    for (PlannedProperty property : concerned) {
      boolean countsSteps =
          property.kind() == PlannedProperty.Kind.LTL
              && traits.formulas().stream()
                  .anyMatch(
                      f ->
                          f.name().equals(property.name())
                              && f.next() == ModelTraits.Formula.Next.USED);
      if (countsSteps) {
        notes.add(
            property.inWords()
                + " uses X (next): it counts steps, an atomic sequence as one, and steps that"
                + " change nothing too");
      }
      if (property.kind() == PlannedProperty.Kind.ACCEPTANCE && !has(Location.Mark.ACCEPT)) {
        notes.add("no process has an accept label, so no cycle can be accepted");
      }
      if (property.kind() == PlannedProperty.Kind.PROGRESS && !has(Location.Mark.PROGRESS)) {
        notes.add("no process has a progress label, so every infinite run is without progress");
      }
    }
  }

  private boolean has(Location.Mark label) {
    return traits.labels().contains(label);
  }
}
