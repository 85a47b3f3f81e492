package dev.gyre.plan;

import dev.gyre.ir.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Decides which combination of search, store, reductions and properties is used. What cannot be had
 * is refused with the reason, or left out with a note; never silently.
 */
public final class Compatibility {
  private static final String LATER = "not available yet";

  private Compatibility() {}

  /**
   * @throws RefusedException if the wishes cannot be met
   */
  public static CheckPlan decide(Wishes wishes, ModelTraits traits) throws RefusedException {
    refuseWhatIsMissing(wishes);
    List<PlannedProperty> properties = PropertyChoice.of(wishes.properties(), traits);
    List<String> notes = new ArrayList<>();
    SearchOrder search = wishes.search().orElse(SearchOrder.DFS);
    StoreSetup store = StoreChoice.of(wishes);
    PartialOrderChoice partialOrder = PartialOrderChoice.of(wishes, traits);
    if (search == SearchOrder.BFS && partialOrder.method().isPresent()) {
      notes.add("with partial order reduction the trace is the shortest among those left");
    }
    int threads = wishes.threads().orElse(Runtime.getRuntime().availableProcessors());
    List<CheckPlan.Choice> choices =
        List.of(
            new CheckPlan.Choice("search", search.words(), why(search, wishes)),
            StoreChoice.line(store, wishes),
            new CheckPlan.Choice(
                "threads",
                String.valueOf(threads),
                wishes.threads().isPresent() ? "asked for" : "default; one for each processor"));
    return new CheckPlan(
        search,
        store,
        threads,
        wishes.checks(),
        properties,
        Passes.chosen(wishes.optimisations(), traits),
        partialOrder.method(),
        choices,
        reductions(wishes, traits),
        notes,
        unchecked(traits, properties));
  }

  private static String why(SearchOrder search, Wishes wishes) {
    String effect =
        search == SearchOrder.DFS
            ? "needs the least memory; --search bfs gives a shortest trace"
            : "gives a shortest trace";
    return (wishes.search().isPresent() ? "asked for; " : "default; ") + effect;
  }

  private static void refuseWhatIsMissing(Wishes wishes) throws RefusedException {
    Symmetry symmetry = wishes.symmetry();
    if (symmetry != Symmetry.AUTO && symmetry != Symmetry.OFF) {
      refuse("--symmetry " + word(symmetry), "symmetry reduction is off");
    }
    if (wishes.fairness() != Fairness.NONE) {
      refuse("--fairness " + word(wishes.fairness()), "it concerns liveness only");
    }
    if (wishes.formula().isPresent()) {
      refuse("--ltl", "only assertions, end states, run-time errors and traces are checked");
    }
    if (wishes.time().isPresent()) {
      refuse("--time " + wishes.time().get(), "there is no notion of time");
    }
    for (Check check : wishes.checks()) {
      if (!Check.safety().contains(check)) {
        refuse("--check " + word(check), "cycles are not searched for");
      }
    }
    if (wishes.checks().isEmpty()) {
      throw new RefusedException("nothing to check: --check names nothing");
    }
    if (wishes.threads().isPresent() && wishes.threads().get() < 1) {
      throw new RefusedException(
          "--threads " + wishes.threads().get() + ": at least one is needed");
    }
  }

  private static void refuse(String option, String now) throws RefusedException {
    throw new RefusedException(option + " is " + LATER + ": " + now);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static List<Reduction> reductions(Wishes wishes, ModelTraits traits) {
    boolean plain = wishes.optimisations() == Optimisations.PLAIN;
    List<Reduction> reductions = new ArrayList<>();
    reductions.add(PartialOrderChoice.of(wishes, traits).line());
    reductions.add(off("symmetry", plain || wishes.symmetry() == Symmetry.OFF));
    reductions.addAll(Passes.explained(wishes.optimisations(), traits));
    return reductions;
  }

  private static Reduction off(String name, boolean unwanted) {
    return new Reduction(name, Reduction.State.OFF, unwanted ? "asked for" : LATER);
  }

  private static List<String> unchecked(ModelTraits traits, List<PlannedProperty> properties) {
    List<String> unchecked = new ArrayList<>();
    if (!properties.contains(PlannedProperty.safety())) {
      unchecked.add("anything besides the claim (--property names the claim only)");
    }
    if (!traits.properties().isEmpty()) {
      unchecked.add("ltl " + String.join(", ", traits.properties()) + " (LTL is " + LATER + ")");
    }
    for (PlannedProperty property : properties) {
      if (property.cycles() == PlannedProperty.Cycles.NOT_LOOKED_FOR) {
        unchecked.add("acceptance cycles of " + property.name() + " (they are " + LATER + ")");
      }
    }
    if (traits.labels().contains(Location.Mark.ACCEPT)) {
      unchecked.add("accept labels (acceptance cycles are " + LATER + ")");
    }
    if (traits.labels().contains(Location.Mark.PROGRESS)) {
      unchecked.add("progress labels (non-progress cycles are " + LATER + ")");
    }
    return unchecked;
  }
}
