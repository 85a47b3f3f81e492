package dev.gyre.search;

import dev.gyre.runs.JoinedRun;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunFiles;
import java.util.ArrayList;
import java.util.List;

/**
 * All states by their distance from the initial one. Wide levels are files; narrow ones stay in
 * memory until several of them are worth a file together.
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

  private static Run joined(List<Run> parts) {
    return parts.size() == 1 ? parts.get(0) : new JoinedRun(parts);
  }

  private List<Run> inFiles(List<Run> parts) {
    List<Run> small = parts.stream().filter(Run::isInMemory).toList();
    if (small.isEmpty()) {
      return parts;
    }
    List<Run> all = new ArrayList<>(parts.stream().filter(part -> !part.isInMemory()).toList());
    all.addAll(files.together(small));
    return all;
  }

  private void writeHeld() {
    List<Run> written = files.together(held.stream().map(levels::get).toList());
    for (int i = 0; i < written.size(); i++) {
      levels.set(held.get(i), written.get(i));
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
