package dev.gyre.engine.run;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.DiskEmptinessSearch;
import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.plan.StoreSetup;
import dev.gyre.runs.LocalDirectory;
import dev.gyre.runs.RunsException;
import dev.gyre.runs.StateCodec;
import dev.gyre.search.DiskSettings;
import dev.gyre.search.RandomWalks;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;

/** Looks for a bad infinite run with the states in files, which are gone when it returns. */
final class DiskCycles {
  private final StoreSetup.Disk disk;

  DiskCycles(StoreSetup store) {
    if (!(store instanceof StoreSetup.Disk files)) {
      throw new IllegalArgumentException("the store " + store.option() + " has no files");
    }
    this.disk = files;
  }

  LivenessOutcome search(
      CycleQuestion question, SearchLimits limits, SearchObserver observer, int threads) {
    try (LocalDirectory directory =
        disk.directory()
            .map(path -> LocalDirectory.at(path, disk.diskBytes()))
            .orElseGet(() -> LocalDirectory.temporary(disk.diskBytes()))) {
      StateCodec codec = StateCodec.of(RandomWalks.sample(question.product()));
      DiskSettings settings =
          new DiskSettings(directory, directory.use(), codec, disk.memoryBytes());
      return new DiskEmptinessSearch(question, settings, limits, observer, threads).run();
    } catch (RunsException e) {
      return LivenessOutcome.withoutFiles(e.getMessage());
    }
  }
}
