package dev.gyre.search;

import dev.gyre.runs.JoinedRun;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunFiles;
import java.util.ArrayList;
import java.util.List;

/**
 * All states by their distance from the initial one. Wide levels are files; narrow ones stay in
 * memory until several of them are worth a file together.
 *
 * <p>Invariant: the parts of a level are sorted, each by itself, and stay apart in files, so that
 * they can be known runs again when the search is taken up.
 */
public final class DiskLevels {
  private final RunFiles files;
  private final long mostBytes;
  private final List<Run> levels = new ArrayList<>();

  /** Which levels are in memory. */
  private final List<Integer> held = new ArrayList<>();

  private long heldBytes;
  private long indexBytes;

  /**
   * @param mostBytes what levels in memory may take
   */
  public DiskLevels(RunFiles files, long mostBytes) {
    this.files = files;
    this.mostBytes = mostBytes;
  }

  /**
   * Adds the level behind the last one.
   *
   * @param parts its states; those of one part are sorted
   */
  public void add(List<Run> parts) {
    boolean isNarrow = parts.stream().allMatch(Run::isInMemory);
    Run level = joined(isNarrow ? parts : inFiles(parts));
    levels.add(level);
    if (!isNarrow) {
      indexBytes += level.memoryBytes();
      return;
    }
    held.add(levels.size() - 1);
    heldBytes += level.memoryBytes();
    if (heldBytes > mostBytes) {
      writeHeld();
    }
  }

  /** Adds a level as it was written down. */
  void restore(Run level) {
    levels.add(level);
    indexBytes += level.memoryBytes();
  }

  /** All levels. */
  List<Run> all() {
    return List.copyOf(levels);
  }

  private static Run joined(List<Run> parts) {
    return parts.size() == 1 ? parts.get(0) : new JoinedRun(parts);
  }

  /** The same parts, none of them in memory. */
  List<Run> inFiles(List<Run> parts) {
    List<Run> small = parts.stream().filter(Run::isInMemory).toList();
    if (small.isEmpty()) {
      return parts;
    }
    List<Run> all = new ArrayList<>(parts.stream().filter(part -> !part.isInMemory()).toList());
    all.addAll(files.together(small));
    return all;
  }

  /** No level is in memory any more. */
  void writeHeld() {
    if (held.isEmpty()) {
      return;
    }
    List<Run> parts =
        held.stream().flatMap(level -> JoinedRun.partsOf(levels.get(level)).stream()).toList();
    List<Run> written = files.together(parts);
    int from = 0;
    for (int level : held) {
      int to = from + JoinedRun.partsOf(levels.get(level)).size();
      levels.set(level, joined(written.subList(from, to)));
      from = to;
    }
    held.clear();
    heldBytes = 0;
  }

  public Run get(int level) {
    return levels.get(level);
  }

  /** What is held in memory for the levels, more or less. */
  public long memoryBytes() {
    return heldBytes + indexBytes + levels.size() * 64L;
  }
}
