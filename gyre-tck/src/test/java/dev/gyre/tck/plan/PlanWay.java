package dev.gyre.tck.plan;

import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.StoreKind;
import dev.gyre.plan.StoreSetup;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.plan.Ticks;
import dev.gyre.plan.TimeModel;
import dev.gyre.property.Check;
import dev.gyre.property.Fairness;
import dev.gyre.system.Channels;
import dev.gyre.tck.gen.Dice;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Options of {@code gyre verify}, as words of the command and as values of the API. */
record PlanWay(List<Switch> switches) {
  private static final long TABLE_BYTES = 1 << 20;

  /** One option. */
  record Switch(String words, UnaryOperator<CheckOptions> change) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Switch that && words.equals(that.words);
    }

    @Override
    public int hashCode() {
      return words.hashCode();
    }
  }

  static final Switch PLAIN = new Switch("--plain", o -> o.withOptimisations(Optimisations.PLAIN));
  static final Switch ALL_SCENARIOS =
      new Switch("--all-scenarios", o -> o.withOptimisations(Optimisations.ALL_SCENARIOS));
  static final Switch LOSSY = new Switch("--lossy", o -> o.withChannels(Channels.LOSSY));
  static final Switch ABSTRACT = new Switch("--time abstract", o -> o.withTime(TimeModel.ABSTRACT));
  static final Switch SHALLOW =
      new Switch(
          "--max-depth 6",
          o ->
              o.withLimits(new Limits(OptionalLong.of(6), Optional.empty(), OptionalLong.empty())));

  PlanWay {
    switches = List.copyOf(switches);
  }

  static Switch por(PartialOrder method) {
    return new Switch("--por " + word(method), o -> o.withPartialOrder(method));
  }

  static Switch symmetry(SymmetryOption strategy) {
    return new Switch("--symmetry " + word(strategy), o -> o.withSymmetry(strategy));
  }

  static Switch ticks(Ticks ticks) {
    return new Switch("--tick " + word(ticks), o -> o.withTicks(ticks));
  }

  static Switch threads(int number) {
    return new Switch("--threads " + number, o -> o.withThreads(number));
  }

  private static Switch search(SearchOrder order) {
    return new Switch("--search " + word(order), o -> o.withSearch(order));
  }

  private static Switch fairness(Fairness fairness) {
    return new Switch("--fairness " + word(fairness), o -> o.withFairness(fairness));
  }

  private static Switch store(StoreKind kind) {
    StoreSetup setup =
        switch (kind) {
          case BITSTATE -> new StoreSetup.Bitstate(3, TABLE_BYTES);
          case COMPACT -> new StoreSetup.Compact(32, TABLE_BYTES);
          default -> new StoreSetup.Exact(kind);
        };
    String size = setup instanceof StoreSetup.Exact ? "" : " --memory 1M";
    return new Switch("--store " + word(kind) + size, o -> o.withStore(setup));
  }

  private static Switch checks(Check... wanted) {
    List<String> words = Set.of(wanted).stream().map(PlanWay::word).sorted().toList();
    return new Switch(
        "--check " + String.join(",", words),
        o -> o.withChecks(new LinkedHashSet<>(List.of(wanted))));
  }

  /** What everybody uses, and what has gone wrong before. */
  static List<PlanWay> usual() {
    return List.of(
        new PlanWay(List.of(threads(1))),
        new PlanWay(List.of(threads(2), fairness(Fairness.WEAK))),
        new PlanWay(List.of(threads(2), SHALLOW)));
  }

  /** Some options, each of them seldom, and always a number of workers. */
  static PlanWay random(Dice dice) {
    List<Switch> chosen = new ArrayList<>();
    chosen.add(threads(dice.oneIn(3) ? 2 : 1));
    maybe(dice, 5, chosen, PLAIN, ALL_SCENARIOS);
    maybe(dice, 2, chosen, methods());
    maybe(dice, 2, chosen, strategies());
    maybe(dice, 4, chosen, search(SearchOrder.BFS), search(SearchOrder.DFS));
    maybe(
        dice,
        4,
        chosen,
        store(StoreKind.TREE),
        store(StoreKind.TABLE),
        store(StoreKind.BITSTATE),
        store(StoreKind.COMPACT));
    maybe(
        dice,
        3,
        chosen,
        fairness(Fairness.WEAK),
        fairness(Fairness.STRONG),
        fairness(Fairness.GLOBAL));
    maybe(dice, 4, chosen, ticks(Ticks.SINGLE), ticks(Ticks.MERGED));
    maybe(dice, 10, chosen, ABSTRACT);
    maybe(dice, 10, chosen, SHALLOW);
    maybe(dice, 10, chosen, LOSSY);
    maybe(
        dice,
        6,
        chosen,
        checks(Check.DEADLOCK),
        checks(Check.ASSERT, Check.ERROR),
        checks(Check.ACCEPTANCE),
        checks(Check.PROGRESS),
        checks(Check.DEADLOCK, Check.ACCEPTANCE));
    return new PlanWay(chosen);
  }

  private static Switch[] methods() {
    return Set.of(PartialOrder.values()).stream()
        .filter(method -> method != PartialOrder.AUTO)
        .sorted()
        .map(PlanWay::por)
        .toArray(Switch[]::new);
  }

  private static Switch[] strategies() {
    return Set.of(SymmetryOption.values()).stream()
        .filter(strategy -> strategy != SymmetryOption.AUTO)
        .sorted()
        .map(PlanWay::symmetry)
        .toArray(Switch[]::new);
  }

  private static void maybe(Dice dice, int seldom, List<Switch> chosen, Switch... alternatives) {
    if (dice.oneIn(seldom)) {
      chosen.add(dice.pick(alternatives));
    }
  }

  boolean has(Switch wanted) {
    return switches.contains(wanted);
  }

  boolean names(String option) {
    return switches.stream().anyMatch(s -> s.words().startsWith(option));
  }

  /** The same with an option, instead of those that begin with the same word. */
  PlanWay with(Switch other) {
    String option = other.words().split(" ")[0];
    List<Switch> changed = new ArrayList<>(without(option).switches);
    changed.add(other);
    return new PlanWay(changed);
  }

  PlanWay without(String option) {
    return new PlanWay(switches.stream().filter(s -> !s.words().startsWith(option)).toList());
  }

  /** The same question to a search that leaves nothing out. */
  PlanWay plain() {
    return without("--all-scenarios")
        .without("--por")
        .without("--symmetry")
        .without("--tick")
        .with(PLAIN);
  }

  CheckOptions options() {
    CheckOptions options = CheckOptions.none();
    for (Switch each : switches) {
      options = each.change().apply(options);
    }
    return options;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String toString() {
    return String.join(" ", switches.stream().map(Switch::words).toList());
  }
}
