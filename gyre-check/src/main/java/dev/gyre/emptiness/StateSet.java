package dev.gyre.emptiness;

import dev.gyre.runs.LevelDirectory;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunBuilder;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.RunMerge;
import dev.gyre.runs.RunSet;
import dev.gyre.runs.StageDirectory;
import dev.gyre.runs.StateCodec;
import dev.gyre.search.DiskLevels;
import dev.gyre.search.DiskShares;
import java.util.ArrayList;
import java.util.List;

/** A set of states on disk, which are looked up many at a time, in order. Its files are its own. */
final class StateSet implements AutoCloseable {
  private final StageDirectory directory;
  private final RunFiles files;
  private final RunSet runs;
  private final long smallWords;
  private final List<StateSet> owned = new ArrayList<>();

  /**
   * @param word names the files, as no other set's
   */
  StateSet(LevelDirectory directory, String word, StateCodec codec, DiskShares shares) {
    this.directory = new StageDirectory(directory, word);
    this.files = new RunFiles(this.directory, codec);
    this.runs = new RunSet(files, shares.smallRunWords(), shares.filterBytes());
    this.smallWords = shares.smallPartWords();
  }

  /** Starts a run of states that are not in the set. */
  RunBuilder newRun() {
    return new RunBuilder(files, smallWords);
  }

  /** Adds a run of states that are not in the set, as this one's or another one's files. */
  void add(Run run) {
    if (run.size() > 0) {
      runs.add(run);
      runs.tidy();
    }
  }

  /**
   * Adds the states of a set that has none of this one's. It is not to be changed any more, and is
   * closed with this one.
   */
  void takeOver(StateSet other) {
    other.parts().forEach(this::add);
    owned.add(other);
  }

  /** Whether something was written for it, and not in memory alone. */
  boolean hasFiles() {
    return directory.created() > 0;
  }

  /** Levels, in the files of this set. */
  DiskLevels newLevels(DiskShares shares) {
    return new DiskLevels(files, shares.levelBytes());
  }

  /**
   * Adds the states of a region that are not in the set yet.
   *
   * @param sorted runs that may have states in common
   * @return those that were added
   */
  Run addNew(List<Run> sorted, Region region) {
    Run found;
    try (RunMerge merge = new RunMerge(sorted);
        RunSet.Probe known = runs.newProbe();
        Region.Probe inside = region.newProbe();
        RunBuilder builder = newRun()) {
      merge.all(
          (data, at, length) -> {
            if (!known.contains(data, at, length) && inside.contains(data, at, length)) {
              builder.accept(data, at, length);
            }
          });
      found = builder.finish();
    }
    add(found);
    return found;
  }

  long size() {
    return runs.size();
  }

  RunSet.Probe newProbe() {
    return runs.newProbe();
  }

  /** The states in few runs; good until the set is changed. */
  List<Run> parts() {
    return runs.parts();
  }

  long memoryBytes() {
    return runs.memoryBytes();
  }

  /** How often large runs were merged. */
  long merges() {
    return runs.merges();
  }

  /** Stops merging, and lets go of all files, which stay. */
  void stop() {
    runs.close();
  }

  /** Stops merging, and removes all files. */
  @Override
  public void close() {
    stop();
    directory.close();
    owned.forEach(StateSet::close);
  }
}
