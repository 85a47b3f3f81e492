package dev.gyre.tck;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.DiskEmptinessSearch;
import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.runs.LocalDirectory;
import dev.gyre.runs.StateCodec;
import dev.gyre.search.DiskSettings;
import dev.gyre.search.RandomWalks;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import java.util.OptionalLong;

/** Searches for infinite runs with so little memory that small models become files. */
final class OnDisk {
  private static final long LITTLE = 30_000;

  private OnDisk() {}

  static LivenessOutcome search(CycleQuestion question, int threads) {
    try (LocalDirectory directory = LocalDirectory.temporary(OptionalLong.empty())) {
      StateCodec codec = StateCodec.of(RandomWalks.sample(question.product()));
      DiskSettings settings = new DiskSettings(directory, directory.use(), codec, LITTLE);
      return new DiskEmptinessSearch(
              question, settings, SearchLimits.none(), SearchObserver.NONE, threads)
          .run();
    }
  }
}
