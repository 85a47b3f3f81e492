package dev.gyre.tck.product;

import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.StoreKind;
import dev.gyre.plan.StoreSetup;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.plan.Ticks;
import dev.gyre.plan.TimeModel;
import dev.gyre.tck.gen.Dice;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;

/** One way to look for an answer: the options of the command that must not change a verdict. */
record Settings(
    Optimisations optimisations,
    PartialOrder partialOrder,
    SymmetryOption symmetry,
    Optional<SearchOrder> search,
    Optional<StoreKind> store,
    int threads,
    Ticks ticks,
    Time time) {
  /** As little as there may be. */
  private static final long DISK_MEMORY = 1 << 20;

  private static final Pattern PROMISE = Pattern.compile("\\bx[rs]\\s");

  /** Whether timers count. */
  enum Time {
    DISCRETE,
    ABSTRACT
  }

  /** The reference: nothing is left out. The table is the simplest store, and soonest set up. */
  static Settings plain() {
    return defaults().with(Optimisations.PLAIN).with(StoreKind.TABLE);
  }

  /**
   * The reference for a model. {@code --plain} does not watch over {@code xr} and {@code xs}, as
   * documented; where they are used, nothing is reduced but what is watched is.
   */
  static Settings reference(String model) {
    return makesPromises(model)
        ? plain().with(Optimisations.ALL_SCENARIOS).with(PartialOrder.OFF).with(SymmetryOption.OFF)
        : plain();
  }

  /** This way, or one that can be compared with the reference of the model. */
  Settings comparable(String model) {
    return optimisations == Optimisations.PLAIN && makesPromises(model)
        ? with(Optimisations.DEFAULT)
        : this;
  }

  private static boolean makesPromises(String model) {
    return PROMISE.matcher(model).find();
  }

  /** What a user gets, with one worker. */
  static Settings defaults() {
    return new Settings(
        Optimisations.DEFAULT,
        PartialOrder.AUTO,
        SymmetryOption.AUTO,
        Optional.empty(),
        Optional.empty(),
        1,
        Ticks.AUTO,
        Time.DISCRETE);
  }

  static Settings random(Dice dice) {
    return new Settings(
        dice.oneIn(5) ? Optimisations.PLAIN : dice.pick(Optimisations.values()),
        dice.oneIn(3) ? PartialOrder.AUTO : dice.pick(PartialOrder.values()),
        dice.oneIn(3) ? SymmetryOption.AUTO : dice.pick(SymmetryOption.values()),
        dice.oneIn(2) ? Optional.empty() : Optional.of(dice.pick(SearchOrder.values())),
        dice.oneIn(8)
            ? Optional.empty()
            : Optional.of(dice.oneIn(8) ? StoreKind.TREE : StoreKind.TABLE),
        dice.oneIn(5) ? 2 : 1,
        dice.pick(Ticks.values()),
        Time.DISCRETE);
  }

  Settings with(Optimisations wanted) {
    return new Settings(wanted, partialOrder, symmetry, search, store, threads, ticks, time);
  }

  Settings with(StoreKind wanted) {
    return new Settings(
        optimisations, partialOrder, symmetry, search, Optional.of(wanted), threads, ticks, time);
  }

  Settings with(Time wanted) {
    return new Settings(
        optimisations, partialOrder, symmetry, search, store, threads, ticks, wanted);
  }

  /** The same with one option less; for those who look for the option that matters. */
  List<Settings> simpler() {
    Settings d = defaults();
    Set<Settings> all = new LinkedHashSet<>();
    all.add(d.with(time));
    all.add(with(d.optimisations));
    all.add(with(Optimisations.PLAIN));
    all.add(with(d.partialOrder));
    all.add(with(PartialOrder.OFF));
    all.add(with(d.symmetry));
    all.add(with(SymmetryOption.OFF));
    all.add(
        new Settings(optimisations, partialOrder, symmetry, d.search, store, threads, ticks, time));
    all.add(
        new Settings(optimisations, partialOrder, symmetry, search, d.store, threads, ticks, time));
    all.add(new Settings(optimisations, partialOrder, symmetry, search, store, 1, ticks, time));
    all.add(
        new Settings(optimisations, partialOrder, symmetry, search, store, threads, d.ticks, time));
    all.removeIf(s -> s.equals(this) || s.weight() > weight());
    return List.copyOf(all);
  }

  private Settings with(PartialOrder wanted) {
    return new Settings(optimisations, wanted, symmetry, search, store, threads, ticks, time);
  }

  private Settings with(SymmetryOption wanted) {
    return new Settings(optimisations, partialOrder, wanted, search, store, threads, ticks, time);
  }

  /** How much there is to say: options that switch something off tell more than they cost. */
  private int weight() {
    int off = (partialOrder == PartialOrder.OFF ? 1 : 0) + (symmetry == SymmetryOption.OFF ? 1 : 0);
    return 3 * arguments().size() - 4 * off;
  }

  CheckOptions wishes() {
    CheckOptions wishes =
        CheckOptions.none()
            .withOptimisations(optimisations)
            .withPartialOrder(partialOrder)
            .withSymmetry(symmetry)
            .withThreads(threads)
            .withTicks(ticks);
    wishes = search.isPresent() ? wishes.withSearch(search.get()) : wishes;
    wishes = store.isPresent() ? wishes.withStore(setup(store.get())) : wishes;
    return time == Time.ABSTRACT ? wishes.withTime(TimeModel.ABSTRACT) : wishes;
  }

  private static StoreSetup setup(StoreKind kind) {
    return kind == StoreKind.DISK
        ? new StoreSetup.Disk(Optional.empty(), OptionalLong.empty(), DISK_MEMORY)
        : new StoreSetup.Exact(kind);
  }

  /** As the command is told. */
  List<String> arguments() {
    List<String> arguments = new ArrayList<>();
    switch (optimisations) {
      case PLAIN -> arguments.add("--plain");
      case ALL_SCENARIOS -> arguments.add("--all-scenarios");
      case DEFAULT -> {}
    }
    if (partialOrder != PartialOrder.AUTO) {
      arguments.add("--por " + word(partialOrder));
    }
    if (symmetry != SymmetryOption.AUTO) {
      arguments.add("--symmetry " + word(symmetry));
    }
    search.ifPresent(order -> arguments.add("--search " + word(order)));
    store.ifPresent(
        kind ->
            arguments.add(
                "--store " + word(kind) + (kind == StoreKind.DISK ? " --memory 1M" : "")));
    arguments.add("--threads " + threads);
    if (ticks != Ticks.AUTO) {
      arguments.add("--tick " + word(ticks));
    }
    if (time == Time.ABSTRACT) {
      arguments.add("--time abstract");
    }
    return arguments;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
