package dev.gyre.plan;

import dev.gyre.ir.Location;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decides how infinite runs are looked for, and says where that departs from what was asked for.
 * One thread with an exact store is the rule. A lossy store means a nested search, and a number of
 * threads that was asked for means as many workers; both know weak fairness and no stronger one.
 */
final class CycleChoice {
  /** As many as there are bits in a word for them. */
  private static final int MOST_WORKERS = Long.SIZE;

  private final CheckOptions wishes;
  private final ModelFacts traits;
  private final List<Property> concerned;

  CycleChoice(CheckOptions wishes, ModelFacts traits, List<Property> properties) {
    this.wishes = wishes;
    this.traits = traits;
    this.concerned =
        properties.stream().filter(p -> p.cycles() == Property.Cycles.LOOKED_FOR).toList();
  }

  CycleSearch search() {
    Fairness fairness = wishes.questions().fairness();
    if (isOnDisk() && fairness == Fairness.NONE) {
      return CycleSearch.onDisk(
          wishes.search().threads().orElse(Runtime.getRuntime().availableProcessors()));
    }
    if (fairness == Fairness.STRONG || fairness == Fairness.GLOBAL) {
      return CycleSearch.exact(fairness);
    }
    Optional<StoreSetup> lossy = wishes.search().store().filter(s -> s.kind().isLossy());
    if (lossy.isPresent()) {
      return new CycleSearch(fairness, CycleSearch.Algorithm.NESTED, 1, lossy);
    }
    int threads = Math.min(wishes.search().threads().orElse(1), MOST_WORKERS);
    return threads == 1 || isLimited()
        ? CycleSearch.exact(fairness)
        : new CycleSearch(
            fairness, CycleSearch.Algorithm.SHARED_COMPONENTS, threads, Optional.empty());
  }

  private boolean isOnDisk() {
    return wishes.search().store().filter(s -> s.kind() == StoreKind.DISK).isPresent();
  }

  /**
   * Who is treated fairly is a matter of whole components, or of many more acceptance sets, and the
   * search on disk takes one set after the other.
   *
   * @throws RefusedException if states are to be on disk and fairness counts
   */
  void refuseFairnessOnDisk() throws RefusedException {
    Fairness fairness = wishes.questions().fairness();
    if (isOnDisk() && fairness != Fairness.NONE && !concerned.isEmpty()) {
      throw new RefusedException(
          "the store disk knows no fairness: states on disk are taken away set by set, and "
              + fairness.word()
              + " fairness of "
              + concerned.get(0).inWords()
              + " needs whole components in memory; leave --fairness out, or take the store tree"
              + (fairness == Fairness.WEAK ? ", bitstate or compact" : ""));
    }
  }

  /**
   * @throws RefusedException if infinite runs alone are asked about on a cluster
   */
  void refuseLabelsOnCluster() throws RefusedException {
    boolean isOnCluster =
        wishes.search().store().filter(s -> s.kind() == StoreKind.CLUSTER).isPresent();
    Optional<Property> label =
        concerned.stream()
            .filter(p -> p.kind() != Property.Kind.LTL && p.kind() != Property.Kind.NEVER)
            .findFirst();
    if (isOnCluster && label.isPresent()) {
      throw new RefusedException(
          "a cluster looks for what finite runs decide, and "
              + label.get().inWords()
              + " is about infinite runs; leave --cluster out, and take --store disk if memory is"
              + " short");
    }
  }

  /** What is too deep for one worker need not be for another; they would not see the same graph. */
  private boolean isLimited() {
    return wishes.limits().maxDepth().isPresent();
  }

  /** The search for one property. */
  CycleSearch of(Property property, SymmetryPlan symmetry) {
    return search().forProperty(property.kind()).with(symmetry);
  }

  /** The lines of the plan; none if no property is about infinite runs. */
  List<CheckPlan.Choice> lines(List<PropertyPlan> plans) {
    if (concerned.isEmpty()) {
      return List.of();
    }
    Map<CycleSearch, List<String>> searches = new LinkedHashMap<>();
    plans.stream()
        .filter(plan -> concerned.contains(plan.property()))
        .forEach(
            plan ->
                searches
                    .computeIfAbsent(plan.cycles(), search -> new ArrayList<>())
                    .add(plan.property().name()));
    List<CheckPlan.Choice> lines = new ArrayList<>();
    searches.forEach(
        (search, names) ->
            lines.add(
                new CheckPlan.Choice(
                    "cycles",
                    search.algorithm().words(),
                    "for " + String.join(", ", names) + "; " + means(search))));
    Fairness fairness = wishes.questions().fairness();
    lines.add(
        new CheckPlan.Choice(
            "fairness",
            fairness.word(),
            (fairness == Fairness.NONE ? "default; " : "asked for; ") + fairness.effect()));
    return lines;
  }

  private static String means(CycleSearch search) {
    String store = search.algorithm().isOnDisk() ? "disk" : "exact";
    return search.lossyStore().map(StoreSetup::option).orElse(store)
        + " store, "
        + (search.threads() == 1 ? "one thread" : search.threads() + " threads");
  }

  /** Where the plan departs from what was asked for. */
  List<String> notes(List<PropertyPlan> plans) {
    List<String> notes = new ArrayList<>();
    if (concerned.isEmpty()) {
      if (wishes.questions().fairness() != Fairness.NONE) {
        notes.add(
            wishes.questions().fairness().word()
                + " fairness changes nothing: no property here is about infinite runs");
      }
      return notes;
    }
    wishes.search().store().flatMap(this::noteOnStore).ifPresent(notes::add);
    boolean isBreadthFirst =
        wishes.search().order().filter(order -> order == SearchOrder.BFS).isPresent();
    if (isBreadthFirst && !isOnDisk()) {
      notes.add(
          "infinite runs are looked for depth first; breadth first is for what finite runs decide");
    }
    addNotesOnThreads(plans, notes);
    addNotesOnMeaning(notes);
    return notes;
  }

  private void addNotesOnThreads(List<PropertyPlan> plans, List<String> notes) {
    int asked = wishes.search().threads().orElse(1);
    int threads = search().threads();
    if (asked > threads) {
      notes.add(
          threads == 1
              ? byOne(whyByOne())
              : "infinite runs are looked for by at most " + threads + " threads");
    }
    if (threads > 1) {
      plans.stream()
          .filter(plan -> concerned.contains(plan.property()) && plan.cycles().threads() == 1)
          .map(
              plan ->
                  byOne(
                      "for "
                          + plan.property().name()
                          + ", since fairness is followed"
                          + " through states that stand for others"))
          .forEach(notes::add);
    }
  }

  private static String byOne(String why) {
    return "infinite runs are looked for by one thread "
        + why
        + "; several threads are for what finite runs decide";
  }

  private String whyByOne() {
    if (search().algorithm() == CycleSearch.Algorithm.NESTED) {
      return "with a lossy store";
    }
    Fairness fairness = wishes.questions().fairness();
    return fairness == Fairness.STRONG || fairness == Fairness.GLOBAL
        ? "under " + fairness.word() + " fairness"
        : "within a limit of depth";
  }

  private Optional<String> noteOnStore(StoreSetup store) {
    String why;
    if (store.kind() == StoreKind.TABLE) {
      why = "the search for infinite runs numbers states in a compressed table";
    } else if (!store.kind().isLossy()) {
      return Optional.empty();
    } else if (search().algorithm() != CycleSearch.Algorithm.NESTED) {
      why =
          wishes.questions().fairness().word()
              + " fairness is about whole components of an exact store";
    } else if (concerned.stream()
        .anyMatch(p -> p.kind() == Property.Kind.PROGRESS || p.kind() == Property.Kind.ZENO)) {
      why = "runs without progress are looked for with an exact store";
    } else {
      return Optional.empty();
    }
    return Optional.of(why + "; store " + store.option() + " is for what finite runs decide");
  }

  private void addNotesOnMeaning(List<String> notes) {
    for (Property property : concerned) {
      boolean countsSteps =
          property.kind() == Property.Kind.LTL
              && traits.formulas().stream()
                  .anyMatch(
                      f ->
                          f.name().equals(property.name())
                              && f.next() == ModelFacts.Formula.Next.USED);
      if (countsSteps) {
        notes.add(
            property.inWords()
                + " uses X (next): it counts steps, an atomic sequence as one, and steps that"
                + " change nothing too");
      }
      if (property.kind() == Property.Kind.ACCEPTANCE && !has(Location.Mark.ACCEPT)) {
        notes.add("no process has an accept label, so no cycle can be accepted");
      }
      if (property.kind() == Property.Kind.ZENO && !traits.hasTimers()) {
        notes.add("the model has no timers, so time stops in every infinite run");
      }
      if (property.kind() == Property.Kind.PROGRESS && !has(Location.Mark.PROGRESS)) {
        notes.add("no process has a progress label, so every infinite run is without progress");
      }
    }
  }

  private boolean has(Location.Mark label) {
    return traits.labels().contains(label);
  }
}
