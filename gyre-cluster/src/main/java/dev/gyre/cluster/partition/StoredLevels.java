package dev.gyre.cluster.partition;

import dev.gyre.runs.Run;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.RunReference;
import java.util.ArrayList;
import java.util.List;

/** Levels that are brought to files; small ones share one. */
final class StoredLevels {
  private StoredLevels() {}

  /** Where the levels are. */
  static List<List<RunReference>> written(List<List<Run>> levels, RunFiles files) {
    List<Run> small = levels.stream().flatMap(List::stream).filter(Run::isInMemory).toList();
    List<Run> together = small.isEmpty() ? List.of() : files.together(small);
    int next = 0;
    List<List<RunReference>> all = new ArrayList<>();
    for (List<Run> level : levels) {
      List<RunReference> written = new ArrayList<>();
      for (Run run : level) {
        written.addAll(RunReference.of(run.isInMemory() ? together.get(next++) : run));
      }
      all.add(written);
    }
    return all;
  }
}
