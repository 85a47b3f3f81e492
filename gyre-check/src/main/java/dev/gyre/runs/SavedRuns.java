package dev.gyre.runs;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes down in which files runs are, and finds them there again. The files themselves are the
 * checkpoint: they are brought to the disk before their names are written.
 */
public final class SavedRuns {
  private static final int LEAST_BYTES = 24;

  private final LevelDirectory directory;
  private final Set<String> synced = new HashSet<>();
  private final Map<String, RunFile> opened = new HashMap<>();

  public SavedRuns(LevelDirectory directory) {
    this.directory = directory;
  }

  /** All files that were written down or found again. */
  public Set<String> names() {
    return Set.copyOf(synced);
  }

  /** A file that has no runs is brought to the disk as well. */
  public void sync(String name) {
    if (synced.add(name)) {
      try {
        directory.sync(name);
      } catch (IOException e) {
        throw new RunsException("cannot write " + name + ": " + e.getMessage(), e);
      }
    }
  }

  /**
   * @param run in files
   */
  public void save(Run run, CheckpointOutput out) {
    List<RunSlice> slices = new ArrayList<>();
    collect(run, slices);
    out.writeInt(slices.size());
    for (RunSlice slice : slices) {
      String name = ((RunFile) slice.whole()).name();
      sync(name);
      out.writeText(name);
      out.writeInt(slice.from());
      out.writeInt(slice.blocks());
      out.writeLong(slice.size());
    }
  }

  private static void collect(Run run, List<RunSlice> slices) {
    if (run instanceof JoinedRun) {
      JoinedRun.partsOf(run).forEach(part -> collect(part, slices));
    } else if (run instanceof RunSlice slice) {
      slices.add(slice);
    } else if (run instanceof RunFile file) {
      slices.add(new RunSlice(file, 0, file.blocks(), file.size()));
    } else {
      throw new IllegalArgumentException("a run that is in no file");
    }
  }

  /**
   * The same run.
   *
   * @throws RunsException if a file is missing, or damaged
   */
  public Run read(CheckpointInput in) {
    List<Run> slices = new ArrayList<>();
    for (int left = in.readCount(LEAST_BYTES); left > 0; left--) {
      String name = in.readText();
      RunFile file = opened.computeIfAbsent(name, n -> RunFile.open(directory, n));
      synced.add(name);
      int from = in.readInt();
      int blocks = in.readInt();
      long size = in.readLong();
      if (from + blocks > file.blocks()) {
        throw new DamagedRunException(name + " is not the file that was written");
      }
      boolean isWhole = from == 0 && blocks == file.blocks();
      slices.add(isWhole ? file : new RunSlice(file, from, blocks, size));
    }
    return slices.size() == 1 ? slices.get(0) : new JoinedRun(slices);
  }
}
