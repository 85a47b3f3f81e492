package dev.gyre.bench.por;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.exec.jvm.CompiledSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.por.Method;
import dev.gyre.por.PartialOrderApplicability;
import dev.gyre.por.ReducedSystem;
import dev.gyre.por.StaticReduction;
import dev.gyre.property.Check;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.search.DepthFirstSearch;
import dev.gyre.search.RandomWalks;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.TransitionReduction;
import dev.gyre.source.SourceFile;
import dev.gyre.store.TreeStore;
import dev.gyre.system.TransitionSystem;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One model under all rules: states stored, and processor time, medians of some rounds. */
record EstimateRow(String model, Map<EstimateRule, Figures> figures) {
  private static final SearchOptions OPTIONS =
      new SearchOptions(
          Check.safety(), SearchOptions.AfterViolation.GO_ON, SearchLimits.none(), 1);

  /**
   * @param nanos of the estimate and the search, on the processor
   */
  record Figures(boolean isUsed, long states, long nanos) {}

  /** Nothing if the model is not reduced anyway. */
  static Optional<EstimateRow> of(String name, Path file, int rounds) throws IOException {
    SourceFile source =
        new SourceFile(file.toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
    Optional<ProcessSystem> model = LoadedModel.load(source, Map.of()).system();
    if (model.isEmpty()
        || PartialOrderApplicability.toModel(model.get()).obstacle().isPresent()) {
      return Optional.empty();
    }
    ProcessSystem searched =
        model.get().withSymmetry(Symmetry.none()).withProperties(List.of());
    TransitionSystem system =
        CompiledSystem.of(
            Optimiser.optimise(searched, EnumSet.allOf(Optimisation.class)).system());
    return Optional.of(new EstimateRow(name, measured(system, rounds)));
  }

  /** A rule takes the time of its estimate and of the search that it chooses. */
  private static Map<EstimateRule, Figures> measured(TransitionSystem system, int rounds) {
    long[][] searches = new long[2][rounds];
    long[] states = new long[2];
    Map<EstimateRule, long[]> estimates = new LinkedHashMap<>();
    Map<EstimateRule, Boolean> uses = new LinkedHashMap<>();
    for (int round = 0; round < rounds; round++) {
      for (int reduced = 0; reduced < 2; reduced++) {
        long start = now();
        states[reduced] = search(system, reduced == 1);
        searches[reduced][round] = now() - start;
      }
      for (EstimateRule rule : EstimateRule.ALL) {
        long start = now();
        uses.put(rule, rule.uses().test(new ReducedSystem(system, reduction(system))));
        estimates.computeIfAbsent(rule, r -> new long[rounds])[round] = now() - start;
      }
    }
    Map<EstimateRule, Figures> figures = new LinkedHashMap<>();
    uses.forEach(
        (rule, isUsed) -> {
          int reduced = isUsed ? 1 : 0;
          long estimate = rule.looks() ? median(estimates.get(rule)) : 0;
          long nanos = estimate + median(searches[reduced]);
          figures.put(rule, new Figures(isUsed, states[reduced], nanos));
        });
    return figures;
  }

  private static long search(TransitionSystem system, boolean isReduced) {
    Optional<TransitionReduction> choice =
        isReduced ? Optional.of(reduction(system).choice(system)) : Optional.empty();
    TreeStore store = new TreeStore(RandomWalks.sample(system));
    return new DepthFirstSearch(system, store, OPTIONS, SearchObserver.NONE, choice)
        .run()
        .states();
  }

  private static StaticReduction reduction(TransitionSystem system) {
    return StaticReduction.ofSteps(system.layout(), Method.STUBBORN, ExclusiveUseWatch.IGNORED);
  }

  private static long median(long[] values) {
    long[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
