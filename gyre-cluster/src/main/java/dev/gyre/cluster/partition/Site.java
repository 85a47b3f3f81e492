package dev.gyre.cluster.partition;

import dev.gyre.engine.run.SearchedForm;
import dev.gyre.property.Check;
import dev.gyre.runs.LevelDirectory;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.StateCodec;
import dev.gyre.search.LevelExpansion;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import java.util.Set;
import java.util.UUID;

/**
 * What all partitions of one machine have in common.
 *
 * @param id of the search
 * @param shared the files of the search
 * @param scratch files of this machine, which are needed for speed only
 * @param memory of one partition
 */
public record Site(
    String id,
    SearchedForm form,
    Set<Check> checks,
    StateCodec codec,
    Owners owners,
    int partitions,
    LevelDirectory shared,
    LevelDirectory scratch,
    int threads,
    Memory memory) {

  LevelExpansion expansion(SearchLimits limits, SearchObserver observer) {
    return new LevelExpansion(
        form.system(), codec, checks, limits, observer, form.reduction(), form.states());
  }

  /** Files that everybody sees; their names are those of nobody else. */
  RunFiles sharedFiles(String attempt) {
    return new RunFiles(shared, codec, id + "-" + attempt + "-");
  }

  /** Files that only this machine sees. */
  RunFiles scratchFiles() {
    return new RunFiles(scratch, codec, id + "-" + newWord() + "-");
  }

  /** A word that nobody else has. */
  static String newWord() {
    return UUID.randomUUID().toString().substring(0, 13).replace("-", "");
  }
}
