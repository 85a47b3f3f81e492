package dev.gyre.cluster.driver;

import dev.gyre.cluster.Cluster;
import dev.gyre.cluster.ClusterProvider;
import dev.gyre.cluster.partition.Commits;
import dev.gyre.cluster.partition.HandOver;
import dev.gyre.cluster.partition.LocalLevels;
import dev.gyre.cluster.partition.Memory;
import dev.gyre.cluster.partition.OwnerChoice;
import dev.gyre.cluster.partition.Owners;
import dev.gyre.cluster.partition.SearchFiles;
import dev.gyre.cluster.partition.Site;
import dev.gyre.cluster.record.Finding;
import dev.gyre.cluster.record.Head;
import dev.gyre.cluster.record.Layout;
import dev.gyre.engine.GyreBuild;
import dev.gyre.engine.run.ClusterEngine;
import dev.gyre.engine.run.SearchedForm;
import dev.gyre.plan.StoreSetup;
import dev.gyre.runs.LevelDirectory;
import dev.gyre.runs.LocalDirectory;
import dev.gyre.runs.StateCodec;
import dev.gyre.search.LevelExpansion;
import dev.gyre.search.PredecessorSearch;
import dev.gyre.search.RandomWalks;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.Violation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** The part of a search that this machine does alone: for most models, all of it. */
final class LocalPart {
  private final ClusterEngine.Task task;
  private final ClusterProvider provider;
  private final LevelDirectory shared;
  private final SearchOptions options;
  private final StateCodec codec;
  private final LocalProgress progress;
  private final long start = System.nanoTime();

  LocalPart(ClusterEngine.Task task, ClusterProvider provider, LevelDirectory shared) {
    this.task = task;
    this.provider = provider;
    this.shared = shared;
    this.options = task.options();
    this.codec = StateCodec.of(RandomWalks.sample(task.form().system()));
    this.progress = new LocalProgress(task.observer());
  }

  /** Searches, here and, if that becomes too much, elsewhere. */
  SearchOutcome run() {
    try (LocalDirectory scratch = LocalDirectory.temporary(OptionalLong.empty());
        LocalLevels levels =
            new LocalLevels(
                site("local", new Owners(new int[0], 1), 1, scratch, scratch),
                options.limits(),
                progress)) {
      Optional<SearchOutcome.End> end = expanded(levels);
      if (end.isPresent()) {
        return Outcomes.of(
            end.get(), levels.states(), levels.expanded(), levels.counts(), violations(levels));
      }
      return handOver(levels, scratch);
    }
  }

  private Site site(
      String id, Owners owners, int partitions, LevelDirectory files, LevelDirectory scratch) {
    long memory = Math.min(options.limits().memoryBytes(), StoreSetup.defaultDiskMemory());
    return new Site(
        id,
        task.form(),
        options.checks(),
        codec,
        owners,
        partitions,
        files,
        scratch,
        options.threads(),
        new Memory(memory));
  }

  /** Why the search ended; empty if it is to go on elsewhere. */
  private Optional<SearchOutcome.End> expanded(LocalLevels levels) {
    while (true) {
      if (levels.last() >= options.limits().maxDepth()) {
        return Optional.of(SearchOutcome.End.DEPTH_LIMIT);
      }
      int before = levels.last();
      progress.at(levels);
      Optional<LevelExpansion.Result> broken = levels.expand();
      if (Outcomes.isEnough(levels.findings(), options)) {
        return Optional.of(SearchOutcome.End.VIOLATION);
      }
      if (broken.isPresent()) {
        return broken.map(LevelExpansion.Result::end);
      }
      if (levels.last() == before) {
        return Optional.of(levels.end());
      }
      if (isDue(levels)) {
        return Optional.empty();
      }
    }
  }

  private boolean isDue(LocalLevels levels) {
    StoreSetup.Cluster.Moving moving = task.store().moving();
    return levels.level(levels.last()).size() >= moving.levelStates()
        || System.nanoTime() - start >= moving.millis() * 1_000_000;
  }

  private SearchOutcome handOver(LocalLevels levels, LocalDirectory scratch) {
    try (Cluster cluster = provider.connect(task.store().master())) {
      int machines = Math.max(1, cluster.machines());
      task.remarks()
          .accept(
              String.format(
                  Locale.ROOT,
                  "after %,d states the search goes on at %s",
                  levels.states(),
                  cluster.description()));
      int[] words = OwnerChoice.of(levels, machines);
      String id = SearchFiles.newId(task.form().mark());
      Head head =
          new Head(
              GyreBuild.current().text(),
              task.form().mark(),
              machines,
              new Layout(codec.descriptor(), words));
      new SearchFiles(shared).begin(id, head);
      Site site = site(id, new Owners(words, machines), machines, shared, scratch);
      new Commits(shared, id).write(new HandOver(site).of(levels));
      return new SharedPart(task, cluster, shared, id).run();
    }
  }

  private List<Violation> violations(LocalLevels levels) {
    return Outcomes.violations(levels.findings(), task, finding -> wayTo(finding, levels));
  }

  private List<int[]> wayTo(Finding finding, LocalLevels levels) {
    SearchedForm form = task.form();
    PredecessorSearch search = new PredecessorSearch(form.system(), codec, form.states());
    List<int[]> backwards = new ArrayList<>();
    int[] state = finding.state();
    backwards.add(state);
    for (int level = finding.step() - 2; level >= 0; level--) {
      int[] wanted = state;
      state =
          search
              .in(levels.level(level), wanted)
              .orElseThrow(() -> new IllegalStateException("a state has no predecessor"));
      backwards.add(state);
    }
    Collections.reverse(backwards);
    return backwards;
  }
}
