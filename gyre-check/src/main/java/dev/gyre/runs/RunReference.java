package dev.gyre.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Where a run is: some neighbouring blocks of a file.
 *
 * @param file the name of the file
 * @param from the first block
 * @param states how many records the blocks have
 */
public record RunReference(String file, int from, int blocks, long states) {
  /** Where a run that is in files is. */
  public static List<RunReference> of(Run run) {
    List<RunReference> found = new ArrayList<>();
    collect(run, found);
    return found;
  }

  private static void collect(Run run, List<RunReference> found) {
    if (run instanceof JoinedRun) {
      JoinedRun.partsOf(run).forEach(part -> collect(part, found));
    } else if (run instanceof RunSlice slice) {
      String name = ((RunFile) slice.whole()).name();
      found.add(new RunReference(name, slice.from(), slice.blocks(), slice.size()));
    } else if (run instanceof RunFile file) {
      found.add(new RunReference(file.name(), 0, file.blocks(), file.size()));
    } else {
      throw new IllegalArgumentException("a run that is in no file");
    }
  }

  /**
   * The run.
   *
   * @param opened files that are open already; one that is not is added
   * @throws RunsException if the file is missing, or damaged, or another one
   */
  public Run open(LevelDirectory directory, Map<String, RunFile> opened) {
    RunFile whole = opened.computeIfAbsent(file, name -> RunFile.open(directory, name));
    long found = 0;
    for (int i = from; i < Math.min(from + blocks, whole.blocks()); i++) {
      found += whole.count(i);
    }
    if (from < 0 || from + blocks > whole.blocks() || found != states) {
      throw new DamagedRunException(file + " is not the file that was written");
    }
    return from == 0 && blocks == whole.blocks()
        ? whole
        : new RunSlice(whole, from, blocks, states);
  }
}
